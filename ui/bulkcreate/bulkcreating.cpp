// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/bulkcreating.h"

#include "store/sqlite/storegate.h"
#include "ui/bulkcreate/bulkcreateform.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkSender;
using runlatch::changerequests::DraftSession;
using runlatch::wording::Activity;
using runlatch::wording::Sentence;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxNamed = 6; // workspaces that a question names

} // namespace

BulkCreating::BulkCreating(Workbench &workbench, DraftSession &drafts, BulkCreateForm &form, MessageBar &message,
                           QObject *parent)
    : QObject(parent)
    , m_gate(workbench.storeGate)
    , m_clock(workbench.clock)
    , m_drafts(drafts)
    , m_form(form)
    , m_message(message)
    , m_sender(workbench.service, workbench.clock, &drafts, &workbench.ledger)
    , m_findingOut(workbench, drafts, message)
{
    connectSender();
    connect(&m_findingOut, &FindingOut::actionWanted, this, &BulkCreating::actionWanted);
    connect(&m_findingOut, &FindingOut::settled, &m_form, &BulkCreateForm::stateChanged);
    // After a change the refusal no longer applies, and the review checks the draft again.
    connect(&m_form, &BulkCreateForm::changed, this, &BulkCreating::forgetRefusal);
    connect(&m_form, &BulkCreateForm::stepChanged, this, [this](int step) {
        if (step == BulkCreateForm::Reviewing)
            forgetRefusal();
    });
}

void BulkCreating::connectSender()
{
    connect(&m_sender, &BulkSender::created, this, [this](const service::Creation &creation) {
        end();
        emit created(creation);
        warnOfCreated();
    });
    connect(&m_sender, &BulkSender::notRecorded, this, [this](const base::Error &error) { m_notRecorded = error; });
    connect(&m_sender, &BulkSender::refused, this, &BulkCreating::showRefused);
    connect(&m_sender, &BulkSender::lost, this, &BulkCreating::showUnknown);
    connect(&m_sender, &BulkSender::notKept, this, &BulkCreating::showNotKept);
    connect(&m_sender, &BulkSender::cancelled, this, [this] {
        end();
        m_message.setMessage(Tone::Info, tr("Cancelled before it was sent."), tr("Nothing was created."));
    });
    connect(&m_sender, &BulkSender::waiting, this, [this](const service::Wait &wait) { emit waiting(wait.wait); });
}

void BulkCreating::start(const service::Endpoint &endpoint)
{
    const auto creation = m_form.creation();
    if (!creation)
        m_form.showMissing(creation.error());
    else
        m_gate.pass(this, [this, endpoint, confirmed = m_drafts.draft(), reviewed = *creation] {
            begin(endpoint, confirmed, reviewed);
        });
}

/// Checks again: while the store was being opened, the user may have chosen another connection or changed the draft.
void BulkCreating::begin(const service::Endpoint &endpoint, const changerequests::BulkDraft &confirmed,
                         const protocol::BulkCreation &reviewed)
{
    const auto creation = m_form.creation();
    if (!creation || isUnderWay() || !m_drafts.isAtHome())
        return;
    if (m_drafts.draft() != confirmed || *creation != reviewed)
        m_message.setMessage(Tone::Info, tr("Nothing was sent: the draft has changed since."),
                             tr("Look at it once more, then create."));
    else if (m_sender.isOutcomeUnknown())
        ask(endpoint, *creation, tr("Create the change requests again?"), tr("Create again"));
    else if (const auto notFound = static_cast<int>(m_form.notFoundTargets().size()); notFound > 0)
        ask(endpoint, *creation, tr("Create on %n workspace(s) that were not found?", nullptr, notFound),
            tr("Create anyway"));
    else
        send(endpoint, *creation);
}

