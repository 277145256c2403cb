// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/bulkcreatepage.h"

#include "text/plaintext.h"
#include "ui/bulkcreate/bulkcreateform.h"
#include "ui/bulkcreate/createdview.h"
#include "ui/bulkcreate/draftheader.h"
#include "ui/bulkcreate/ledgerdialog.h"
#include "ui/bulkcreate/query/addresspaste.h"
#include "ui/bulkcreate/stepactions.h"
#include "ui/bulkcreate/stepstrip.h"
#include "ui/style/givingway.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/hairline.h"
#include "wording/sentence.h"

#include <QAction>
#include <QPushButton>
#include <QStackedLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

BulkCreatePage::BulkCreatePage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_form(new BulkCreateForm(workbench))
    , m_strip(new StepStrip({tr("Targets"), tr("Message"), tr("Review")}))
    , m_message(new MessageBar(this))
    , m_header(new DraftHeader(workbench, *m_form, *m_message, m_strip, this))
    , m_empty(new EmptyState)
    , m_created(new CreatedView(workbench))
    , m_actions(new StepActions(this))
    , m_creating(workbench, m_header->drafts(), *m_form, *m_message)
    , m_consent(workbench.clock)
{
    buildPages();
    connectParts();
    connectCreating();
    connectMessage();
    setView(NotConnected);
}

BulkCreatePage::~BulkCreatePage()
{
    m_header->drafts().flush();
}

void BulkCreatePage::buildPages()
{
    m_empty->setContent(u"plug"_s, tr("No service yet"),
                        tr("Connect to a service with a token, or start the simulator on its page. What you wrote "
                           "before is kept."));
    m_empty->setPrimary(tr("Connect..."), u"plug"_s);
    auto *pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_form);
    m_pages->addWidget(m_created);
    countShownPageOnly(*m_pages);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(pages, 1);
    auto *bars = new BarPlace;
    bars->add(m_message);
    layout->addWidget(bars);
    layout->addWidget(new Hairline(this));
    layout->addWidget(m_actions);
}

void BulkCreatePage::connectParts()
{
    connect(m_empty, &EmptyState::primaryTriggered, this, &BulkCreatePage::connectionWanted);
    connect(m_header, &DraftHeader::changed, this, &BulkCreatePage::showState);
    connect(m_header, &DraftHeader::restored, this, &BulkCreatePage::focusRestored);
    connect(m_header, &DraftHeader::discardWanted, this, &BulkCreatePage::askToDiscard);
    connect(m_header, &DraftHeader::sentWanted, this, &BulkCreatePage::showSent);
    connect(m_header, &DraftHeader::sentBeforeShown, this, [this](const auto &sent) {
        m_sent = sent;
        m_creating.lookUpSent(m_endpoint);
    });
    connect(m_strip, &StepStrip::chosen, m_form, &BulkCreateForm::showStep);
    connect(m_form, &BulkCreateForm::stepChanged, this, &BulkCreatePage::showStep);
    connect(m_form, &BulkCreateForm::stateChanged, this, &BulkCreatePage::showState);
    connect(m_actions, &StepActions::primaryTriggered, this, &BulkCreatePage::goOn);
    connect(m_actions, &StepActions::cancelTriggered, this, &BulkCreatePage::goBack);
    connect(m_created, &CreatedView::anotherWanted, this, &BulkCreatePage::begin);
    connect(m_created, &CreatedView::changeRequestsWanted, this, [this] { emit changeRequestsWanted(m_sent); });
    connect(&m_consent, &ConsentTime::over, this, &BulkCreatePage::showState);
    addCommands();
}

/// A key that is held down does it once.
void BulkCreatePage::addCommand(const QString &id, const QString &text, const QList<QKeySequence> &keys,
                                std::function<void()> run)
{
    auto *action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, std::move(run));
    addAction(action);
    Shortcuts::all().add(*action, id);
}

