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

class AskService;
class Badge;
class ElidedLabel;
class MessageBar;
class ReplyForm;
class ReplySources;
class SettledReply;

/// The reply form with its surroundings: the request it answers, the way back, and sending. If the run task has ended,
/// the page shows the sent reply until the user wants to write another. A request belongs to the store that it was
/// opened from. While another store is open, the request stays here but cannot be answered; a reply already being sent
/// for it continues.
class ReplyPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ReplyPage(Workbench &workbench, QWidget *parent = nullptr);

    void open(const store::CaptureRow &row);
    /// A newer state of a capture in the session's store. Only the open capture and its other deliveries matter.
    void update(const store::CaptureRow &row);
    void sessionOpened(); ///< a store was opened, for the first time or in place of another
    void readAgain();     ///< the open request: its secrets can be opened by now
    void focusFirst();
    const store::CaptureRow &request() const; ///< the one that was opened last
    bool hasUnsavedDrafts() const { return m_drafts.hasUnsaved(); }

signals:
    void closed();
    /// Sets the captures with a draft that was not sent as the final result.
    void draftsChanged(const QSet<QUuid> &captures);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void connectDrafts();
    void keepDraft();
    void takeFilled();
    void showRequest(const store::CaptureRow &row);
    void load();
    void take(const store::Capture &capture, const inspector::CallbackTarget &callback);
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
    AskService *m_ask = nullptr;
    ElidedLabel *m_request;
    Badge *m_level;
    ReplyForm *m_form;
    ReplySources *m_sources = nullptr;
    SettledReply *m_settled;
    QStackedLayout *m_sides = nullptr;
    std::unique_ptr<QObject> m_ofStore;      ///< context for a store's answers; replaced when another store is opened
    QPointer<inspector::Reply> m_reply;      ///< belongs to the store of the open request
    std::optional<store::Capture> m_capture; ///< the open request, once it is loaded
    inspector::CallbackTarget m_callback;    ///< of the open request, once it is loaded
    quint64 m_question = 0;                  ///< the newest question; answers to older ones may show an earlier state
    bool m_isElsewhere = false;              ///< the open request is not in the session's store
    bool m_isMoreWanted = false;             ///< the user is writing another reply to a run task that has ended
};

} // namespace runlatch::ui
