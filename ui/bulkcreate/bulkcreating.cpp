// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/bulkcreating.h"

#include "protocol/plaintext.h"
#include "store/storegate.h"
#include "ui/bulkcreate/bulkcreateform.h"
#include "ui/bulkcreate/composeactions.h"
#include "ui/widgets/confirmation.h"
#include "ui/widgets/messagebar.h"
#include "wording/sentence.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkSender;
using runlatch::changerequests::DraftSession;

namespace runlatch::ui {

namespace {

constexpr qsizetype MostNamed = 6; // workspaces, in a question

} // namespace

BulkCreating::BulkCreating(Workbench &workbench, DraftSession &drafts, const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_gate(workbench.storeGate)
    , m_clock(workbench.clock)
    , m_drafts(drafts)
    , m_parts(parts)
    , m_sender(workbench.service, workbench.clock, &drafts)
    , m_says(parts.message)
{
    connectSender();
    // After a change the refusal no longer applies, and the review checks the draft again.
    connect(&m_parts.form, &BulkCreateForm::changed, this, &BulkCreating::forgetRefusal);
    connect(&m_parts.form, &BulkCreateForm::stepChanged, this, [this](int step) {
        if (step == BulkCreateForm::Reviewing)
            forgetRefusal();
    });
}

void BulkCreating::connectSender()
{
    connect(&m_sender, &BulkSender::created, this, [this](const service::Creation &creation) {
        end();
        emit created(creation);
    });
    connect(&m_sender, &BulkSender::refused, this, &BulkCreating::showRefused);
    connect(&m_sender, &BulkSender::lost, this, [this](const base::Error &error) {
        end();
        m_says.showUnknown(error);
    });
    connect(&m_sender, &BulkSender::notKept, this, [this](const base::Error &error) {
        end();
        m_says.showNotKept(error);
    });
    connect(&m_sender, &BulkSender::cancelled, this, [this] {
        end();
        m_says.showCancelled();
    });
    connect(&m_sender, &BulkSender::waiting, this, [this](const service::Wait &wait) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait.wait).count();
        m_parts.actions.setRemark(
            Tone::Info,
            tr("The service asks for a pause; it is sent in %n second(s).", nullptr, static_cast<int>(seconds)));
    });
}

void BulkCreating::start(const service::Endpoint &endpoint)
{
    const auto creation = changerequests::creationOf(m_parts.form.draft());
    if (!creation)
        m_parts.form.showMissing(creation.error());
    else
        m_gate.pass(this, [this, endpoint, confirmed = m_drafts.draft()] { begin(endpoint, confirmed); });
}

/// Checks again: while the store was being opened, the user may have chosen another connection or changed the draft.
void BulkCreating::begin(const service::Endpoint &endpoint, const changerequests::BulkDraft &confirmed)
{
    const auto creation = changerequests::creationOf(m_parts.form.draft());
    if (!creation || isUnderWay() || !m_drafts.isAtHome())
        return;
    if (m_drafts.draft() != confirmed)
        m_says.showChanged();
    else if (m_sender.isOutcomeUnknown())
        ask(endpoint, *creation, tr("Create the change requests again?"), tr("Create again"));
    else if (const auto notFound = static_cast<int>(m_parts.form.notFoundTargets().size()); notFound > 0)
        ask(endpoint, *creation, tr("Create on %n workspace(s) that were not found?", nullptr, notFound),
            tr("Create all the same"));
    else
        send(endpoint, *creation);
}

/// Both warnings in one question: it may have been sent before, and some workspaces were not found.
QString BulkCreating::doubts() const
{
    QStringList doubts;
    if (m_sender.isOutcomeUnknown())
        doubts +=
            tr("It is not known whether the first try was carried out. If it was, every workspace gets the change "
               "request twice, and the service cannot undo that.");
    const QStringList notFound = m_parts.form.notFoundTargets();
    const auto count = static_cast<int>(notFound.size());
    if (count > 0)
        doubts += tr("%n of %1 workspaces were not found: %2.", nullptr, count)
                      .arg(QLocale().toString(m_parts.form.targets().value_or(0)),
                           notFound.mid(0, MostNamed).join(u", "_s) + (count > MostNamed ? u", \u2026"_s : QString()))
            + u' ' + tr("Ids are sent as they were given.");
    return doubts.join(u"\n\n"_s);
}

/// The page must not change until the user has answered.
void BulkCreating::ask(const service::Endpoint &endpoint, const protocol::BulkCreation &creation,
                       const QString &question, const QString &verb)
{
    m_isAsking = true;
    auto *dialog = new Confirmation(question, doubts(), verb, &m_parts.page);
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
    const QString organization = m_parts.form.draft().organization;
    m_parts.message.dismiss();
    hold(true);
    m_parts.actions.setRemark(Tone::Info, tr("Sending"));
    m_sent = {endpoint, organization, creation.subject(), m_parts.form.targets(), m_clock.utc()};
    m_sender.send(endpoint, organization, creation);
}

void BulkCreating::hold(bool isHeld)
{
    m_parts.form.setEnabled(!isHeld);
    m_parts.header.setEnabled(!isHeld);
    m_parts.actions.setSending(isHeld);
}

void BulkCreating::end()
{
    hold(false);
    m_parts.form.refreshForm();
    emit ended();
}

void BulkCreating::showRefused(const base::Error &error)
{
    end();
    bool isMarked = false;
    for (auto refusal = error.errors.crbegin(); refusal != error.errors.crend(); ++refusal) // ends at the first error
        isMarked = m_parts.form.showRefusal(refusal->pointer, wording::serviceSays(*refusal)) || isMarked;
    m_says.showRefused(error, isMarked);
    m_refusal = m_parts.message.text();
}

/// Only if no other message has replaced it.
void BulkCreating::forgetRefusal()
{
    if (!m_refusal.isEmpty() && m_parts.message.text() == m_refusal)
        m_parts.message.dismiss();
    m_refusal.clear();
}

void BulkCreating::showSentBefore()
{
    if (!m_sender.isOutcomeUnknown())
        return;
    service::Endpoint endpoint;
    if (const auto &home = m_drafts.home()) {
        endpoint.base = home->service;
        endpoint.connection = home->connection;
    }
    const changerequests::BulkDraft draft = m_drafts.draft();
    const bool isList = draft.by == changerequests::BulkDraft::Targets::List;
    m_sent = {endpoint, draft.organization, draft.subject,
              isList ? std::optional(static_cast<int>(changerequests::targetIds(draft.workspaces).size()))
                     : std::nullopt,
              m_drafts.sentAt()};
    m_says.showSentBefore(m_drafts.sentAt());
}

} // namespace runlatch::ui
