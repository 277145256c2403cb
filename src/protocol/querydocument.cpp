// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/querydocument.h"

#include "base/rules.h"
#include "json/jsonpointer.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

base::Error wrongQuery(base::Rule rule, const QString &pointer)
{
    return {.kind = base::ErrorKind::Rejected, .rule = rule, .subject = pointer};
}

bool isThere(const QJsonValue &value)
{
    return !value.isUndefined() && !value.isNull();
}

} // namespace

base::Result<ReadFilter> readConditions(const QJsonArray &filter, const QString &place)
{
    const auto read = readFilter(filter);
    if (!read)
        return wrongQuery(read.error().rule, place + read.error().subject);
    for (qsizetype index = 0; index < read->conditions.size(); ++index) {
        if (const auto checked = check(read->conditions.at(index)); !checked)
            return wrongQuery(checked.error().rule, json::pointerBelow(place, index));
    }
    return read;
}

base::Result<ReadFilter> readQuery(const QJsonObject &query)
{
    for (auto member = query.begin(); member != query.end(); ++member) {
        if (member.key() != "type"_L1 && member.key() != "filter"_L1)
            return wrongQuery(base::Rules::ExplorerMember, json::pointerBelow({}, member.key()));
    }
    const QJsonValue type = query["type"_L1];
    if (isThere(type) && !type.isString())
        return wrongQuery(base::Rules::JsonType, u"/type"_s);
    if (isThere(type) && type.toString() != "workspaces"_L1)
        return wrongQuery(base::Rules::CreateQueryType, u"/type"_s);
    const QJsonValue filter = query["filter"_L1];
    if (!filter.isArray())
        return wrongQuery(isThere(filter) ? base::Rules::JsonType : base::Rules::JsonMissing, u"/filter"_s);
    return readConditions(filter.toArray(), u"/filter"_s);
}

} // namespace runlatch::protocol