void BulkCreatePage::addCommands()
{
    const auto mayChange = [this] { return m_pages->currentIndex() == Writing && !m_creating.isBusy(); };
    // The key leads to the review and no further.
    addCommand(u"bulk_create.go_on"_s, tr("Continue to the next step"),
               {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
               [this] { showNextStep(); });
    // Text fields take the key themselves.
    addCommand(u"bulk_create.paste_address"_s, tr("Paste an address of the explorer"), {QKeySequence::Paste},
               [this, mayChange] {
                   if (const auto address = copiedExplorerAddress(); address && mayChange())
                       m_form->takeAddress(*address);
               });
    // The key cancels nothing that is being sent.
    addCommand(u"bulk_create.go_back"_s, tr("Back to the step before"), {QKeySequence(Qt::ALT | Qt::Key_Left)},
               [this, mayChange] {
                   if (mayChange())
                       goBack();
               });
}

void BulkCreatePage::connectCreating()
{
    connect(&m_creating, &BulkCreating::begun, this, [this](const changerequests::CreatedRequests &sent) {
        m_sent = sent;
        hold(true);
        m_actions->setRemark(Tone::Info, tr("Sending"));
    });
    connect(&m_creating, &BulkCreating::waiting, this, [this](std::chrono::milliseconds wait) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
        m_actions->setRemark(
            Tone::Info,
            tr("The service asks for a pause; it is sent in %n second(s).", nullptr, static_cast<int>(seconds)));
    });
    connect(&m_creating, &BulkCreating::ended, this, [this] { hold(false); });
    connect(&m_creating, &BulkCreating::ended, this, &BulkCreatePage::endCreating, Qt::QueuedConnection);
    connect(&m_creating, &BulkCreating::created, this, &BulkCreatePage::showCreated);
}

void BulkCreatePage::connectMessage()
{
    const auto act = [this](wording::Sentence::Action action) {
        m_message->dismiss();
        if (action == wording::Sentence::Action::EditConnection)
            emit connectionWanted();
        else if (action == wording::Sentence::Action::LookAtChangeRequests)
            emit changeRequestsWanted(m_sent);
        else
            m_header->retryOrganizations();
    };
    connect(m_header, &DraftHeader::actionWanted, this, act);
    connect(&m_creating, &BulkCreating::actionWanted, this, act);
}

void BulkCreatePage::setEndpoint(const service::Endpoint &endpoint)
{
    if (m_creating.isBusy()) {
        m_next = endpoint;
        return;
    }
    m_message->dismiss();
    take(endpoint);
    if (!endpoint.isNull())
        m_header->showWhatIsKnown();
}

void BulkCreatePage::take(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    m_header->setEndpoint(endpoint);
    if (endpoint.isNull() && m_pages->currentIndex() != Created) // the result stays on the page, to be read
        setView(NotConnected);
    else if (!endpoint.isNull() && m_pages->currentIndex() == NotConnected)
        setView(Writing);
}

void BulkCreatePage::hold(bool isHeld)
{
    m_form->setEnabled(!isHeld);
    m_header->setEnabled(!isHeld);
    m_actions->setSending(isHeld);
    if (!isHeld)
        beginConsent();
}

/// Takes a connection that was chosen meanwhile. The message about the result stays.
void BulkCreatePage::endCreating()
{
    showState();
    if (!m_next || m_creating.isBusy())
        return;
    take(*std::exchange(m_next, std::nullopt));
}

/// Restores the draft only when the page is shown: the store is opening or open by then.
void BulkCreatePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_header->restore();
    beginConsent();
}

void BulkCreatePage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_consent.end();
    m_header->drafts().flush();
}

void BulkCreatePage::focusRestored()
{
    if (m_pages->currentIndex() == Writing && isVisible() && !m_message->isAncestorOf(window()->focusWidget()))
        m_form->focusFirst();
}

void BulkCreatePage::setView(View view)
{
    m_pages->setCurrentIndex(view);
    m_header->setShown(view != NotConnected, view == Writing);
    m_actions->setVisible(view == Writing);
    showState();
}

void BulkCreatePage::showStep()
{
    m_strip->setCurrent(m_form->step());
    beginConsent();
    showState();
    if (m_form->step() == BulkCreateForm::Reviewing)
        m_actions->focusCancel(); // so that Enter does not start something that cannot be undone
}

