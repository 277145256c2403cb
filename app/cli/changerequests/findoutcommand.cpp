// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/findoutcommand.h"

#include "app/cli/changerequests/ledgeroption.h"
#include "base/rules.h"
#include "wording/times.h"

using namespace Qt::StringLiterals;
using runlatch::changerequests::CreationFinder;
using runlatch::changerequests::LedgerEntry;
using runlatch::changerequests::LedgerState;

namespace runlatch::cli {

FindOutCommand::FindOutCommand(Output &output)
    : ServiceCommand(output)
{
    connect(&m_finder, &CreationFinder::requestFound, this, &FindOutCommand::show);
    connect(&m_finder, &CreationFinder::finished, this, &FindOutCommand::write);
    connect(&m_finder, &CreationFinder::progressed, this, [this] {
        const CreationFinder::Progress read = m_finder.progress();
        this->output().progress(tr("%1 of %2 workspaces were read.").arg(read.workspacesDone).arg(read.workspaces));
    });
}

void FindOutCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    declareLedger(parser,
                  tr("File of the ledger; without this option, the ledger of the window in the user's data "
                     "folder."));
    parser.addPositionalArgument(u"id"_s, tr("Id of the entry, or its beginning."), u"ID"_s);
}

base::Result<ServiceCommand::Refusal> FindOutCommand::readOptions(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return Refusal(tr("One id of an entry is required."));
    if (const auto why = ledgerRefusal(parser, false))
        return Refusal(why);
    m_id = parser.positionalArguments().constFirst();
    m_ledger = ledgerOf(parser, output());
    return Refusal();
}

bool FindOutCommand::stop()
{
    m_finder.disconnect(this);
    m_finder.cancel();
    return false;
}

void FindOutCommand::begin()
{
    m_ledger->read(this, [this](const base::Result<changerequests::LedgerReading> &reading) { look(reading); });
}

void FindOutCommand::look(const base::Result<changerequests::LedgerReading> &reading)
{
    const auto entry = reading ? findEntry(*reading, m_id) : base::Result<LedgerEntry>(reading.error());
    if (!entry) {
        fail(entry.error());
        return;
    }
    const QUrl home = entry->created().endpoint.base;
    if (home != endpoint().base) {
        fail({.kind = base::ErrorKind::Usage, .rule = base::Rules::LedgerOtherService, .subject = home.toString()});
        return;
    }
    m_entry = *entry;
    if (m_entry.state == LedgerState::Refused) {
        end(m_entry); // it is certain already, and what has its subject is of another action
        return;
    }
    sayMixed(reading->entries);
    m_finder.start(endpoint(), m_entry);
}

/// What is found may be of another action.
void FindOutCommand::sayMixed(const QList<LedgerEntry> &entries)
{
    for (const LedgerEntry &other : entries) {
        if (!m_entry.mayBeMixedWith(other))
            continue;
        output().diagnostic(tr("Another bulk create with this subject was sent on %1: what is found may belong to "
                               "either.")
                                .arg(wording::exactTime(other.at)));
        return;
    }
}

void FindOutCommand::show(const changerequests::LedgerRequest &request)
{
    output().event(u"found",
                   json::OrderedJson().add(u"id", request.id).add(u"workspace", textOrNull(request.workspace)),
                   u"%1  %2"_s.arg(request.id, request.workspace));
}

void FindOutCommand::write()
{
    output().endProgress();
    for (const base::Error &error : m_finder.failures())
        report(error);
    const LedgerEntry settled = m_finder.settled(m_entry, clock().utc());
    m_ledger->keepFound(settled, this, [this, settled](const base::Done &written) {
        if (written)
            end(settled);
        else
            fail(written.error());
    });
}

void FindOutCommand::end(const LedgerEntry &settled)
{
    const auto count = static_cast<int>(m_finder.found().size());
    const bool isCertain =
        settled.state == LedgerState::Refused || (settled.state == LedgerState::Settled && m_finder.isComplete());
    QString outcome = u"unknown"_s;
    QString human = tr("None has appeared. It is not certain yet that none follows.");
    int exitStatus = CouldNotTell;
    if (count > 0) {
        outcome = u"created"_s;
        human = tr("It was carried out: %n change request(s) exist.", nullptr, count);
        exitStatus = Done;
    } else if (isCertain) {
        outcome = u"not-created"_s;
        human = tr("It was not carried out: no change request of it exists.");
        exitStatus = No;
    }
    json::OrderedJson members;
    members.add(u"outcome", outcome).add(u"state", changerequests::ledgerStateName(settled.state));
    members.add(u"change_requests", count).add(u"complete", m_finder.isComplete());
    output().event(u"summary", members, human);
    emit finished(exitStatus);
}

} // namespace runlatch::cli
