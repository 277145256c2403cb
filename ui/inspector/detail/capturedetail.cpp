// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/capturedetail.h"

#include "settings/preferences.h"
#include "store/captures/capturesession.h"
#include "store/captures/importmark.h"
#include "text/plaintext.h"
#include "ui/inspector/captures/rowbuttons.h"
#include "ui/inspector/detail/findingstab.h"
#include "ui/inspector/detail/headerstable.h"
#include "ui/inspector/detail/loadingpage.h"
#include "ui/inspector/detail/notestab.h"
#include "ui/inspector/detail/overviewtab.h"
#include "ui/inspector/detail/payloadtab.h"
#include "ui/inspector/detail/rawtab.h"
#include "ui/inspector/detail/signaturetab.h"
#include "ui/inspector/detail/timelinetab.h"
#include "ui/inspector/plan/plantab.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/taskview/deadlinebadge.h"
#include "ui/taskview/statebadges.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/keptchoice.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/navigation/tabbar.h"
#include "wording/deadlines.h"
#include "wording/doubtfulbody.h"
#include "wording/incompletebody.h"
#include "wording/names.h"
#include "wording/sizes.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

CaptureDetail::CaptureDetail(const base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_pages(new QStackedLayout(this))
    , m_loading(new LoadingPage)
    , m_several(new MessageBar)
    , m_unanswered(new MessageBar)
    , m_incomplete(new MessageBar)
    , m_overview(new OverviewTab)
    , m_payload(new PayloadTab)
    , m_raw(new RawTab)
    , m_headers(new HeadersTable)
    , m_signature(new SignatureTab)
    , m_findings(new FindingsTab)
    , m_plan(new PlanTab)
    , m_timeline(new TimelineTab)
    , m_notes(new NotesTab)
{
    m_several->setClosable(false);
    m_unanswered->setClosable(false);
    m_incomplete->setClosable(false);
    m_empty = new Label;
    m_empty->setMuted(true);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_pages->addWidget(m_empty);
    clear();

    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildSummary());
    layout->addWidget(buildTabLine());
    layout->addWidget(new Hairline);
    layout->addWidget(m_sides, 1);
    auto *bars = new BarPlace;
    for (MessageBar *bar : {m_several, m_unanswered, m_incomplete})
        bars->add(bar);
    layout->addWidget(bars);
    m_pages->addWidget(page);
    m_pages->addWidget(m_loading);
    addSide(m_overview, tr("Overview"));
    addSide(m_payload, tr("Payload"));
    addSide(m_raw, tr("Raw"));
    addSide(m_headers, tr("Headers"));
    addSide(m_signature, tr("Signature"));
    addSide(m_findings, tr("Findings"));
    addSide(m_plan, tr("Plan"));
    addSide(m_timeline, tr("Timeline"));
    addSide(m_notes, tr("Notes"));
    countShownPageOnly(*static_cast<QStackedLayout *>(m_sides->layout()));
    connectSides();
}

void CaptureDetail::connectSides()
{
    m_moment.setSingleShot(true);
    m_moment.setInterval(300ms);
    connect(&m_moment, &QTimer::timeout, this, &CaptureDetail::showLoading);
    connect(m_loading, &LoadingPage::cancelWanted, this, &CaptureDetail::cancelWanted);
    connect(m_loading, &LoadingPage::loadWanted, this, &CaptureDetail::loadWanted);
    connect(m_timeline, &TimelineTab::captureWanted, this, &CaptureDetail::captureWanted);
    connect(m_signature, &SignatureTab::earlierWanted, this, &CaptureDetail::earlierWanted);
    connect(m_signature, &SignatureTab::diagnosed, this, &CaptureDetail::diagnosed);
    const auto showInRaw = [this](qint64 offset) {
        m_tabs->setCurrentIndex(RawSide);
        m_raw->showPlace(offset);
    };
    connect(m_findings, &FindingsTab::placeWanted, this, showInRaw);
    connect(m_payload, &PayloadTab::placeWanted, this, showInRaw);
    connect(m_signature, &SignatureTab::rawWanted, this, showInRaw);
    connect(m_signature, &SignatureTab::compareWanted, this,
            [this] { emit compareWanted(m_previous, m_reading.capture.row.id); });
    connect(m_findings, &FindingsTab::payloadWanted, this, [this](qint64 offset) {
        m_tabs->setCurrentIndex(PayloadSide);
        m_payload->showPlace(offset);
    });
}

