// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/ledgerentry.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

/// The conditions as texts that are equal for equal conditions in any order.
QList<QByteArray> sortedConditions(const QList<protocol::ExplorerCondition> &conditions)
{
    QList<QByteArray> texts;
    for (const protocol::ExplorerCondition &condition : conditions)
        texts.append(protocol::writeFilterText({condition}, protocol::FilterDialect::Flat));
    std::ranges::sort(texts);
    return texts;
}

QStringList sortedIds(QStringList ids)
{
    ids.sort();
    ids.removeDuplicates();
    return ids;
}

QStringList idsOf(const QJsonArray &written)
{
    QStringList ids;
    for (const QJsonValue id : written)
        ids.append(id.toString());
    return ids;
}

bool isSameText(const QString &sent, const QString &echoed)
{
    return echoed.isEmpty() || sent == echoed;
}

bool isSameList(const protocol::BulkCreation &sent, const QJsonValue &echoed)
{
    return !echoed.isArray() || sortedIds(idsOf(echoed.toArray())) == sortedIds(sent.targets());
}

bool isSameQuery(const protocol::BulkCreation &sent, const QJsonValue &echoed)
{
    const QJsonValue filter = echoed["filter"_L1];
    if (!filter.isArray())
        return true;
    const auto read = protocol::readFilter(filter.toArray());
    return read && sortedConditions(read->conditions) == sortedConditions(sent.conditions());
}

QUrl serviceOf(const BulkDraft &draft)
{
    return draft.home ? draft.home->service : QUrl();
}

/// The draft of an action that no form wrote.
BulkDraft draftOf(const QString &organization, const protocol::BulkCreation &creation)
{
    BulkDraft draft;
    draft.organization = organization;
    draft.by = creation.isByQuery() ? BulkDraft::Targets::Query : BulkDraft::Targets::List;
    draft.sends = creation.isByQuery() ? BulkDraft::Sends::Query : BulkDraft::Sends::Exactly;
    for (const QString &id : creation.targets())
        draft.workspaces.append({.id = id, .name = {}});
    for (const protocol::ExplorerCondition &condition : creation.conditions())
        draft.conditions.append({.condition = condition});
    draft.subject = creation.subject();
    draft.message = creation.message();
    return draft;
}

bool says(const BulkDraft &draft, const QString &organization, const protocol::BulkCreation &creation)
{
    const auto said = creationOf(draft);
    return said && draft.organization == organization && *said == creation;
}

} // namespace

bool LedgerEntry::wasAnswered() const
{
    return std::ranges::any_of(tries, [](const LedgerTry &one) { return one.status > 0; });
}

bool LedgerEntry::mayExist() const
{
    switch (state) {
    case LedgerState::Sending:
    case LedgerState::Accepted:
    case LedgerState::Unknown: return true;
    case LedgerState::Refused: return false;
    case LedgerState::Settled: return !requests.isEmpty();
    }
    return true;
}

bool LedgerEntry::isSameAction(const LedgerEntry &other) const
{
    if (serviceOf(draft) != serviceOf(other.draft) || draft.organization != other.draft.organization
        || draft.subject != other.draft.subject || isByQuery() != other.isByQuery())
        return false;
    return isByQuery() ? sortedConditions(usableConditions(draft)) == sortedConditions(usableConditions(other.draft))
                       : sortedIds(targetIds(draft.workspaces)) == sortedIds(targetIds(other.draft.workspaces));
}

bool LedgerEntry::mayBeMixedWith(const LedgerEntry &other) const
{
    const std::chrono::seconds apart = CreatedRequests::ClockDifference;
    if (id == other.id || !mayExist() || !other.mayExist() || other.at < at.addSecs(-apart.count())
        || draft.subject != other.draft.subject || draft.organization != other.draft.organization
        || serviceOf(draft) != serviceOf(other.draft))
        return false;
    if (isByQuery() || other.isByQuery())
        return true; // nobody knows which workspaces the query had
    const QStringList others = targetIds(other.draft.workspaces);
    const QSet<QString> ids(others.begin(), others.end());
    return std::ranges::any_of(targetIds(draft.workspaces), [&ids](const QString &one) { return ids.contains(one); });
}

CreatedRequests LedgerEntry::created() const
{
    const BulkDraft::Home home = draft.home.value_or(BulkDraft::Home());
    return {.endpoint = {.base = home.service, .token = {}, .connection = home.connection, .name = home.name},
            .organization = draft.organization,
            .subject = draft.subject,
            .targets = targets,
            .sentAt = at};
}

LedgerEntry newLedgerEntry(const service::Endpoint &endpoint, const QString &organization,
                           const protocol::BulkCreation &creation, const BulkDraft *draft, const QDateTime &utc)
{
    LedgerEntry entry;
    entry.id = QUuid::createUuid();
    entry.at = utc;
    entry.draft = draft && says(*draft, organization, creation) ? *draft : draftOf(organization, creation);
    entry.draft.home = BulkDraft::homeAt(endpoint);
    entry.draft.sentAt = QDateTime();
    if (!creation.isByQuery())
        entry.targets = static_cast<int>(creation.targets().size());
    return entry;
}

QStringList differingInputs(const protocol::BulkCreation &sent, const protocol::BulkAction &echoed)
{
    QStringList differing;
    if (!isSameText(sent.subject(), echoed.subject))
        differing += u"subject"_s;
    if (!isSameText(sent.message(), echoed.message))
        differing += u"message"_s;
    if (!isSameList(sent, echoed.unknownInputs["target_ids"_L1]))
        differing += u"target_ids"_s;
    if (!isSameQuery(sent, echoed.unknownInputs["query"_L1]))
        differing += u"query"_s;
    return differing;
}

} // namespace runlatch::changerequests
