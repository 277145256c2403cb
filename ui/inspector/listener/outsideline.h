// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPointer>
#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class Badge;
class CodeView;
class ElidedLabel;
class OutsideControl;

/// The line below the listener's strip that says how it is reached from outside, with the buttons of a tunnel. Before
/// the start it shows the command, because a person should see what a click starts. Hidden while it is not to be
/// reached.
class OutsideLine final : public QWidget
{
    Q_OBJECT
public:
    /// `control` must outlive this.
    explicit OutsideLine(OutsideControl &control, QWidget *parent = nullptr);

private:
    void showState();
    QString words() const;
    void openLog();
    void showLog();

    OutsideControl &m_control;
    Badge *m_state;
    ElidedLabel *m_words;
    QPushButton *m_start;
    QPushButton *m_stop;
    QPushButton *m_check;
    QPushButton *m_log;
    QPointer<CodeView> m_shownLog;
};

} // namespace runlatch::ui
