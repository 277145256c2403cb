// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/bulkcreatepage.h"

#include "protocol/plaintext.h"
#include "store/storegate.h"
#include "ui/bulkcreate/bulkcreateform.h"
#include "ui/bulkcreate/composeactions.h"
#include "ui/bulkcreate/composeheader.h"
#include "ui/bulkcreate/createdview.h"
#include "ui/bulkcreate/organizationpicker.h"
#include "ui/bulkcreate/stepstrip.h"
#include "ui/style/theme.h"
#include "ui/widgets/confirmation.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/shownpage.h"
#include "ui/widgets/taborder.h"

#include <QPushButton>
#include <QShortcut>
#include <QStackedLayout>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkDraft;
using runlatch::changerequests::DraftSession;

namespace runlatch::ui {

BulkCreatePage::BulkCreatePage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_form(new BulkCreateForm(workbench))
    , m_drafts(workbench.workStore, workbench.clock, [this] { return m_form->draft(); })
    , m_organizations(new OrganizationPicker(workbench.service))
    , m_strip(new StepStrip({tr("Targets"), tr("Message"), tr("Review")}))
    , m_header(new ComposeHeader(m_organizations, m_strip, this))
    , m_message(new MessageBar(this))
    , m_empty(new EmptyState)
    , m_created(new CreatedView)
    , m_actions(new ComposeActions(this))
    , m_creating(workbench, m_drafts, {*this, *m_header, *m_form, *m_actions, *m_message})
{
    buildPages();
    connectParts();
    connectMessage();
    connectDrafts();
    connect(&workbench.storeGate, &store::StoreGate::opened, this, &BulkCreatePage::restoreAgain);
    setView(NotConnected);
}

BulkCreatePage::~BulkCreatePage()
{
    m_drafts.flush();
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
    layout->addWidget(m_message);
    layout->addWidget(pages, 1);
    layout->addWidget(new Hairline(this));
    layout->addWidget(m_actions);
}

void BulkCreatePage::connectParts()
{
    connect(m_empty, &EmptyState::primaryTriggered, this, &BulkCreatePage::connectionWanted);
    connect(m_header, &ComposeHeader::discardWanted, this, &BulkCreatePage::askToDiscard);
    connect(m_organizations, &OrganizationPicker::chosen, this, [this](const QString &organization) {
        m_form->setOrganization(organization);
        m_drafts.touch();
        showState();
    });
    connect(m_strip, &StepStrip::chosen, m_form, &BulkCreateForm::showStep);
    connect(m_form, &BulkCreateForm::stepChanged, this, &BulkCreatePage::showStep);
    connect(m_form, &BulkCreateForm::stateChanged, this, &BulkCreatePage::showState);
    connect(m_form, &BulkCreateForm::changed, &m_drafts, &DraftSession::touch);
    connect(m_actions, &ComposeActions::primaryTriggered, this, &BulkCreatePage::goOn);
    connect(m_actions, &ComposeActions::cancelTriggered, this, &BulkCreatePage::goBack);
    connect(&m_creating, &BulkCreating::ended, this, &BulkCreatePage::endCreating, Qt::QueuedConnection);
    connect(&m_creating, &BulkCreating::created, this, &BulkCreatePage::showCreated);
    connect(m_created, &CreatedView::anotherWanted, this, &BulkCreatePage::begin);
    connect(m_created, &CreatedView::backlogWanted, this, &BulkCreatePage::wantBacklog);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &BulkCreatePage::goOn);
    }
}

void BulkCreatePage::connectMessage()
{
    connect(m_organizations, &OrganizationPicker::failed, this, [this](const base::Error &error) {
        m_message->setSentence(wording::sentence(error, wording::Activity::ListingOrganizations));
        connect(m_message->addTextAction(tr("Give a name")), &QPushButton::clicked, m_organizations,
                &OrganizationPicker::askForName);
    });
    connect(m_message, &MessageBar::actionWanted, this, [this](wording::Sentence::Action action) {
        m_message->dismiss();
        if (action == wording::Sentence::Action::EditConnection)
            emit connectionWanted();
        else if (action == wording::Sentence::Action::LookAtBacklog)
            wantBacklog();
        else
            m_organizations->retry();
    });
}

