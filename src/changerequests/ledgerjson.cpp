// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "changerequests/ledgerentry.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::json::OrderedJson;

namespace runlatch::changerequests {

namespace {

struct StateName
{
    LedgerState state;
    QLatin1StringView name;
};
constexpr StateName StateNames[] = {
    {LedgerState::Sending, "sending"_L1}, {LedgerState::Accepted, "accepted"_L1}, {LedgerState::Refused, "refused"_L1},
    {LedgerState::Unknown, "unknown"_L1}, {LedgerState::Settled, "settled"_L1},
};

std::optional<LedgerState> ledgerStateOfName(QStringView name)
{
    for (const StateName &known : StateNames) {
        if (known.name == name)
            return known.state;
    }
    return std::nullopt;
}

base::Error noEntry(base::Rule rule, const QString &pointer)
{
    return {.kind = base::ErrorKind::Protocol, .rule = rule, .subject = pointer};
}

QByteArray writeTries(const QList<LedgerTry> &tries)
{
    QList<QByteArray> written;
    for (const LedgerTry &one : tries) {
        OrderedJson json;
        json.add(u"at", protocol::writeTime(one.at)).add(u"form", protocol::bulkActionDialectName(one.form));
        json.add(u"url", one.url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo)).add(u"status", one.status);
        json.add(u"fault", one.fault).add(u"took-ms", static_cast<qint64>(one.took.count()));
        written.append(json.add(u"answer", QString::fromLatin1(one.answer.toBase64())).toJson());
    }
    return OrderedJson::array(written);
}

LedgerTry readTry(const QJsonObject &written)
{
    LedgerTry read;
    read.at = protocol::readTime(written["at"_L1]);
    read.form = protocol::bulkActionDialectOfName(written["form"_L1].toString()).value_or(read.form);
    read.url = QUrl(written["url"_L1].toString(), QUrl::StrictMode);
    read.status = written["status"_L1].toInt();
    read.fault = written["fault"_L1].toString();
    read.took = std::chrono::milliseconds(std::max<qint64>(0, written["took-ms"_L1].toInteger()));
    read.answer = QByteArray::fromBase64(written["answer"_L1].toString().toLatin1()).left(LedgerTry::MaxAnswer);
    return read;
}

QByteArray writeRequests(const QList<LedgerRequest> &requests)
{
    QList<QByteArray> written;
    for (const LedgerRequest &request : requests)
        written.append(OrderedJson().add(u"id", request.id).add(u"workspace", request.workspace).toJson());
    return OrderedJson::array(written);
}

LedgerRequest readRequest(const QJsonObject &written)
{
    return {.id = written["id"_L1].toString(), .workspace = written["workspace"_L1].toString()};
}

template <typename T> QList<T> readSome(const QJsonValue &written, qsizetype most, T (*read)(const QJsonObject &))
{
    QList<T> list;
    const QJsonArray elements = written.toArray();
    for (const QJsonValue element : elements) {
        if (element.isObject() && list.size() < most)
            list.append(read(element.toObject()));
    }
    return list;
}

} // namespace

QString ledgerStateName(LedgerState state)
{
    const auto *known = std::ranges::find(StateNames, state, &StateName::state);
    return known == std::end(StateNames) ? QString() : QString(known->name);
}

QByteArray writeLedgerEntry(const LedgerEntry &entry)
{
    OrderedJson json;
    json.add(u"ledger-entry", entry.id.toString(QUuid::WithoutBraces)).add(u"at", protocol::writeTime(entry.at));
    json.add(u"state", ledgerStateName(entry.state)).addRaw(u"draft", writeBulkDraft(entry.draft));
    if (entry.targets)
        json.add(u"targets", *entry.targets);
    if (!entry.action.isEmpty())
        json.add(u"action", entry.action);
    if (!entry.differing.isEmpty())
        json.add(u"differing", QJsonArray::fromStringList(entry.differing));
    json.addRaw(u"tries", writeTries(entry.tries)).addRaw(u"requests", writeRequests(entry.requests));
    if (entry.lookedAt.isValid())
        json.add(u"looked-at", protocol::writeTime(entry.lookedAt));
    return json.toJson();
}

base::Result<LedgerEntry> readLedgerEntry(const QByteArray &line)
{
    const auto written = protocol::readObject(line);
    if (!written)
        return written.error();
    LedgerEntry entry;
    entry.id = QUuid::fromString(written->value("ledger-entry"_L1).toString());
    if (entry.id.isNull())
        return noEntry(base::Rules::JsonMissing, u"/ledger-entry"_s);
    const auto state = ledgerStateOfName(written->value("state"_L1).toString());
    if (!state)
        return noEntry(base::Rules::JsonType, u"/state"_s);
    const auto draft =
        readBulkDraft(QJsonDocument(written->value("draft"_L1).toObject()).toJson(QJsonDocument::Compact));
    if (!draft)
        return draft.error();
    entry.state = *state;
    entry.draft = *draft;
    entry.at = protocol::readTime(written->value("at"_L1));
    if (const QJsonValue targets = written->value("targets"_L1); targets.isDouble())
        entry.targets = targets.toInt();
    entry.action = written->value("action"_L1).toString();
    const QJsonArray differing = written->value("differing"_L1).toArray();
    for (const QJsonValue name : differing)
        entry.differing += name.toString();
    entry.tries = readSome(written->value("tries"_L1), LedgerEntry::MaxTries, &readTry);
    entry.requests = readSome(written->value("requests"_L1), LedgerEntry::MaxRequests, &readRequest);
    entry.lookedAt = protocol::readTime(written->value("looked-at"_L1));
    return entry;
}

} // namespace runlatch::changerequests
