// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/reply.h"

#include <QWidget>

namespace runlatch::ui {

class MessageBar;

/// The bars above the form of a reply: for what stands against sending, for the reply that is on its way, and for what
/// became of the last one.
class ReplyBars final : public QWidget
{
    Q_OBJECT
public:
    explicit ReplyBars(QWidget *parent = nullptr);

    void showObstacles(const QList<inspector::Obstacle> &obstacles, const QUrl &callback);
    /// `isFromHere`: the reply that is being sent was sent from this form, which says so itself.
    void showUnderWay(const inspector::Reply::UnderWay &underWay, bool isFromHere);
    void showAccepted(const inspector::Reply::Sent &sent);
    /// `hasMarked`: some of what the service named is marked at its field, and no longer in the error.
    void showRefusal(const base::Error &error, bool hasMarked);
    /// The reply with the status `asked` got no answer, or was withdrawn.
    void showFailure(const base::Error &error, protocol::TaskStatus asked);
    void forgetAnswer();

signals:
    void anywayWanted();
    void cancelWanted(); ///< the user withdraws the waiting reply
    void againWanted(runlatch::protocol::TaskStatus asked);

private:
    void dropRepeated();

    MessageBar *m_obstacle;
    MessageBar *m_way;
    MessageBar *m_answer;
};

} // namespace runlatch::ui
