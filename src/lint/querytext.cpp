// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/querytext.h"

#include "base/rules.h"
#include "lint/jsonscanner.h"
#include "lint/lintlog.h"
#include "lint/plainquery.h"

#include <QJsonDocument>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

base::Error wrongText(base::Rule rule, const QString &pointer)
{
    return {.kind = base::ErrorKind::Rejected, .rule = rule, .subject = pointer};
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

base::Result<protocol::ReadFilter> below(QLatin1StringView place, base::Result<protocol::ReadFilter> read)
{
    return read ? std::move(read) : wrongText(read.error().rule, place + read.error().subject);
}

} // namespace

base::Result<protocol::ReadFilter> readQueryText(const QByteArray &text)
{
    if (const auto plain = readPlainQuery(text))
        return *plain;
    QJsonParseError broken;
    const QJsonDocument document = QJsonDocument::fromJson(text, &broken);
    if (broken.error != QJsonParseError::NoError)
        return wrongText(base::Rules::JsonBroken, {});
    if (const auto repeated = repeatedMember(text))
        return wrongText(base::Rules::JsonDuplicateKey, *repeated);
    const QJsonObject object = document.object();
    if (object.size() == 1 && object["query"_L1].isObject())
        return below("/query"_L1, protocol::readQuery(object["query"_L1].toObject()));
    return document.isArray() ? protocol::readConditions(document.array(), {}) : protocol::readQuery(object);
}

} // namespace runlatch::lint
