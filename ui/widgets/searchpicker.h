// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/picker.h"

#include <QAbstractItemModel>

class QAbstractItemDelegate;

namespace runlatch::ui {

class PickerPopup;

/// A Picker over a list that is searched where it comes from: it opens a line to search with and the rows of a source,
/// and shows what was chosen whether the source has it now or not.
class SearchPicker final : public Picker
{
    Q_OBJECT

public:
    /// `source` must outlive this; its display role is what is read.
    SearchPicker(const QString &icon, const QString &accessibleName, QAbstractItemModel &source,
                 QWidget *parent = nullptr);

    void setDelegate(QAbstractItemDelegate *delegate);
    void setChosen(const QString &text); ///< what is shown; empty: nothing
    void setBusy(bool busy);             ///< the source is being asked

    void showPopup() override;
    void hidePopup() override;

signals:
    void searchWanted(const QString &text); ///< rows that hold this; empty: all
    void rowChosen(int row);                ///< of the source, by the user

protected:
    void keyPressEvent(QKeyEvent *event) override; ///< what is typed opens the search

private:
    PickerPopup *m_popup;
};

} // namespace runlatch::ui
