// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/savedview.h"

#include "base/rules.h"
#include "protocol/resourcereader.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr auto TypeOfWorkspaces = "workspaces"_L1;

base::Error unusableView(base::Rule rule, const QString &subject)
{
    return {.kind = base::ErrorKind::Rejected, .rule = rule, .subject = subject};
}

void readViewQuery(const QJsonObject &query, SavedView &view)
{
    view.hasQuery = true;
    if (view.type != TypeOfWorkspaces) {
        view.why = unusableView(base::Rules::CreateQueryType, view.type);
        return;
    }
    const QJsonValue filter = query["filter"_L1];
    if (!filter.isArray() && !filter.isUndefined() && !filter.isNull()) {
        view.why = unusableView(base::Rules::JsonType, u"/filter"_s);
        return;
    }
    const QJsonArray entries = filter.toArray();
    if (entries.size() > SavedView::MaxConditions) {
        view.why = unusableView(base::Rules::ExplorerTooMany, u"/filter"_s);
        return;
    }
    const auto read = readFilter(entries);
    if (!read) {
        view.why = read.error();
        view.why->subject.prepend("/filter"_L1);
        return;
    }
    view.conditions = read->conditions;
    for (auto member = query.begin(); member != query.end(); ++member) {
        if (member.key() != "type"_L1 && member.key() != "filter"_L1 && !member.value().isNull())
            view.leftOut.append(member.key());
    }
}

} // namespace

base::Result<SavedView> readSavedView(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    SavedView view{.id = reader.id(), .name = reader.text(u"/attributes/name")};
    view.type = reader.text(u"/attributes/query/type");
    for (const QStringView place : {u"/attributes/query-type", u"/attributes/query_type"}) {
        if (view.type.isEmpty())
            view.type = reader.text(place);
    }
    if (reader.error())
        return *reader.error();
    const QJsonValue query = resource["attributes"_L1]["query"_L1];
    if (query.isObject()) {
        readViewQuery(query.toObject(), view);
    } else if (!query.isUndefined() && !query.isNull()) {
        view.hasQuery = true;
        view.why = unusableView(base::Rules::JsonType, u"/attributes/query"_s);
    }
    return view;
}

QJsonObject writeSavedView(const SavedView &view, FilterDialect dialect)
{
    const QJsonArray filter = QJsonDocument::fromJson(writeFilterText(view.conditions, dialect)).array();
    QJsonObject attributes{{u"name"_s, view.name}, {u"query-type"_s, view.type}};
    if (view.hasQuery)
        attributes.insert("query"_L1, QJsonObject{{u"type"_s, view.type}, {u"filter"_s, filter}});
    return {{u"id"_s, view.id}, {u"type"_s, u"explorer-saved-queries"_s}, {u"attributes"_s, attributes}};
}

} // namespace runlatch::protocol
