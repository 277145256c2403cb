// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/replydrafts.h"
#include "ui/workbench.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

class QStackedLayout;

namespace runlatch::ui {

class Badge;
class ElidedLabel;
class MessageBar;
class ReplyForm;
class SettledReply;

/// The form with what surrounds it: which request it answers, the way back, and sending. A run task that has ended
/// shows what was sent instead, until the user wants to write more. A request belongs to the store that it was opened
/// from: while another one is open it stays here and cannot be answered, and what was sent for it ends as it would.
class ReplyPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ReplyPage(Workbench &workbench, QWidget *parent = nullptr);

    void open(const store::CaptureRow &row);
    /// A newer state of a capture of the session's store; only the open one is of interest, and its other deliveries.
    void update(const store::CaptureRow &row);
    void sessionOpened(); ///< with another store, or for the first time
    void focusFirst();

signals:
    void closed();
    /// Captures for which something is typed that was not sent as the final result.
    void draftsChanged(const QSet<QUuid> &captures);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void connectDrafts();
    void showRequest(const store::CaptureRow &row);
    void load();
    void take(const store::Capture &capture);
    void showObstacles();
    void showSettled();
    bool isSettled() const;
    void writeAnother();
    void showUnderWay();
    void send(const protocol::TaskResult &result, bool anyway);
    void takeAnswer(const QUuid &capture, protocol::TaskStatus status,
                    const base::Result<inspector::Reply::Sent> &sent);

    Workbench &m_workbench;
    inspector::ReplyDrafts m_drafts;
    MessageBar *m_notSaved;
    ElidedLabel *m_request;
    Badge *m_level;
    ReplyForm *m_form;
    SettledReply *m_settled;
    QStackedLayout *m_sides = nullptr;
    std::unique_ptr<QObject> m_ofStore;      ///< answers of a store come here, and not after another one was opened
    QPointer<inspector::Reply> m_reply;      ///< of the store that the open request is in
    std::optional<store::Capture> m_capture; ///< the open request, where it is loaded
    QUrl m_callback;                         ///< of the open request, where it is loaded
    quint64 m_question = 0;                  ///< the newest; answers to older ones may be of an earlier state
    bool m_isElsewhere = false;              ///< the open request is not in the session's store
    bool m_isMoreWanted = false;             ///< the user writes another reply to a run task that has ended
};

} // namespace runlatch::ui
