// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/captures/deliveries.h"
#include "ui/inspector/reading/capturereading.h"
#include "ui/widgets/controls/buttonwords.h"

#include <QTimer>
#include <QWidget>

class QPushButton;
class QStackedLayout;
class QStackedWidget;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class Badge;
class CaptureActions;
class ElidedLabel;
class FindingsTab;
class HeadersTable;
class Label;
class LoadingPage;
class MessageBar;
class NotesTab;
class OverviewTab;
class PayloadTab;
class PlanTab;
class RawTab;
class RowButtons;
class SignatureTab;
class TabBar;
class TimelineTab;

/// The details of one capture: overview, payload, raw bytes, headers, signature, findings,
/// plan, timeline, notes.
class CaptureDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit CaptureDetail(const base::Clock &clock, QWidget *parent = nullptr); ///< the clock outlives this

    void setReading(const CaptureReading &reading);
    /// The request that is being loaded. If it is another one than the shown one, and takes longer than a moment, the
    /// detail says so and offers to cancel.
    void setLoading(const store::CaptureRow &row);
    void setCancelled(); ///< what was being loaded is not shown, and can be asked for again
    void clear();
    void setGone(const QString &why); ///< the capture is no longer in the store; a sentence
    void setAnswered(bool answered);  ///< a final result was sent, so another reply is not the next step
    /// The deliveries of the task result of capture `id`, and the nearest earlier one. Without effect if another
    /// capture is shown by now.
    void setDeliveries(qint64 id, const base::Result<store::Deliveries> &deliveries);
    void setEarlier(qint64 id, const store::Capture &earlier);
    void showDeadline();                                  ///< what is left by now
    void setRowActions(const CaptureActions &actions);    ///< offered beside the reply, too; call once
    void keepChoices(settings::Preferences &preferences); ///< `preferences` must outlive this
    NotesTab &notes() { return *m_notes; }
    PlanTab &plan() { return *m_plan; }
    /// The number of requests that are chosen in the list. Of several it says that the detail is of one.
    void setChosenCount(int count);
    void showNotes(qint64 id); ///< the focus goes into the note of this request, if it is shown now or next
    /// Tells whether the capture may be answered at all; if not, `why` is the tool tip.
    void setReplyPossible(bool possible, const QString &why = {});
    /// `why` says why the capture was not answered automatically; empty if there is nothing to say. `isAllowable`:
    /// allowing its callback origin would let it be answered.
    void setUnanswered(const QString &why, bool isAllowable = false);

signals:
    void replyWanted();
    void allowWanted();
    void shown(const runlatch::store::CaptureRow &row); ///< of setReading()
    /// The signature doctor has answered for this capture.
    void diagnosed(const runlatch::store::CaptureRow &row, const runlatch::signature::Diagnosis &diagnosis);
    void earlierWanted();                            ///< nothing explains the signature of the shown request
    void compareWanted(qint64 first, qint64 second); ///< an earlier delivery with the shown one
    void captureWanted(const runlatch::store::CaptureRow &row);
    void loadingChanged(bool isLoading); ///< the detail says that a request is being loaded, or no more
    void cancelWanted();                 ///< of loading
    void loadWanted();                   ///< again, after it was cancelled
    void left();                         ///< by Escape, which nothing in it took

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum Page { EmptyPage, ShownPage, LoadingIndex };
    enum Side {
        OverviewSide,
        PayloadSide,
        RawSide,
        HeadersSide,
        SignatureSide,
        FindingsSide,
        PlanSide,
        TimelineSide,
        NotesSide
    };

    QWidget *buildSummary();
    QWidget *buildTabLine();
    void addSide(QWidget *side, const QString &word);
    void connectSides();
    void fitTabLine();
    void showSecrets(bool shown);
    void showHead();
    void showIncomplete();
    void showSeveral();
    void showPage(int page);
    void showLoading();
    void showSummary(const store::CaptureRow &row, const QString &endpoint);

    const base::Clock &m_clock;
    CaptureReading m_reading;
    QStackedLayout *m_pages;
    Label *m_empty = nullptr;
    LoadingPage *m_loading;
    QTimer m_moment;          ///< until loading is shown
    store::CaptureRow m_next; ///< that is being loaded
    ElidedLabel *m_summary = nullptr;
    Badge *m_level = nullptr;
    Badge *m_deadline = nullptr;
    QPushButton *m_secrets = nullptr;
    QPushButton *m_reply = nullptr;
    RowButtons *m_rowButtons = nullptr;
    bool m_hasRowActions = false;
    QWidget *m_summaryLine = nullptr;
    QWidget *m_tabLine = nullptr;
    ButtonWords m_words;
    MessageBar *m_several; ///< says that more than the shown request are chosen
    MessageBar *m_unanswered;
    MessageBar *m_incomplete; ///< says on all sides that the body is incomplete
    QString m_whyUnanswered;
    TabBar *m_tabs = nullptr;
    QStackedWidget *m_sides = nullptr;
    OverviewTab *m_overview;
    PayloadTab *m_payload;
    RawTab *m_raw;
    HeadersTable *m_headers;
    SignatureTab *m_signature;
    FindingsTab *m_findings;
    PlanTab *m_plan;
    TimelineTab *m_timeline;
    NotesTab *m_notes;
    int m_chosen = 0;        ///< rows of the list
    qint64 m_previous = 0;   ///< the delivery to compare the shown one with; 0: none is known
    qint64 m_wantedNote = 0; ///< the request whose note gets the focus if it is the next one
};

} // namespace runlatch::ui
