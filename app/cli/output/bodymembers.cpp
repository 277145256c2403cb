// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/bodymembers.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

std::optional<QString> textOf(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    return text.toUtf8() == bytes ? std::optional(text) : std::nullopt;
}

QStringList addBody(json::OrderedJson &members, const QString &name, const QByteArray &body)
{
    if (const auto text = textOf(body)) {
        members.add(name, *text);
        return text->split(u'\n');
    }
    const QString encoded = QString::fromLatin1(body.toBase64());
    members.add(name, QJsonValue()).add(name + "_base64"_L1, encoded);
    return {encoded};
}

} // namespace runlatch::cli
