// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "lint/lintsummary.h"
#include "protocol/taskresult.h"
#include "ui/widgets/controls/buttonwords.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class IconLabel;
class Label;
class ResultState;
class Segmented;

/// The bar at the foot of the reply form: the time left, what was found, and both ways to send. If there is not enough
/// room, the findings become a number. Then the button for "running" shows only its icon, the final button omits the
/// chosen status, then the number goes, and at last the final button shows only its icon too.
class ReplyActions final : public QWidget
{
    Q_OBJECT
public:
    explicit ReplyActions(base::Clock &clock, QWidget *parent = nullptr);

    /// Sets the deadline; invalid if there is none.
    void setDeadline(const QDateTime &deadline);
    /// Sets the words of the buttons. `anyway`: sending overrides an obstacle.
    void setState(protocol::TaskStatus status, bool anyway);
    /// Sets what the linter found, and the size of the reply in bytes.
    void setFindings(const lint::LintSummary &findings, qint64 bytes);
    /// Enables the buttons. `sending`: a reply is being sent.
    void setAllowed(bool running, bool chosen, bool sending);
    /// Shows the choice of a status here too, for windows in which the form is split into tabs.
    void setNarrow(bool narrow);

    /// The size of the smallest form, whichever form is shown.
    QSize minimumSizeHint() const override;

signals:
    void statusChosen(runlatch::protocol::TaskStatus status);
    void sendRunningWanted();
    void sendFinalWanted();
    void findingsWanted();

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void showFinalWord();
    /// The extra width of the final button with the status on it.
    int statusWidth() const;
    int stateWidth() const;
    void tick();
    void showTime();

    base::Clock &m_clock;
    QDateTime m_deadline;
    bool m_isTicking = false;
    bool m_isNarrow = false;
    bool m_hasFinal = true; ///< the chosen status is final
    IconLabel *m_timer;
    Label *m_left;
    Label *m_until;
    ResultState *m_state;
    Label *m_sending;
    Segmented *m_status;
    QPushButton *m_running;
    QPushButton *m_final;
    QString m_finalLong;
    QString m_finalShort;
    bool m_isFinalShort = false;
    ButtonWords m_runningWord;
    ButtonWords m_finalWord;
};

} // namespace runlatch::ui
