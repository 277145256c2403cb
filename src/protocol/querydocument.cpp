// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/querydocument.h"

#include "base/rules.h"
#include "protocol/jsonpointer.h"
#include "protocol/jsonscanner.h"
#include "protocol/lintlog.h"

#include <QJsonDocument>

#include <optional>

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

base::Result<ReadFilter> readChecked(const QJsonArray &filter, const QString &place)
{
    const auto read = readFilter(filter);
    if (!read)
        return wrongQuery(read.error().rule, place + read.error().subject);
    for (qsizetype index = 0; index < read->conditions.size(); ++index) {
        if (const auto checked = check(read->conditions.at(index)); !checked)
            return wrongQuery(checked.error().rule, pointerBelow(place, index));
    }
    return read;
}

/// The first member that stands twice in its object. Qt's reader keeps the last one of them without a word.
std::optional<QString> repeatedMember(const QByteArray &text)
{
    LintLog log;
    JsonScanner scanner(text, log);
    while (scanner.next().kind != JsonToken::Kind::End) { }
    for (const LintFinding &finding : log.placed(text)) {
        if (finding.rule == base::Rules::JsonDuplicateKey)
            return finding.pointer;
    }
    return std::nullopt;
}

} // namespace

base::Result<ReadFilter> readQuery(const QJsonObject &query)
{
    for (auto member = query.begin(); member != query.end(); ++member) {
        if (member.key() != "type"_L1 && member.key() != "filter"_L1)
            return wrongQuery(base::Rules::ExplorerMember, pointerBelow({}, member.key()));
    }
    const QJsonValue type = query["type"_L1];
    if (isThere(type) && !type.isString())
        return wrongQuery(base::Rules::JsonType, u"/type"_s);
    if (isThere(type) && type.toString() != "workspaces"_L1)
        return wrongQuery(base::Rules::CreateQueryType, u"/type"_s);
    const QJsonValue filter = query["filter"_L1];
    if (!filter.isArray())
        return wrongQuery(isThere(filter) ? base::Rules::JsonType : base::Rules::JsonMissing, u"/filter"_s);
    return readChecked(filter.toArray(), u"/filter"_s);
}

base::Result<ReadFilter> readQueryText(const QByteArray &text)
{
    QJsonParseError broken;
    const QJsonDocument document = QJsonDocument::fromJson(text, &broken);
    if (broken.error != QJsonParseError::NoError)
        return wrongQuery(base::Rules::JsonBroken, {});
    if (const auto repeated = repeatedMember(text))
        return wrongQuery(base::Rules::JsonDuplicateKey, *repeated);
    return document.isArray() ? readChecked(document.array(), {}) : readQuery(document.object());
}

} // namespace runlatch::protocol
