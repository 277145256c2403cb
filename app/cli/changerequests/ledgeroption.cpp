// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/ledgeroption.h"

#include "app/cli/options/command.h"
#include "base/rules.h"
#include "protocol/jsonapi.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::changerequests::Ledger;
using runlatch::changerequests::LedgerEntry;
using runlatch::changerequests::LedgerState;

namespace runlatch::cli {

namespace {

QString stateText(LedgerState state)
{
    switch (state) {
    case LedgerState::Sending: return Command::tr("being sent");
    case LedgerState::Accepted: return Command::tr("accepted");
    case LedgerState::Refused: return Command::tr("not created");
    case LedgerState::Unknown: return Command::tr("unknown");
    case LedgerState::Settled: return Command::tr("settled");
    }
    return {};
}

QString ledgerService(const LedgerEntry &entry)
{
    return entry.draft.home ? entry.draft.home->service.toString(QUrl::FullyEncoded) : QString();
}

} // namespace

void declareLedger(QCommandLineParser &parser, const QString &help)
{
    parser.addOption({u"ledger"_s, help, u"file"_s});
}

std::optional<QString> ledgerRefusal(const QCommandLineParser &parser, bool mayBeNone)
{
    const QString file = parser.value(u"ledger"_s);
    if (!parser.isSet(u"ledger"_s) || (!file.isEmpty() && (mayBeNone || file != "none"_L1)))
        return std::nullopt;
    return mayBeNone ? Command::tr("--ledger takes the name of a file, or none; it is empty.")
                     : Command::tr("--ledger takes the name of a file here.");
}

std::unique_ptr<Ledger> ledgerOf(const QCommandLineParser &parser, Output &output)
{
    const QString file = parser.value(u"ledger"_s);
    if (file == "none"_L1)
        return nullptr;
    auto ledger = std::make_unique<Ledger>(file.isEmpty() ? Ledger::defaultFile() : file);
    QObject::connect(ledger.get(), &Ledger::setAside, ledger.get(), [&output](const QString &name) {
        output.diagnostic(Command::tr("The ledger file held something else. It is kept as “%1”.").arg(name));
    });
    return ledger;
}

json::OrderedJson ledgerMembers(const LedgerEntry &entry)
{
    json::OrderedJson members;
    members.add(u"id", entry.id.toString(QUuid::WithoutBraces));
    members.add(u"at", entry.at.isValid() ? QJsonValue(protocol::writeTime(entry.at)) : QJsonValue());
    members.add(u"state", changerequests::ledgerStateName(entry.state));
    members.add(u"service", textOrNull(ledgerService(entry)));
    members.add(u"connection", textOrNull(entry.connectionName()));
    members.add(u"organization", entry.draft.organization).add(u"subject", entry.draft.subject);
    members.add(u"by", entry.isByQuery() ? u"query"_s : u"list"_s).add(u"workspaces", numberOrNull(entry.targets));
    members.add(u"bulk_action", textOrNull(entry.action));
    members.add(u"differing", QJsonArray::fromStringList(entry.differing));
    return members.add(u"change_requests", static_cast<int>(entry.requests.size()));
}

QString ledgerLine(const LedgerEntry &entry)
{
    const QString number = entry.targets ? Command::tr("%n workspace(s)", nullptr, *entry.targets)
                                         : Command::tr("by query, number not known");
    QStringList parts{entry.id.toString(QUuid::WithoutBraces),
                      wording::exactTime(entry.at),
                      stateText(entry.state),
                      entry.draft.organization,
                      wording::shortened(entry.draft.subject),
                      number};
    parts.append(ledgerService(entry));
    for (const QString &part : {entry.connectionName(), entry.action, entry.differing.join(u", "_s)}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return parts.join(u"  "_s);
}

base::Result<LedgerEntry> findEntry(const changerequests::LedgerReading &reading, const QString &id)
{
    std::optional<LedgerEntry> found;
    for (const LedgerEntry &entry : reading.entries) {
        if (id.isEmpty() || !entry.id.toString(QUuid::WithoutBraces).startsWith(id, Qt::CaseInsensitive))
            continue;
        if (found)
            return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::LedgerNoEntry, .subject = id};
        found = entry;
    }
    if (!found)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::LedgerNoEntry, .subject = id};
    return *found;
}

} // namespace runlatch::cli