void BulkCreatePage::showState()
{
    for (int step = 0; step < BulkCreateForm::StepCount; ++step)
        m_strip->setDone(step, m_form->isDone(step));
    const bool isReview = m_form->step() == BulkCreateForm::Reviewing;
    m_actions->setCancelShown(m_form->step() != BulkCreateForm::Targets);
    m_actions->setReady(isReady());
    if (m_creating.isUnderWay())
        return;
    if (isReview) {
        showReviewActions();
    } else {
        m_actions->setPrimary(m_form->step() == BulkCreateForm::Targets ? tr("Continue to message")
                                                                        : tr("Continue to review"));
        m_actions->setRemark(Tone::Warning, m_form->remark());
    }
}

void BulkCreatePage::goOn()
{
    if (m_pages->currentIndex() != Writing || m_creating.isBusy())
        return;
    if (m_form->step() == BulkCreateForm::Reviewing)
        create();
    else
        showNextStep();
}

void BulkCreatePage::showNextStep()
{
    const bool isThere = m_form->step() == BulkCreateForm::Reviewing;
    if (m_pages->currentIndex() == Writing && !m_creating.isBusy() && !isThere && m_form->checkStep())
        m_form->showStep(m_form->step() + 1);
}

void BulkCreatePage::goBack()
{
    if (m_creating.isUnderWay())
        m_creating.cancel();
    else if (m_form->step() != BulkCreateForm::Targets)
        m_form->showStep(m_form->step() - 1);
}

void BulkCreatePage::showCreated()
{
    m_header->setDraftState({});
    const service::Endpoint &endpoint = m_sent.endpoint;
    changerequests::LedgerEntry entry = m_creating.entry();
    m_form->nameTargets(entry.draft.workspaces); // so that each leads to its workspace when it appears
    m_created->setCreated(endpoint, entry,
                          tr("%2 creates “%1” on its workspaces within minutes. It sends no notice when it finishes.")
                              .arg(text::plainText(m_sent.subject), text::plainText(endpoint.name)));
    m_form->load({});
    m_form->showStep(BulkCreateForm::Targets);
    setView(Created);
    m_created->setFocus();
}

void BulkCreatePage::askToDiscard()
{
    auto *question =
        new Confirmation(tr("Discard this draft?"), tr("Targets, subject and message are removed from this computer."),
                         tr("Discard draft"), this);
    question->setDiscarding();
    connect(question, &QDialog::accepted, this, &BulkCreatePage::begin);
    question->open();
}

void BulkCreatePage::begin()
{
    m_created->stopWatching();
    setView(m_endpoint.isNull() ? NotConnected : Writing);
    m_header->begin();
}

QStringList BulkCreatePage::openWork() const
{
    QStringList open;
    if (m_creating.isUnderWay())
        open += tr("A bulk create is being sent. Whether it was carried out is not known then.");
    if (m_header->drafts().hasFailed())
        open += tr("The draft of a bulk create is not saved. It is lost.");
    return open;
}

void BulkCreatePage::showSent()
{
    if (m_creating.isBusy())
        return; // what is being sent could not give way to another draft
    auto *dialog = new LedgerDialog(m_workbench.ledger, m_workbench.service, m_workbench.clock, m_endpoint, this);
    connect(dialog, &LedgerDialog::settled, &m_creating, &BulkCreating::takeSettled);
    connect(dialog, &LedgerDialog::draftWanted, this, [this](const changerequests::BulkDraft &draft) {
        m_created->stopWatching();
        setView(m_endpoint.isNull() ? NotConnected : Writing);
        m_header->open(draft);
    });
    dialog->open();
}

void BulkCreatePage::useQuery(const changerequests::BulkDraft &query, const QString &name)
{
    if (m_creating.isBusy() || m_pages->currentIndex() == NotConnected)
        return;
    if (!m_form->isEnabled()) { // the draft of last time is being read, and would take the place of the query
        connect(
            m_header, &DraftHeader::restored, this, [this, query, name] { useQuery(query, name); },
            Qt::SingleShotConnection);
        return;
    }
    if (m_pages->currentIndex() == Created)
        begin();
    m_form->useQuery(query, name);
}

void BulkCreatePage::focusFirst()
{
    switch (static_cast<View>(m_pages->currentIndex())) {
    case NotConnected: m_empty->setFocus(); break;
    case Created: m_created->setFocus(); break;
    case Writing: m_form->focusFirst(); break;
    }
}

void BulkCreatePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_form->setNarrow(givesWay(*this, Yielding::ListBeside) || givesWay(*this, Yielding::FormPanes));
}

bool BulkCreatePage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
