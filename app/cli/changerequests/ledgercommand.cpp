// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/ledgercommand.h"

#include "app/cli/changerequests/ledgeroption.h"
#include "base/rules.h"
#include "protocol/bulkcreation.h"
#include "protocol/jsonapi.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::changerequests::LedgerEntry;
using runlatch::changerequests::LedgerReading;
using runlatch::changerequests::LedgerRequest;
using runlatch::changerequests::LedgerState;
using runlatch::changerequests::LedgerTry;

namespace runlatch::cli {

namespace {

QByteArray triesOf(const LedgerEntry &entry)
{
    QList<QByteArray> tries;
    for (const LedgerTry &one : entry.tries) {
        json::OrderedJson written;
        written.add(u"at", one.at.isValid() ? QJsonValue(protocol::writeTime(one.at)) : QJsonValue());
        written.add(u"form", protocol::bulkActionDialectName(one.form));
        written.add(u"url", one.url.toString(QUrl::FullyEncoded));
        written.add(u"http", one.status == 0 ? QJsonValue() : QJsonValue(one.status));
        written.add(u"fault", textOrNull(one.fault)).add(u"took_ms", static_cast<qint64>(one.took.count()));
        tries.append(written.add(u"answer", QString::fromUtf8(one.answer)).toJson());
    }
    return json::OrderedJson::array(tries);
}

QByteArray requestsOf(const LedgerEntry &entry)
{
    QList<QByteArray> requests;
    for (const LedgerRequest &one : entry.requests)
        requests.append(json::OrderedJson().add(u"id", one.id).add(u"workspace", textOrNull(one.workspace)).toJson());
    return json::OrderedJson::array(requests);
}

/// The draft may keep a list that was not sent beside a query, and the other way round.
QStringList targetsOf(const LedgerEntry &entry)
{
    return entry.isByQuery() ? QStringList() : changerequests::targetIds(entry.draft.workspaces);
}

QByteArray queryOf(const LedgerEntry &entry)
{
    const auto conditions =
        entry.isByQuery() ? changerequests::usableConditions(entry.draft) : QList<protocol::ExplorerCondition>();
    return protocol::writeFilterText(conditions, protocol::FilterDialect::Nested);
}

QStringList linesOf(const LedgerEntry &entry)
{
    QStringList lines{ledgerLine(entry)};
    for (const QString &id : targetsOf(entry))
        lines.append(u"    "_s + id);
    if (entry.isByQuery())
        lines.append(u"    "_s + QString::fromUtf8(queryOf(entry)));
    for (const LedgerTry &one : entry.tries)
        lines.append(u"    %1  %2  %3  %4"_s.arg(protocol::writeTime(one.at), protocol::bulkActionDialectName(one.form),
                                                 one.status == 0 ? one.fault : QString::number(one.status),
                                                 one.url.toString(QUrl::FullyEncoded)));
    for (const LedgerRequest &one : entry.requests)
        lines.append(u"    %1  %2"_s.arg(one.id, one.workspace));
    lines.append(QString());
    for (const QString &line : entry.draft.message.trimmed().split(u'\n'))
        lines.append(u"    "_s + line);
    return lines;
}

} // namespace

void LedgerCommand::declare(QCommandLineParser &parser)
{
    declareLedger(parser,
                  tr("File of the ledger; without this option, the ledger of the window in the user's data "
                     "folder."));
}

std::optional<QString> LedgerCommand::start(const QCommandLineParser &parser)
{
    if (const auto why = readArguments(parser.positionalArguments()))
        return why;
    if (const auto why = ledgerRefusal(parser, false))
        return why;
    m_ledger = ledgerOf(parser, output());
    m_ledger->read(this, [this](const base::Result<LedgerReading> &reading) {
        if (!reading) {
            fail(reading.error());
            return;
        }
        if (reading->unreadable > 0)
            output().diagnostic(tr("%n line(s) of the ledger cannot be read.", nullptr, reading->unreadable));
        show(*reading);
    });
    return std::nullopt;
}

void LedgerCommand::fail(const base::Error &error)
{
    output().error(error);
    emit finished(CouldNotTell);
}

std::optional<QString> LedgerListCommand::readArguments(const QStringList &arguments)
{
    if (!arguments.isEmpty())
        return tr("change-requests ledger list takes options only.");
    return std::nullopt;
}

void LedgerListCommand::show(const LedgerReading &reading)
{
    for (const LedgerEntry &entry : reading.entries)
        output().event(u"ledger-entry", ledgerMembers(entry), ledgerLine(entry));
    const auto count = static_cast<int>(reading.entries.size());
    output().event(u"summary", json::OrderedJson().add(u"entries", count).add(u"unreadable", reading.unreadable),
                   tr("%n bulk action(s) in the ledger.", nullptr, count));
    emit finished(Done);
}

void LedgerShowCommand::declare(QCommandLineParser &parser)
{
    LedgerCommand::declare(parser);
    parser.addPositionalArgument(u"id"_s, tr("Id of the entry, or its beginning."), u"ID"_s);
}

std::optional<QString> LedgerShowCommand::readArguments(const QStringList &arguments)
{
    if (arguments.size() != 1)
        return tr("One id of an entry is required.");
    m_id = arguments.constFirst();
    return std::nullopt;
}

void LedgerShowCommand::show(const LedgerReading &reading)
{
    const auto entry = findEntry(reading, m_id);
    if (!entry) {
        fail(entry.error());
        return;
    }
    json::OrderedJson members = ledgerMembers(*entry);
    members.add(u"message", entry->draft.message);
    members.add(u"target_ids", QJsonArray::fromStringList(targetsOf(*entry)));
    members.addRaw(u"query", queryOf(*entry)).addRaw(u"tries", triesOf(*entry)).addRaw(u"found", requestsOf(*entry));
    output().event(u"ledger-entry", members, linesOf(*entry));
    emit finished(Done);
}

std::optional<QString> LedgerClearCommand::readArguments(const QStringList &arguments)
{
    if (!arguments.isEmpty())
        return tr("change-requests ledger clear takes options only.");
    return std::nullopt;
}

void LedgerClearCommand::show(const LedgerReading &reading)
{
    const auto kept = static_cast<int>(std::ranges::count(reading.entries, LedgerState::Sending, &LedgerEntry::state));
    const int removed = static_cast<int>(reading.entries.size()) - kept;
    ledger().clear(this, [this, kept, removed](const base::Done &cleared) {
        if (!cleared) {
            fail(cleared.error());
            return;
        }
        output().event(
            u"cleared", json::OrderedJson().add(u"entries", removed).add(u"kept", kept),
            tr("%n bulk action(s) removed from the ledger; %1 being sent stayed.", nullptr, removed).arg(kept));
        emit finished(Done);
    });
}

} // namespace runlatch::cli
