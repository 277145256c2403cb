// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/draftheader.h"

#include "http/url.h"
#include "store/sqlite/storegate.h"
#include "text/plaintext.h"
#include "ui/bulkcreate/bulkcreateform.h"
#include "ui/bulkcreate/stepstrip.h"
#include "ui/connections/organizationpicker.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QDateTime>
#include <QLocale>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkDraft;
using runlatch::changerequests::DraftSession;
using runlatch::wording::Activity;
using runlatch::wording::Sentence;

namespace runlatch::ui {

namespace {

QString connectionInWords(const QString &name, const QUrl &service)
{
    //: %1 is a connection, %2 its host
    return DraftHeader::tr("%1 (%2)").arg(text::plainText(name), http::hostAndPort(service));
}

} // namespace

DraftHeader::DraftHeader(Workbench &workbench, BulkCreateForm &form, MessageBar &message, StepStrip *steps,
                         QWidget *parent)
    : QWidget(parent)
    , m_form(form)
    , m_message(message)
    , m_drafts(workbench.workStore, workbench.clock, [&form] { return form.draft(); })
    , m_connection(new ElidedLabel({}, TextStyle::Body))
    , m_organizations(new OrganizationPicker(workbench.service))
    , m_steps(steps)
    , m_draft(new ElidedLabel({}, TextStyle::Small))
    , m_discard(makeButton(ButtonRole::Icon, tr("Discard draft"), u"trash-2"_s, this))
{
    build(steps);
    connectOrganizations();
    connectDrafts();
    connect(&workbench.storeGate, &store::StoreGate::opened, this, &DraftHeader::restoreAgain);
}

void DraftHeader::build(StepStrip *steps)
{
    m_connection->setObjectName(u"connection"_s);
    m_connection->setAccessibleDescription(tr("Connection"));
    m_draft->setMuted(true);
    m_draft->setObjectName(u"draftSaved"_s);
    connect(m_discard, &QPushButton::clicked, this, &DraftHeader::discardWanted);
    auto *sent = makeButton(ButtonRole::Icon, tr("Sent bulk creates"), u"list"_s, this);
    connect(sent, &QPushButton::clicked, this, &DraftHeader::sentWanted);
    auto *strip = new HeaderStrip(tr("Bulk create"));
    strip->addContext(m_connection);
    strip->addContext(m_organizations);
    strip->addContext(m_draft);
    strip->addAction(sent);
    strip->addAction(m_discard);
    strip->setSecondLine(steps);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(strip);
}

void DraftHeader::connectOrganizations()
{
    connect(m_organizations, &OrganizationPicker::chosen, this, [this](const QString &organization) {
        m_form.setOrganization(organization);
        m_drafts.touch();
        emit changed();
    });
    connect(m_organizations, &OrganizationPicker::failed, this, [this](const base::Error &error) {
        m_message.setSentence(wording::sentence(error, Activity::ListingOrganizations),
                              [this](Sentence::Action action) { emit actionWanted(action); });
        connect(m_message.addTextAction(tr("Enter a name")), &QPushButton::clicked, m_organizations,
                &OrganizationPicker::askForName);
    });
}

void DraftHeader::connectDrafts()
{
    connect(&m_form, &BulkCreateForm::changed, &m_drafts, &DraftSession::touch);
    connect(&m_drafts, &DraftSession::kept, this, &DraftHeader::showKept);
    connect(&m_drafts, &DraftSession::saved, this, [this](const QDateTime &at) {
        if (!m_form.draft().isEmpty())
            //: %1 is a time of the day
            setDraftState(tr("draft saved %1").arg(QLocale().toString(at.toLocalTime().time(), u"H:mm:ss"_s)));
    });
    connect(&m_drafts, &DraftSession::failed, this, [this](const base::Error &error) {
        setDraftState(tr("draft not saved"));
        m_message.setMessage(Tone::Warning, tr("The draft could not be saved; it is kept while the program runs."),
                             wording::sentence(error).fact);
    });
}

void DraftHeader::setDraftState(const QString &words)
{
    m_draft->setText(words);
    m_draft->updateGeometry();
}

void DraftHeader::setShown(bool hasOrganizations, bool isWriting)
{
    m_connection->setVisible(hasOrganizations);
    m_organizations->setVisible(hasOrganizations);
    m_draft->setVisible(isWriting);
    m_discard->setVisible(isWriting);
    m_steps->setVisible(isWriting);
}

void DraftHeader::retryOrganizations()
{
    m_organizations->retry();
}

void DraftHeader::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    m_drafts.setEndpoint(endpoint);
    if (endpoint.isNull()) {
        m_organizations->show(m_form.draft().organization);
        m_form.setEndpoint({});
    } else {
        showPlace();
    }
}

/// Shows the organizations for the draft, or that the draft belongs to another connection.
void DraftHeader::showPlace()
{
    if (m_endpoint.isNull())
        return;
    showConnection();
    const BulkDraft draft = m_drafts.draft();
    if (draft.isEmpty() || m_drafts.isAtHome()) {
        m_form.setEndpoint(m_endpoint);
        m_organizations->load(m_endpoint, draft.isEmpty() ? QString() : draft.organization);
    } else {
        m_organizations->show(draft.organization);
        m_form.setElsewhere(homeInWords(), tr("It is sent from the connection that it belongs to."));
    }
    emit changed();
}

