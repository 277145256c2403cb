// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "inspector/reply.h"
#include "inspector/replydraft.h"
#include "protocol/resultfault.h"
#include "store/captures/capture.h"
#include "ui/widgets/keys/consenttime.h"

#include <QTimer>
#include <QWidget>

namespace runlatch::ui {

class PaneSplitter;
class ExactReply;
class OutcomesPanel;
class ReplyActions;
class ReplyBars;
class ReplyFindings;
class ResultEditor;
class RepeatedOutcomes;
class ReviewerView;
class TabWidget;

/// Edits the reply to a captured request, and shows it as the reviewer will see it and as it is sent. The owner sends:
/// it listens to `sendWanted` and calls `setUnderWay` and `setAnswer`. The owner also keeps the draft.
class ReplyForm final : public QWidget
{
    Q_OBJECT
public:
    /// `clock` must outlive this.
    explicit ReplyForm(base::Clock &clock, QWidget *parent = nullptr);
    ~ReplyForm() override;

    /// Sets the request to answer and the draft of its reply. The same request again only updates its state.
    void setCapture(const store::CaptureRow &capture, const inspector::ReplyDraft &draft = {});
    const store::CaptureRow &capture() const { return m_capture; }
    inspector::ReplyDraft draft() const; ///< the input, also outcomes that are not sent
    void load(const inspector::ReplyDraft &draft);
    /// Begins a further reply, after one that ended the task: what became of that one is not shown any more.
    void beginAnother();
    /// Sets whether the request is of an older service, which says nothing of outcomes.
    void setOlderService(bool older);
    /// The input as a result with this status.
    protocol::TaskResult result(protocol::TaskStatus status) const;
    protocol::TaskStatus status() const;
    /// Sets the obstacles to sending, and where a reply goes. The owner sets them again after each `changed()`.
    void setObstacles(const QList<inspector::Obstacle> &obstacles, const QUrl &callback = {});
    /// Wants to know which outcomes the service has of this run task.
    RepeatedOutcomes &repeatedOutcomes() const { return *m_repeated; }
    /// Sets the replies that are being sent or wait for this run task, from here or elsewhere.
    void setUnderWay(const inspector::Reply::UnderWay &underWay);
    /// Shows the answer to the reply that was sent from here with the status `asked`, with errors at the fields that
    /// the service named.
    void setAnswer(protocol::TaskStatus asked, const base::Result<inspector::Reply::Sent> &answer);

signals:
    void sendWanted(const runlatch::protocol::TaskResult &result, bool anyway);
    void cancelWanted(); ///< the user withdraws the waiting reply
    void changed();      ///< the input changed

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void fillPanes();
    void connectParts();
    void addCommands();
    void arrange(bool narrow);
    void edited();
    void takeWritten(const protocol::TaskResult &result);
    void preview();
    void send(protocol::TaskStatus status);
    void confirm(const protocol::TaskResult &result, const QList<protocol::ResultFault> &faults);
    void showFaults(const QList<protocol::ResultFault> &faults);
    void showPart(QWidget *part);
    void want(const protocol::TaskResult &result, bool anyway);
    bool maySend(protocol::TaskStatus status) const;
    void showActions();
    bool showAtField(const base::ServiceError &error);

    store::CaptureRow m_capture;
    QList<inspector::Obstacle> m_obstacles;
    QUrl m_callback;       ///< shown before a token goes to an address that nothing proves
    QTimer m_previewDelay; ///< delays the preview, so that drawing it does not slow down typing
    inspector::Reply::UnderWay m_underWay;
    int m_asked = 0; ///< number of replies that were sent from here while this capture is shown, and not answered yet
    bool m_isLoading = false;
    bool m_isNarrow = false;

    ConsentTime m_consent; ///< to what the key sends
    ReplyBars *m_bars;
    PaneSplitter *m_split;
    QWidget *m_left;
    ResultEditor *m_result;
    OutcomesPanel *m_outcomes;
    ReplyFindings *m_findings;
    RepeatedOutcomes *m_repeated;
    TabWidget *m_tabs;
    ReviewerView *m_reviewer;
    ExactReply *m_exact;
    ReplyActions *m_actions;
};

} // namespace runlatch::ui