void CaptureDetail::addSide(QWidget *side, const QString &word)
{
    side->setWindowTitle(QString(word).remove(u'&')); // the name of its place among the shortcuts
    m_sides->addWidget(side);
    m_tabs->addTab(word);
}

QWidget *CaptureDetail::buildSummary()
{
    const int u = Theme::of(this).u();
    m_summaryLine = new QWidget;
    auto *row = new QHBoxLayout(m_summaryLine);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 0);
    row->setSpacing(2 * u);
    m_summary = new ElidedLabel({}, TextStyle::Bold);
    m_level = new Badge;
    m_deadline = new Badge;
    m_deadline->hide();
    row->addWidget(m_summary);
    row->addWidget(m_level);
    row->addWidget(m_deadline);
    row->addStretch(1);
    return m_summaryLine;
}

QWidget *CaptureDetail::buildTabLine()
{
    const int u = Theme::of(this).u();
    m_tabs = new TabBar;
    m_tabs->setAccessibleName(tr("Request"));
    m_sides = new QStackedWidget;
    connect(m_tabs, &QTabBar::currentChanged, m_sides, &QStackedWidget::setCurrentIndex);
    m_secrets = makeButton(ButtonRole::Standard, tr("Show secrets"), u"eye"_s, this);
    m_secrets->setCheckable(true);
    m_secrets->setToolTip(
        tr("Shows the access token and the callback's query in Payload, Raw, Headers, Signature and Findings"));
    m_reply = makeButton(ButtonRole::Primary, tr("&Reply..."), u"send"_s, this);
    auto *actions = new QHBoxLayout;
    actions->setContentsMargins(0, u, 0, u);
    actions->setSpacing(2 * u);
    actions->addWidget(m_secrets);
    actions->addWidget(m_reply);
    m_words.add(m_secrets);
    m_tabLine = new QWidget;
    m_tabLine->installEventFilter(this);
    m_rowButtons = new RowButtons;
    m_rowButtons->hide(); // before it has actions
    auto *row = new QHBoxLayout(m_tabLine);
    row->setContentsMargins(u, 0, 4 * u, 0); // a tab's own padding brings its word to the page's edge
    row->setSpacing(2 * u);
    row->addWidget(m_tabs, 0, Qt::AlignBottom);
    row->addStretch(1);
    row->addWidget(m_rowButtons);
    row->addLayout(actions);
    connect(m_secrets, &QPushButton::toggled, this, &CaptureDetail::showSecrets);
    connect(m_reply, &QPushButton::clicked, this, &CaptureDetail::replyWanted);
    connect(m_rowButtons, &RowButtons::changed, this, &CaptureDetail::fitTabLine);
    return m_tabLine;
}

void CaptureDetail::setReading(const CaptureReading &reading)
{
    const bool other = reading.capture.row.uuid != m_reading.capture.row.uuid;
    m_previous = 0;
    m_reading = reading;
    m_reading.liesAhead = store::liesAhead(reading.capture.row, m_clock.utc());
    showPage(ShownPage);
    if (other)
        m_secrets->setChecked(false);
    showSummary(reading.capture.row, reading.endpoint);
    showIncomplete();
    showSeveral();
    m_overview->setReading(m_reading);
    m_payload->setReading(reading);
    m_signature->setReading(reading);
    const bool bad = reading.capture.row.verdict == protocol::Verdict::Invalid;
    m_tabs->setPill(m_sides->indexOf(m_signature), {bad ? 1 : 0, Tone::Error});
    m_findings->setReading(reading);
    m_tabs->setPill(m_sides->indexOf(m_findings), m_findings->pill());
    fitTabLine();
    m_raw->setReading(reading);
    m_plan->setReading(reading);
    m_timeline->setCapture(reading.capture, m_clock.utc());
    showHead();
    emit shown(reading.capture.row);
    if (const qint64 wanted = std::exchange(m_wantedNote, 0); wanted > 0 && wanted == reading.capture.row.id)
        m_notes->focusNote();
}

void CaptureDetail::setDeliveries(qint64 id, const base::Result<store::Deliveries> &deliveries)
{
    if (id <= 0 || m_reading.capture.row.id != id)
        return;
    m_timeline->setDeliveries(deliveries);
    if (!deliveries)
        return;
    const auto previous = std::find_if(
        deliveries->newest.begin(), deliveries->newest.end(),
        [&deliveries](const store::Delivery &delivery) { return delivery.row.id == deliveries->previous; });
    const bool isThere = previous != deliveries->newest.end();
    m_previous = isThere ? previous->row.id : 0;
    m_signature->setEarlierDelivery(isThere ? previous->row.delivery : 0);
}

