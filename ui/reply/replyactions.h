// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "protocol/taskresult.h"
#include "ui/widgets/buttonwords.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace runlatch::ui {

class Label;
class Segmented;

/// The bar at the foot of the reply form: the time that is left, and both ways to send. Where there is no room for
/// all of it, sending "running" is an icon alone, then the final one does not repeat the chosen status, and at last has
/// no word either.
class ReplyActions final : public QWidget
{
    Q_OBJECT
public:
    explicit ReplyActions(base::Clock &clock, QWidget *parent = nullptr);

    /// Invalid where there is none.
    void setDeadline(const QDateTime &deadline);
    /// What the buttons say. `anyway`: something stands against sending and is to be overridden.
    void setState(protocol::TaskStatus status, bool anyway);
    /// What they do. `sending`: one is under way.
    void setAllowed(bool running, bool chosen, bool sending);
    /// Shows the choice of a status here too, for windows in which the form is spread over tabs.
    void setNarrow(bool narrow);

    /// Of the smallest form, whichever is shown.
    QSize minimumSizeHint() const override;

signals:
    void statusChosen(runlatch::protocol::TaskStatus status);
    void sendRunningWanted();
    void sendFinalWanted();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void showFinalWord();
    /// How much longer the final button is with the status on it.
    int statusWidth() const;
    void tick();
    void showTime();

    base::Clock &m_clock;
    QDateTime m_deadline;
    bool m_isTicking = false;
    bool m_hasFinal = true; ///< the chosen status is one
    QLabel *m_timer;
    Label *m_left;
    Label *m_until;
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
