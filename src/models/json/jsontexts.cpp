// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/json/jsontexts.h"

#include "json/jsonchildren.h"

#include <algorithm>
#include <utility>

namespace runlatch::models {

JsonTexts::JsonTexts(QByteArray text, QList<redaction::Span> secrets)
    : m_text(std::move(text))
    , m_secrets(std::move(secrets))
{
}

bool JsonTexts::holdsSecret(qsizetype offset, qsizetype length) const
{
    return redaction::touches(m_secrets, offset, length);
}

QString JsonTexts::meant(qsizetype offset, qsizetype length, qsizetype most) const
{
    constexpr qsizetype bytesOfCharacter = 6; // as \u00e4
    return json::jsonString(part(offset, std::min(length, most * bytesOfCharacter)), most);
}

QString JsonTexts::written(qsizetype offset, qsizetype length) const
{
    return QString::fromUtf8(part(offset, length));
}

QByteArray JsonTexts::part(qsizetype offset, qsizetype length) const
{
    const QByteArray bytes = QByteArray::fromRawData(m_text.constData() + offset, length);
    if (m_areSecretsShown || !holdsSecret(offset, length))
        return bytes;
    return redaction::redactedByMarker(bytes, redaction::within(m_secrets, offset, length));
}

} // namespace runlatch::models
