// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/replypage.h"

#include "inspector/obstacles.h"
#include "inspector/readback/sentoutcomes.h"
#include "store/sqlite/storegate.h"
#include "templates/templatefolder.h"
#include "ui/inspector/askservice.h"
#include "ui/inspector/replysources.h"
#include "ui/reply/repeatedoutcomes.h"
#include "ui/reply/replyform.h"
#include "ui/reply/settledreply.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "wording/names.h"
#include "wording/sentence.h"

#include <QPushButton>
#include <QStackedLayout>
#include <QThreadPool>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ReplyPage::ReplyPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_drafts(workbench.workStore, workbench.clock)
    , m_notSaved(new MessageBar)
    , m_request(new ElidedLabel({}, TextStyle::Bold))
    , m_level(new Badge)
    , m_form(new ReplyForm(workbench.clock, this))
    , m_settled(new SettledReply(workbench.clock))
{
    setWindowTitle(tr("Reply")); // the name of its place among the shortcuts
    auto *header = new HeaderStrip(tr("Reply"));
    auto *back = makeButton(ButtonRole::Icon, tr("Back to the requests (Esc)"), u"chevron-left"_s, this);
    back->setShortcut(QKeySequence(Qt::Key_Escape));
    header->setBack(back);
    header->addContext(m_request);
    header->addContext(m_level);
    connect(back, &QPushButton::clicked, this, &ReplyPage::closed);
    m_ask = new AskService(workbench, *header);
    m_sources = new ReplySources(*m_form, *header, templates::templateFolder(workbench.preferences.folder()));
    connect(m_sources, &ReplySources::filled, this, &ReplyPage::takeFilled);
    connect(m_form, &ReplyForm::changed, this, [this] {
        keepDraft();
        showObstacles();
    });
    connect(m_settled, &SettledReply::backWanted, this, &ReplyPage::closed);
    connect(m_settled, &SettledReply::anotherWanted, this, &ReplyPage::writeAnother);
    connect(m_form, &ReplyForm::sendWanted, this, &ReplyPage::send);
    connect(m_form, &ReplyForm::cancelWanted, this, [this] {
        if (m_reply)
            m_reply->cancelWaiting(m_callback.url);
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    m_sides = new QStackedLayout;
    m_sides->addWidget(m_form);
    m_sides->addWidget(m_settled);
    countShownPageOnly(*m_sides);
    layout->addLayout(m_sides, 1);
    auto *bars = new BarPlace;
    for (QWidget *bar : QWidgetList{m_notSaved, m_ask, m_sources->bar()})
        bars->add(bar);
    layout->addWidget(bars);
    connectDrafts();
}

void ReplyPage::connectDrafts()
{
    using inspector::ReplyDrafts;
    connect(&m_drafts, &ReplyDrafts::changed, this, [this] { emit draftsChanged(m_drafts.captures()); });
    connect(&m_drafts, &ReplyDrafts::restored, this, [this] { // a text that was typed meanwhile stays the draft
        const inspector::ReplyDraft draft = m_drafts.draft(m_form->capture().uuid);
        if (draft.result != m_form->draft().result)
            m_form->load(draft);
    });
    connect(&m_drafts, &ReplyDrafts::saved, m_notSaved, &MessageBar::dismiss);
    connect(&m_drafts, &ReplyDrafts::failed, this, [this](const base::Error &error) {
        m_notSaved->setMessage(Tone::Warning, tr("Your text is not saved; it is kept while the program runs."),
                               wording::sentence(error).fact);
    });
    connect(&m_workbench.storeGate, &store::StoreGate::opened, &m_drafts, [this] {
        m_drafts.flush();
        m_drafts.restore();
    });
}

void ReplyPage::keepDraft()
{
    m_drafts.change(m_form->capture().uuid, m_form->draft());
}

/// The form was filled as a whole, from a file or a template.
void ReplyPage::takeFilled()
{
    keepDraft();
    showObstacles();
    showUnderWay();
}

void ReplyPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_drafts.flush();
}

void ReplyPage::open(const store::CaptureRow &row)
{
    m_capture.reset();
    m_callback = {};
    m_isElsewhere = false;
    m_isMoreWanted = false;
    m_ask->clear();
    m_sources->forget();
    m_reply = &m_workbench.inspector.reply();
    showRequest(row);
    keepDraft();
    m_form->setCapture(row, m_drafts.draft(row.uuid));
    showObstacles();
    showUnderWay();
    showSettled();
    load();
}

/// Ids are unique only within one store. The uuid tells whether the open request is in this store.
void ReplyPage::sessionOpened()
{
    m_ofStore = std::make_unique<QObject>();
    connect(&m_workbench.inspector.reply(), &inspector::Reply::underWayChanged, this, &ReplyPage::showUnderWay,
            Qt::UniqueConnection);
    m_isElsewhere = !m_form->capture().uuid.isNull();
    m_drafts.restore(); // the store is opening or open by this time
    showObstacles();
    showSettled();
    if (m_isElsewhere)
        load();
}

void ReplyPage::readAgain()
{
    if (!m_form->capture().uuid.isNull())
        load();
}

const store::CaptureRow &ReplyPage::request() const
{
    return m_form->capture();
}

void ReplyPage::showRequest(const store::CaptureRow &row)
{
    QStringList parts{wording::stage(row.stage), row.workspaceName, row.runId};
    parts.removeAll(QString());
    m_request->setText(parts.join(u" · "_s));
    m_level->setVisible(!row.enforcementLevel.isEmpty());
    m_level->setSpec({wording::enforcementLevel(row.enforcementLevel), Tone::None, {}, false});
}

void ReplyPage::load()
{
    const store::CaptureRow &open = m_form->capture();
    m_workbench.inspector.store().load(
        open.id, m_ofStore.get(),
        [this, uuid = open.uuid, question = ++m_question](const base::Result<store::Capture> &capture) {
            if (!capture || question != m_question || capture->row.uuid != uuid)
                return; // sending will show the error
            inspector::readCallback(*capture, *QThreadPool::globalInstance(), m_ofStore.get(),
                                    [this, question, loaded = *capture](const auto &callback) {
                                        if (question == m_question)
                                            take(loaded, *callback);
                                    });
        });
}

void ReplyPage::take(const store::Capture &capture, const inspector::CallbackTarget &callback)
{
    m_capture = capture;
    m_callback = callback;
    m_sources->setRequest(capture.body);
    m_isElsewhere = false;
    m_reply = &m_workbench.inspector.reply();
    m_form->setCapture(capture.row);
    m_form->setOlderService(callback.isOfOlderService);
    m_ask->setCapture(capture, callback.url);
    inspector::readSentOutcomes(capture, *QThreadPool::globalInstance(), m_ofStore.get(),
                                [this, question = m_question](const auto &sent) {
                                    if (question == m_question)
                                        m_form->repeatedOutcomes().setSent(*sent);
                                });
    showObstacles();
    showUnderWay();
    showSettled();
}

bool ReplyPage::isSettled() const
{
    return protocol::hasResult(m_form->capture().state) && !m_isMoreWanted && !m_isElsewhere;
}

/// Shows the sent reply or the form. The focus moves along.
void ReplyPage::showSettled()
{
    if (isSettled() && m_capture && m_capture->row.state == m_form->capture().state)
        m_settled->setCapture(*m_capture);
    else if (isSettled())
        m_settled->setState(m_form->capture().state);
    m_sources->setAllowed(!isSettled());
    QWidget *side = isSettled() ? static_cast<QWidget *>(m_settled) : m_form;
    if (m_sides->currentWidget() == side)
        return;
    m_sides->setCurrentWidget(side);
    if (isVisible())
        focusFirst();
}

void ReplyPage::writeAnother()
{
    m_isMoreWanted = true;
    m_form->beginAnother();
    showSettled();
    showObstacles();
}

void ReplyPage::showObstacles()
{
    if (m_isElsewhere)
        m_form->setObstacles({inspector::Obstacle::OtherStore});
    else if (!m_capture || isSettled()) // no warnings while the user reads the sent reply
        m_form->setObstacles({});
    else
        m_form->setObstacles(
            inspector::obstacles(*m_capture, m_callback, m_form->result(m_form->status()), m_workbench.clock.utc()),
            m_callback.url);
}

void ReplyPage::showUnderWay()
{
    m_form->setUnderWay(m_reply ? m_reply->underWay(m_form->capture().id, m_callback.url)
                                : inspector::Reply::UnderWay());
}

void ReplyPage::send(const protocol::TaskResult &result, bool anyway)
{
    const store::CaptureRow &open = m_form->capture();
    m_reply->send(open.id, result, anyway, this, [this, uuid = open.uuid, status = result.status](const auto &sent) {
        takeAnswer(uuid, status, sent);
    });
}

void ReplyPage::takeAnswer(const QUuid &capture, protocol::TaskStatus status,
                           const base::Result<inspector::Reply::Sent> &sent)
{
    const bool hasEnded = isFinal(status) && sent && sent->reply.http == 200;
    if (hasEnded)
        m_drafts.settle(capture);
    if (capture != m_form->capture().uuid)
        return;
    m_form->setAnswer(status, sent);
    if (hasEnded)
        m_isMoreWanted = false;
    if (!m_isElsewhere)
        load();
    showObstacles();
    showSettled();
}

void ReplyPage::focusFirst()
{
    if (m_sides->currentWidget() == m_settled)
        m_settled->focusFirst();
    else
        m_form->setFocus();
}

void ReplyPage::update(const store::CaptureRow &row)
{
    const store::CaptureRow &open = m_form->capture();
    const bool isSameTask =
        !row.taskResultId.isEmpty() && row.taskResultId == open.taskResultId && row.callbackHost == open.callbackHost;
    if (m_isElsewhere || (row.uuid != open.uuid && !isSameTask))
        return;
    if (row.uuid == open.uuid)
        m_form->setCapture(row);
    load();
}

} // namespace runlatch::ui