void CaptureDetail::keepChoices(settings::Preferences &preferences)
{
    m_signature->keepLanguage(preferences);
    keepTab(*m_tabs, preferences.session(), settings::SessionPart::CaptureTab,
            {u"overview"_s, u"payload"_s, u"raw"_s, u"headers"_s, u"signature"_s, u"findings"_s, u"plan"_s,
             u"timeline"_s, u"notes"_s});
}

void CaptureDetail::setEarlier(qint64 id, const store::Capture &earlier)
{
    if (id > 0 && m_reading.capture.row.id == id)
        m_signature->setEarlier(earlier);
}

void CaptureDetail::showNotes(qint64 id)
{
    m_tabs->setCurrentIndex(NotesSide);
    m_wantedNote = m_reading.capture.row.id == id ? 0 : id;
    if (m_wantedNote == 0)
        m_notes->focusNote();
}

void CaptureDetail::showSummary(const store::CaptureRow &row, const QString &endpoint)
{
    const auto marked = [this](const QString &key, const QString &listed) {
        return text::markedText(m_reading.fields.exact(key, listed));
    };
    const QString stage = marked(u"stage"_s, row.stage);
    QStringList parts{stage == row.stage ? wording::stage(stage) : stage,
                      marked(u"workspace_name"_s, row.workspaceName), marked(u"run_id"_s, row.runId),
                      marked(u"run_message"_s, row.runMessage)};
    parts.removeAll(QString());
    if (parts.isEmpty()) // of a request that was refused early not even the path is known
        parts +=
            row.isRefused() || row.endpoint.isEmpty() ? tr("Refused request") : tr("Request to %1").arg(row.endpoint);
    if (row.kind != protocol::DeliveryKind::RunTask)
        parts.prepend(wording::deliveryKind(row.kind));
    parts.prepend(endpoint);
    if (row.delivery > 1)
        parts += tr("delivery %1").arg(row.delivery);
    if (row.refusals > 0)
        parts = QStringList{wording::moreRefused(row.refusals)};
    parts.removeAll(QString());
    m_summary->setText(parts.join(u" · "_s));
    m_level->setVisible(!row.enforcementLevel.isEmpty());
    m_level->setSpec({wording::enforcementLevel(row.enforcementLevel), Tone::None, {}, false});
    showDeadline();
}

void CaptureDetail::showDeadline()
{
    const store::CaptureRow &row = m_reading.capture.row;
    using Shown = models::CaptureModel::Shown;
    const QDateTime now = m_clock.utc();
    const protocol::TaskClocks clocks = store::clocksOf(row);
    const Shown shown = models::CaptureModel::shownAt(row, now);
    const bool isErrored = shown == Shown::Errored;
    const bool has = clocks.isValid() && (shown == Shown::Awaiting || shown == Shown::Running || isErrored);
    m_deadline->setVisible(has);
    if (!has)
        return;
    const BadgeSpec badge = deadlineBadge(clocks, now, wording::urgency(clocks, now));
    const QString more = isErrored ? wording::lapse(clocks) : wording::whatIsDue(clocks, now);
    if (badge != m_deadline->spec())
        m_deadline->setSpec(badge);
    m_deadline->setToolTip(more);
    m_deadline->setAccessibleDescription(more);
}

void CaptureDetail::showIncomplete()
{
    if (m_reading.doubtful) {
        m_incomplete->setMessage(Tone::Warning, tr("The body may not be what was sent."),
                                 wording::doubtfulBody(*m_reading.doubtful));
        return;
    }
    if (!m_reading.incomplete) {
        m_incomplete->dismiss();
        return;
    }
    m_incomplete->setMessage(Tone::Warning, tr("The body is incomplete."),
                             wording::incompleteBody(*m_reading.incomplete));
}

void CaptureDetail::setChosenCount(int count)
{
    m_chosen = count;
    showSeveral();
}

/// A range that grows changes the words, and is not announced again and again.
void CaptureDetail::showSeveral()
{
    if (m_chosen < 2) {
        m_several->dismiss();
        return;
    }
    const QString fact = tr("%Ln request(s) are chosen.", nullptr, m_chosen);
    const qint64 shown = m_reading.capture.row.id; // 0: in memory only, so that it has no number
    const QString next = shown > 0 ? tr("The detail shows number %1.").arg(shown) : QString();
    if (m_several->hasMessage())
        m_several->setText(fact, next);
    else
        m_several->setMessage(Tone::Info, fact, next);
}

