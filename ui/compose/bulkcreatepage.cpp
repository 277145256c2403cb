// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/compose/bulkcreatepage.h"

#include "protocol/plaintext.h"
#include "ui/compose/bulkcreateform.h"
#include "ui/compose/composeactions.h"
#include "ui/compose/composeheader.h"
#include "ui/compose/createdview.h"
#include "ui/compose/organizationpicker.h"
#include "ui/compose/stepstrip.h"
#include "ui/reply/taborder.h"
#include "ui/theme.h"
#include "ui/widgets/confirmation.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/shownpage.h"

#include <QPushButton>
#include <QShortcut>
#include <QStackedLayout>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkDraft;

namespace runlatch::ui {

BulkCreatePage::BulkCreatePage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_form(new BulkCreateForm(workbench))
    , m_drafts(workbench, *m_form)
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
    connect(&m_creating, &BulkCreating::ended, this, &BulkCreatePage::showState);
    connect(&m_creating, &BulkCreating::created, this, &BulkCreatePage::showCreated);
    connect(m_created, &CreatedView::anotherWanted, this, &BulkCreatePage::begin);
    connect(m_created, &CreatedView::backlogWanted, this, [this] { emit backlogWanted(m_creating.sentTo()); });
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
            emit backlogWanted(m_creating.sentTo());
        else
            m_organizations->retry();
    });
}

void BulkCreatePage::connectDrafts()
{
    connect(&m_drafts, &DraftSession::kept, this, &BulkCreatePage::showState);
    connect(&m_drafts, &DraftSession::saved, this, [this](const QDateTime &at) {
        if (!m_form->draft().isEmpty())
            m_header->showSaved(at);
    });
    connect(&m_drafts, &DraftSession::failed, this, [this](const base::Error &error) {
        m_header->setDraftState(tr("draft not saved"));
        OutcomeMessages(*m_message).showNotSaved(error);
    });
}

void BulkCreatePage::setConnected(const QString &name)
{
    m_connection = name;
    m_message->dismiss();
    m_form->setConnection(name);
    if (name.isEmpty()) {
        m_organizations->clear();
        setView(NotConnected);
        return;
    }
    if (m_pages->currentIndex() == NotConnected)
        setView(Writing);
    m_organizations->load(m_form->draft().organization);
    showWhatIsKnown();
}

/// Not before the store was asked to open, which is when the window is shown.
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
    m_form->setEnabled(false); // until it is known what was written before
    m_drafts.restore(this, [this](const base::Result<BulkDraft> &draft) {
        m_form->setEnabled(!m_creating.isUnderWay());
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

void BulkCreatePage::showDraft(const BulkDraft &draft)
{
    m_form->load(draft);
    if (!draft.organization.isEmpty() && !m_connection.isEmpty())
        m_organizations->load(draft.organization);
    else
        m_form->setOrganization(draft.organization);
    showWhatIsKnown();
}

/// Of the draft and of another one: nobody else would come back to that.
void BulkCreatePage::showWhatIsKnown()
{
    m_creating.showSentBefore();
    const BulkDraft *other = m_drafts.other();
    if (!other)
        return;
    if (!m_drafts.sentAt().isValid())
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
        m_actions->focusCancel(); // what cannot be undone is not one key away
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
        m_actions->setRemark(Tone::None, tr("If the answer is lost, Runlatch does not send again."));
    } else {
        m_actions->setPrimary(m_form->step() == BulkCreateForm::Targets ? tr("Continue to message")
                                                                        : tr("Continue to review"));
        m_actions->setRemark(Tone::Warning, m_form->remark());
    }
}

void BulkCreatePage::goOn()
{
    if (m_pages->currentIndex() != Writing || m_creating.isUnderWay())
        return;
    if (m_form->step() == BulkCreateForm::Reviewing)
        m_creating.start();
    else if (m_form->checkStep())
        m_form->showStep(m_form->step() + 1);
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
    m_created->setCreated(
        creation.action.id,
        tr("The service creates “%1” on its workspaces within minutes. It tells nobody when it is done.")
            .arg(m_creating.subject()));
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

/// An empty form, in the same organization.
void BulkCreatePage::begin()
{
    m_drafts.discard();
    m_message->dismiss();
    m_header->setDraftState({});
    m_form->load({});
    setView(m_connection.isEmpty() ? NotConnected : Writing);
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
