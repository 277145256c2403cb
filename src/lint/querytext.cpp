// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/querytext.h"

#include "base/rules.h"
#include "lint/jsonscanner.h"
#include "lint/lintlog.h"
#include "lint/plainquery.h"

#include <QJsonDocument>

#include <optional>

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
    return document.isArray() ? protocol::readConditions(document.array(), {}) : protocol::readQuery(document.object());
}

} // namespace runlatch::lint
