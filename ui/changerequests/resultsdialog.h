// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/changerequests/resultmodel.h"
#include "ui/widgets/frames/dialog.h"

class QDialogButtonBox;
class QPushButton;

namespace runlatch::ui {

class Label;
class SelectableLabel;
class TableView;

/// The result for each of many items, updated while the operation runs. Deletes itself when it is closed; show it with
/// `open()`.
class ResultsDialog final : public Dialog
{
    Q_OBJECT

public:
    ResultsDialog(const QString &title, const QString &subjectHeading, QWidget *parent);

    void setSummary(const QString &summary);
    void setResults(const QList<Result> &results);
    /// Hides or shows the column of places.
    void setPlacesShown(bool shown);
    QPushButton *addAction(const QString &text, const QString &icon = {});
    const Result *current() const; ///< null if no row is chosen

signals:
    void currentChanged();

private:
    void buildTable();
    void showCurrent();

    ResultModel m_model;
    Label *m_summary;
    TableView *m_table;
    SelectableLabel *m_reason;
    QDialogButtonBox *m_buttons;
};

} // namespace runlatch::ui
