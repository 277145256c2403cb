// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace runlatch::models {

/// The text of a payload, of which parts are read without their secrets. A copy may be read in another thread.
class JsonTexts
{
public:
    JsonTexts() = default;
    /// `secrets`: their places in the text, merged.
    JsonTexts(QByteArray text, QList<redaction::Span> secrets);

    void setSecretsShown(bool shown) { m_areSecretsShown = shown; }
    bool areSecretsShown() const { return m_areSecretsShown; }
    const QByteArray &bytes() const { return m_text; }
    bool holdsSecret(qsizetype offset, qsizetype length) const;
    /// The first `most` characters or so of what is meant by a word, or by what stands between quotes.
    QString meant(qsizetype offset, qsizetype length, qsizetype most) const;
    /// The text of the part as it is written.
    QString written(qsizetype offset, qsizetype length) const;

private:
    QByteArray part(qsizetype offset, qsizetype length) const;

    QByteArray m_text;
    QList<redaction::Span> m_secrets;
    bool m_areSecretsShown = false;
};

} // namespace runlatch::models