void CaptureDetail::showSecrets(bool shown)
{
    m_secrets->setText(shown ? tr("Hide secrets") : tr("Show secrets"));
    m_payload->setSecretsShown(shown);
    m_raw->setSecretsShown(shown);
    m_signature->setSecretsShown(shown);
    m_findings->setSecretsShown(shown);
    showHead();
}

void CaptureDetail::showHead()
{
    const bool areShown = m_secrets->isChecked();
    m_headers->setHead(areShown ? m_reading.capture.head : m_reading.shownHead, areShown);
}

void CaptureDetail::setLoading(const store::CaptureRow &row)
{
    m_next = row;
    if (row.uuid == m_reading.capture.row.uuid)
        showPage(ShownPage);
    else if (m_loading->isLoading())
        m_loading->showLoading(row);
    else
        m_moment.start();
}

void CaptureDetail::showLoading()
{
    const bool hasFocus = isAncestorOf(window()->focusWidget());
    m_loading->showLoading(m_next);
    m_pages->setCurrentIndex(LoadingIndex);
    if (hasFocus)
        m_loading->setFocus();
    emit loadingChanged(true);
}

void CaptureDetail::setCancelled()
{
    m_reading = {};
    m_moment.stop();
    m_loading->showCancelled();
    m_pages->setCurrentIndex(LoadingIndex);
    emit loadingChanged(false);
}

/// Ends that a request is being loaded.
void CaptureDetail::showPage(int page)
{
    const bool hadFocus = m_loading->isAncestorOf(window()->focusWidget());
    m_moment.stop();
    m_loading->stop();
    m_pages->setCurrentIndex(page);
    if (hadFocus && page == ShownPage)
        m_tabs->setFocus();
    emit loadingChanged(false);
}

void CaptureDetail::clear()
{
    m_reading = {};
    m_wantedNote = 0;
    m_plan->clear();
    m_empty->setText(tr("Select a request to look into it."));
    showPage(EmptyPage);
}

void CaptureDetail::setGone(const QString &why)
{
    m_reading = {};
    m_wantedNote = 0;
    m_plan->clear();
    m_empty->setText(why);
    showPage(EmptyPage);
}

void CaptureDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_summaryLine->setVisible(!givesWay(*this, Yielding::ToldTwice)); // the row above the detail shows the same
}

/// The line learns its width after this, if the window was resized while a reply hid both.
bool CaptureDetail::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tabLine && event->type() == QEvent::Resize)
        fitTabLine();
    return QWidget::eventFilter(watched, event);
}

void CaptureDetail::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        m_loading->isLoading() ? emit cancelWanted() : emit left();
    else
        QWidget::keyPressEvent(event);
}

void CaptureDetail::setRowActions(const CaptureActions &actions)
{
    m_rowButtons->setActions(actions);
    m_hasRowActions = true;
    fitTabLine();
}

/// The tabs need the room of a button's word before they need arrows. Buttons for what the menu has go before words.
void CaptureDetail::fitTabLine()
{
    const QLayout &line = *m_tabLine->layout();
    const int buttons = m_rowButtons->sizeHint().width() + line.spacing();
    const int others = m_words.wholeWidth(line) - (m_rowButtons->isHidden() ? 0 : buttons);
    m_rowButtons->setVisible(m_hasRowActions && others + buttons <= m_tabLine->width());
    m_words.fit(*m_tabLine->layout(), m_tabLine->width());
}

void CaptureDetail::setReplyPossible(bool possible, const QString &why)
{
    m_reply->setEnabled(possible);
    m_reply->setToolTip(why);
}

void CaptureDetail::setAnswered(bool answered)
{
    setButtonRole(m_reply, answered ? ButtonRole::Standard : ButtonRole::Primary);
}

void CaptureDetail::setUnanswered(const QString &why, bool isAllowable)
{
    if (why == m_whyUnanswered)
        return;
    m_whyUnanswered = why;
    if (why.isEmpty()) {
        m_unanswered->dismiss();
        return;
    }
    m_unanswered->setMessage(Tone::Warning, tr("Not answered automatically."), why);
    if (isAllowable)
        connect(m_unanswered->addTextAction(tr("Allow...")), &QPushButton::clicked, this, &CaptureDetail::allowWanted);
}

} // namespace runlatch::ui