void BulkCreatePage::connectDrafts()
{
    connect(&m_drafts, &DraftSession::kept, this, &BulkCreatePage::showKept);
    connect(&m_drafts, &DraftSession::saved, this, [this](const QDateTime &at) {
        if (!m_form->draft().isEmpty())
            m_header->showSaved(at);
    });
    connect(&m_drafts, &DraftSession::failed, this, [this](const base::Error &error) {
        m_header->setDraftState(tr("draft not saved"));
        OutcomeMessages(*m_message).showNotSaved(error);
    });
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
        showWhatIsKnown();
}

void BulkCreatePage::take(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    m_drafts.setEndpoint(endpoint);
    if (endpoint.isNull()) {
        m_organizations->show(m_form->draft().organization);
        m_form->setEndpoint({});
        if (m_pages->currentIndex() != Created) // the result stays to be read
            setView(NotConnected);
        return;
    }
    if (m_pages->currentIndex() == NotConnected)
        setView(Writing);
    showPlace();
}

/// Shows the organizations for the draft, or that the draft belongs to another connection.
void BulkCreatePage::showPlace()
{
    if (m_endpoint.isNull())
        return;
    const BulkDraft draft = m_drafts.draft();
    if (draft.isEmpty() || m_drafts.isAtHome()) {
        m_form->setEndpoint(m_endpoint);
        m_organizations->load(m_endpoint, draft.isEmpty() ? QString() : draft.organization);
    } else {
        m_organizations->show(draft.organization);
        m_form->setElsewhere(OutcomeMessages::homeInWords(m_drafts.home()),
                             tr("It is sent from the connection that it belongs to."));
    }
    showState();
}

/// If a draft of another connection was emptied, a new draft for the current connection begins.
void BulkCreatePage::showKept()
{
    if (!m_form->isElsewhere() || !m_drafts.isAtHome()) {
        showState();
        return;
    }
    m_message->dismiss();
    showPlace();
    showOther();
}

/// Such a draft can be read and edited. Nothing is requested or sent for it.
void BulkCreatePage::showElsewhere()
{
    QPushButton *move = OutcomeMessages(*m_message).showElsewhere(m_drafts.home(), m_endpoint.name);
    connect(move, &QPushButton::clicked, this, &BulkCreatePage::moveHere);
}

void BulkCreatePage::moveHere()
{
    m_message->dismiss();
    const BulkDraft here = m_drafts.moveHere();
    m_form->load(here);
    m_form->setOrganization(here.organization);
    m_form->showStep(BulkCreateForm::Targets);
    showPlace();
    showWhatIsKnown();
}

void BulkCreatePage::wantBacklog()
{
    emit backlogWanted(m_creating.sent());
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
    if (!m_isRestored)
        restore();
}

void BulkCreatePage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_drafts.flush();
}

void BulkCreatePage::restore()
{
    m_isRestored = true;
    m_form->setEnabled(false); // until the previous draft is known
    m_drafts.restore(this, [this](const base::Result<BulkDraft> &draft) {
        m_form->setEnabled(!m_creating.isUnderWay());
        m_isUnread = !draft;
        if (!draft) {
            OutcomeMessages(*m_message).showNotRestored(draft.error());
        } else if (!draft->isEmpty()) {
            showDraft(draft.value());
            m_header->setDraftState(tr("draft restored"));
        }
        showState();
        if (m_pages->currentIndex() == Writing && isVisible() && !m_message->isAncestorOf(window()->focusWidget()))
            m_form->focusFirst();
    });
}

/// Text that was typed meanwhile stays and is saved now. The other draft is offered at the next start.
void BulkCreatePage::restoreAgain()
{
    if (!m_form->draft().isEmpty())
        m_drafts.flush();
    if (!m_isUnread || !m_form->draft().isEmpty())
        return;
    m_message->dismiss();
    m_isRestored = false;
    if (isVisible())
        restore();
}

void BulkCreatePage::showDraft(const BulkDraft &draft)
{
    m_form->load(draft);
    m_form->setOrganization(draft.organization);
    showPlace();
    showWhatIsKnown();
}