/// Both warnings in one question: the draft may have been sent before, and some workspaces were not found.
QString BulkCreating::doubts() const
{
    QStringList doubts;
    if (m_sender.isOutcomeUnknown())
        doubts +=
            tr("It is not known whether the first try was carried out. If it was, every workspace gets the change "
               "request twice, and the service cannot undo that.");
    const QStringList notFound = m_form.notFoundTargets();
    const auto count = static_cast<int>(notFound.size());
    if (count > 0)
        doubts += tr("%n of %1 workspaces were not found: %2.", nullptr, count)
                      .arg(QLocale().toString(m_form.sendable().workspaces.value_or(0)),
                           notFound.mid(0, MaxNamed).join(u", "_s) + (count > MaxNamed ? u", \u2026"_s : QString()))
            + u' ' + tr("Ids are sent as they were given.");
    return doubts.join(u"\n\n"_s);
}

/// Asks the user. The page must not change until the answer.
void BulkCreating::ask(const service::Endpoint &endpoint, const protocol::BulkCreation &creation,
                       const QString &question, const QString &verb)
{
    m_isAsking = true;
    auto *dialog = new Confirmation(question, doubts(), verb, m_form.parentWidget());
    connect(dialog, &QDialog::finished, this, [this, endpoint, creation](int answer) {
        m_isAsking = false;
        if (answer == QDialog::Accepted)
            send(endpoint, creation);
        else
            emit ended();
    });
    dialog->open();
}

void BulkCreating::send(const service::Endpoint &endpoint, const protocol::BulkCreation &creation)
{
    const QString organization = m_form.draft().organization;
    m_endpoint = endpoint;
    m_hasEarlierTry = m_sender.isOutcomeUnknown();
    m_findingOut.stop();
    m_message.dismiss();
    m_notRecorded.reset();
    const std::optional<int> targets = m_form.sendable().workspaces;
    emit begun({endpoint, organization, creation.subject(), targets, m_clock.utc()});
    m_sender.send(endpoint, organization, creation, targets);
}

void BulkCreating::end()
{
    m_form.refreshForm();
    emit ended();
}

/// Marks errors at the fields that the service named.
void BulkCreating::showRefused(const base::Error &error)
{
    end();
    bool isMarked = false;
    // Goes backwards, so that it ends at the first error.
    for (auto refusal = error.errors.crbegin(); refusal != error.errors.crend(); ++refusal)
        isMarked = m_form.showRefusal(refusal->pointer, wording::serviceSays(*refusal)) || isMarked;
    if (isMarked) {
        m_message.setMessage(Tone::Error, tr("The service refused it; nothing was created."),
                             tr("The affected fields are marked."));
    } else {
        Sentence sentence = wording::sentence(error, Activity::CreatingChangeRequests);
        if (sentence.action != Sentence::Action::EditConnection)
            sentence.action = Sentence::Action::None; // needs no action, because the button that sends is visible
        m_message.setSentence(sentence, [this](Sentence::Action action) { emit actionWanted(action); });
    }
    m_refusal = m_message.text();
}

void BulkCreating::showUnknown(const base::Error &error)
{
    end();
    Sentence sentence = wording::sentence(error, Activity::CreatingChangeRequests);
    sentence.action = Sentence::Action::LookAtChangeRequests;
    m_message.setSentence(
        sentence, [this](Sentence::Action action) { emit actionWanted(action); }, Tone::Warning);
    m_findingOut.offer(m_endpoint, m_sender.entry(), m_hasEarlierTry);
}

void BulkCreating::showNotKept(const base::Error &error)
{
    end();
    m_message.setMessage(Tone::Error, tr("Nothing was sent: it could not be saved first."),
                         wording::sentence(error).text());
}

/// It was created all the same, so the page goes on.
void BulkCreating::warnOfCreated()
{
    const QStringList differing = m_sender.entry().differing;
    if (!differing.isEmpty())
        m_message.setMessage(
            Tone::Warning,
            //: %1 are names of the service, such as subject, target_ids
            tr("The service accepted something other than what was sent: %1.").arg(differing.join(u", "_s)),
            tr("Look at the change requests before you go on."));
    else if (m_notRecorded)
        m_message.setMessage(Tone::Warning, tr("It was sent, and the ledger does not say so."),
                             wording::sentence(*m_notRecorded).text());
}

/// Removes the refusal unless another message has replaced it.
void BulkCreating::forgetRefusal()
{
    if (!m_refusal.isEmpty() && m_message.text() == m_refusal)
        m_message.dismiss();
    m_refusal.clear();
}

} // namespace runlatch::ui
