// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/savedquery.h"

#include "base/rules.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

BulkDraft queryOf(const BulkDraft &draft)
{
    BulkDraft query;
    query.conditions = draft.conditions;
    query.sends = draft.sends;
    query.leftOut = draft.leftOut;
    return query;
}

QByteArray writeSavedQuery(const SavedQuery &saved)
{
    return json::OrderedJson().add(u"name", saved.name).addRaw(u"query", writeBulkDraft(queryOf(saved.query))).toJson();
}

base::Result<SavedQuery> readSavedQuery(const store::Draft &kept)
{
    if (kept.content.size() > SavedQuery::MaxContent)
        return base::Error{.kind = base::ErrorKind::Storage, .rule = base::Rules::TextTooLarge};
    const auto written = protocol::readObject(kept.content);
    if (!written)
        return written.error();
    const QString name = written->value("name"_L1).toString();
    if (name.isEmpty() || name.size() > SavedQuery::MaxName)
        return base::Error{.kind = base::ErrorKind::Protocol, .rule = base::Rules::JsonMissing, .subject = u"/name"_s};
    const auto query = readBulkDraft(QJsonDocument(written->value("query"_L1).toObject()).toJson());
    if (!query)
        return query.error();
    return SavedQuery{.id = kept.id, .name = name, .query = queryOf(*query)};
}

} // namespace runlatch::changerequests