/// Shows one message at a time: the connection of the draft, its outcome, or another draft.
void BulkCreatePage::showWhatIsKnown()
{
    const bool isElsewhere = !m_endpoint.isNull() && !m_form->draft().isEmpty() && !m_drafts.isAtHome();
    m_creating.showSentBefore();
    if (isElsewhere && !m_drafts.sentAt().isValid())
        showElsewhere();
    showOther();
}

/// Offers the other draft, which would otherwise be forgotten.
void BulkCreatePage::showOther()
{
    const BulkDraft *other = m_drafts.other();
    if (!other)
        return;
    if (!m_message->hasMessage())
        m_message->setMessage(Tone::Info, tr("There is another draft."), protocol::plainText(other->subject));
    connect(m_message->addTextAction(tr("Open the other draft")), &QPushButton::clicked, this, [this] {
        m_message->dismiss();
        showDraft(m_drafts.takeOther());
        m_form->showStep(BulkCreateForm::Targets);
    });
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
    showState();
    if (m_form->step() == BulkCreateForm::Reviewing)
        m_actions->focusCancel(); // so that Enter does not start what cannot be undone
}

void BulkCreatePage::showState()
{
    for (int step = 0; step < BulkCreateForm::StepCount; ++step)
        m_strip->setDone(step, m_form->isDone(step));
    const bool isReview = m_form->step() == BulkCreateForm::Reviewing;
    m_actions->setCancelShown(isReview);
    if (m_creating.isUnderWay())
        return;
    if (isReview) {
        const std::optional<int> targets = m_form->targets();
        m_actions->setPrimary(
            targets ? tr("Create on %n workspace(s)", nullptr, *targets) : tr("Create on all matches"), u"send"_s);
        if (m_drafts.isAtHome())
            m_actions->setRemark(Tone::None, tr("If the answer is lost, Runlatch does not send again."));
        else
            m_actions->setRemark(Tone::Warning,
                                 tr("It belongs to %1.").arg(OutcomeMessages::homeInWords(m_drafts.home())));
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
    else if (m_form->checkStep())
        m_form->showStep(m_form->step() + 1);
}

void BulkCreatePage::create()
{
    if (!m_drafts.isAtHome()) {
        showElsewhere();
    } else if (m_form->refreshesMatches()) {
        m_message->setMessage(Tone::Info, tr("The matches are older than five minutes, and are read again."),
                              tr("Check the number of matches, then create."));
    } else if (m_form->isLookingUp()) {
        m_message->setMessage(Tone::Info, tr("The workspaces are still being looked up."),
                              tr("Create when that has ended, or stop looking up on Targets."));
    } else {
        m_creating.start(m_endpoint);
    }
}

void BulkCreatePage::goBack()
{
    if (m_creating.isUnderWay())
        m_creating.cancel();
    else
        m_form->showStep(m_form->step() - 1);
}

void BulkCreatePage::showCreated(const service::Creation &creation)
{
    m_header->setDraftState({});
    const service::Endpoint &endpoint = m_creating.sent().endpoint;
    m_created->setCreated(creation.action.id,
                          tr("%2 creates “%1” on its workspaces within minutes. It tells nobody when it is done.")
                              .arg(protocol::plainText(m_creating.sent().subject), protocol::plainText(endpoint.name)));
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
    connect(question, &QDialog::accepted, this, &BulkCreatePage::begin);
    question->open();
}

/// Starts with an empty form in the same organization.
void BulkCreatePage::begin()
{
    m_drafts.discard();
    m_message->dismiss();
    m_header->setDraftState({});
    m_form->load({});
    setView(m_endpoint.isNull() ? NotConnected : Writing);
    showPlace();
    m_form->showStep(BulkCreateForm::Targets);
    showWhatIsKnown();
}

void BulkCreatePage::focusFirst()
{
    switch (m_pages->currentIndex()) {
    case NotConnected: m_empty->setFocus(); break;
    case Created: m_created->setFocus(); break;
    default: m_form->focusFirst(); break;
    }
}

void BulkCreatePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_form->setNarrow(window()->width() < Theme::NarrowWindow || width() < 200 * Theme::of(this).u());
}

bool BulkCreatePage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