/// Shows the connection of the draft, also while another one is the current one.
void DraftHeader::showConnection()
{
    const bool isHere = m_drafts.isAtHome() || m_form.draft().isEmpty();
    m_connection->setText(isHere ? connectionInWords(m_endpoint.name, m_endpoint.base) : homeInWords());
    m_connection->updateGeometry();
}

/// If a draft of another connection was emptied, a new draft for the current connection begins.
void DraftHeader::showKept()
{
    if (!m_form.isElsewhere() || !m_drafts.isAtHome()) {
        emit changed();
        return;
    }
    m_message.dismiss();
    showPlace();
    showOther();
}

void DraftHeader::restore()
{
    if (std::exchange(m_isRestored, true))
        return;
    m_form.setEnabled(false); // disabled until the previous draft is known
    m_drafts.restore(this, [this](const base::Result<BulkDraft> &draft) { takeRestored(draft); });
}

void DraftHeader::takeRestored(const base::Result<BulkDraft> &draft)
{
    m_form.setEnabled(true);
    m_isUnread = !draft;
    if (!draft) {
        m_message.setMessage(Tone::Warning, tr("The draft of last time could not be read."),
                             wording::sentence(draft.error()).fact);
    } else if (!draft->isEmpty()) {
        showDraft(draft.value());
        setDraftState(tr("draft restored"));
    }
    emit changed();
    emit restored();
}

/// Text that was typed meanwhile stays and is saved now. The other draft is offered at the next start.
void DraftHeader::restoreAgain()
{
    if (!m_form.draft().isEmpty())
        m_drafts.flush();
    if (!m_isUnread || !m_form.draft().isEmpty())
        return;
    m_message.dismiss();
    m_isRestored = false;
    if (isVisible())
        restore();
}

void DraftHeader::showDraft(const BulkDraft &draft)
{
    if (!m_drafts.isAtHome())
        m_form.setEndpoint({}); // the current connection is asked nothing about it
    m_form.load(draft);
    m_form.setOrganization(draft.organization);
    showPlace();
    showWhatIsKnown();
}

void DraftHeader::begin()
{
    m_drafts.discard();
    m_message.dismiss();
    setDraftState({});
    m_form.load({});
    showPlace();
    m_form.showStep(BulkCreateForm::Targets);
    showWhatIsKnown();
}

void DraftHeader::open(const BulkDraft &draft)
{
    m_message.dismiss();
    showDraft(m_drafts.take(draft));
    m_form.showStep(BulkCreateForm::Targets);
}

void DraftHeader::showWhatIsKnown()
{
    const bool isElsewhere = !m_endpoint.isNull() && !m_form.draft().isEmpty() && !m_drafts.isAtHome();
    if (m_drafts.sentAt().isValid())
        showSentBefore();
    else if (isElsewhere)
        showElsewhere();
    showOther();
}

/// Says that the draft was sent before, by an earlier run or before the user left the draft.
void DraftHeader::showSentBefore()
{
    Sentence sentence;
    //: %1 is a date and a time
    sentence.fact = tr("This was sent on %1, and it is not known whether the change requests were created.")
                        .arg(QLocale().toString(m_drafts.sentAt().toLocalTime(), QLocale::ShortFormat));
    sentence.next = tr("Look at the change requests before you create them again.");
    sentence.action = Sentence::Action::LookAtChangeRequests;
    m_message.setSentence(
        sentence, [this](Sentence::Action action) { emit actionWanted(action); }, Tone::Warning);
    emit sentBeforeShown(m_drafts.sent());
}

QString DraftHeader::homeInWords() const
{
    const auto &home = m_drafts.home();
    if (!home)
        return tr("not known");
    return home->name.isEmpty() ? home->title() : connectionInWords(home->name, home->service);
}

void DraftHeader::showElsewhere()
{
    const bool hasHome = m_drafts.home().has_value();
    const QString here = text::plainText(m_endpoint.name);
    m_message.setMessage(
        Tone::Warning,
        hasHome ? tr("This draft belongs to %1.").arg(homeInWords())
                : tr("It is not known to which connection this draft belongs."),
        hasHome
            ? tr("Choose that connection to send it. A copy for %1 has no organization and no workspaces.").arg(here)
            : tr("Before you send it with %1, check that its organization exists there.").arg(here));
    QPushButton *move = m_message.addTextAction(hasHome ? tr("Copy it here") : tr("It belongs here"));
    connect(move, &QPushButton::clicked, this, &DraftHeader::moveHere);
}

void DraftHeader::moveHere()
{
    m_message.dismiss();
    const BulkDraft here = m_drafts.moveHere();
    m_form.load(here);
    m_form.setOrganization(here.organization);
    m_form.showStep(BulkCreateForm::Targets);
    showPlace();
    showWhatIsKnown();
}

/// Offers the other draft, which would otherwise be forgotten.
void DraftHeader::showOther()
{
    const BulkDraft *other = m_drafts.other();
    if (!other)
        return;
    if (!m_message.hasMessage())
        m_message.setMessage(Tone::Info, tr("There is another draft."), text::plainText(other->subject));
    connect(m_message.addTextAction(tr("Open the other draft")), &QPushButton::clicked, this, [this] {
        m_message.dismiss();
        showDraft(m_drafts.takeOther());
        m_form.showStep(BulkCreateForm::Targets);
    });
}

} // namespace runlatch::ui
