// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/report.h"
#include "ui/widgets/frames/dialog.h"

#include <memory>
#include <optional>

class QCheckBox;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;

namespace runlatch::ui {

class Label;
class MessageBar;

/// Takes outcomes from a report in SARIF or JUnit XML. Says beforehand how many they are, what becomes what, and what
/// of the report is not in them. The report is read in the pool; closing the dialog cancels that.
class ReportDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `present`: so many outcomes are there already, behind which these may stand.
    explicit ReportDialog(qsizetype present, QWidget *parent = nullptr);
    ~ReportDialog() override;

    void setFile(const QString &file); ///< begins to read it

signals:
    /// `file` is its name without the folder. Comes once, before the dialog closes.
    void taken(const QList<runlatch::protocol::Outcome> &outcomes, bool isReplacing, const QString &file);

private:
    void buildLayout();
    void connectParts();
    void browse();
    void read();
    void cancelReading();
    void show(const base::Result<outcomes::Report> &report);
    void take();

    const qsizetype m_present;
    QString m_file;
    std::optional<outcomes::Report> m_report;
    std::unique_ptr<QObject> m_reading; ///< context of the answer that is waited for
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    Label *m_chosen;
    QPushButton *m_browse;
    MessageBar *m_message;
    Label *m_counts;
    QPlainTextEdit *m_details;
    QCheckBox *m_suppressed;
    QRadioButton *m_behind;
    QRadioButton *m_instead;
    QPushButton *m_close;
    QPushButton *m_take;
};

} // namespace runlatch::ui
