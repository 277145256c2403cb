// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"
#include "store/captures/capture.h"

#include <QByteArray>

namespace runlatch::interchange {

/// Puts placeholders (redaction/placeholder.h) in the place of secrets. Within one export the same secret gets the same
/// placeholder, in the head and in the body, however it is escaped; no other secret gets it. A placeholder is made with
/// a key that is forgotten with this object, so it tells nothing about the secret, and nothing has to be remembered
/// about earlier captures. Takes time in proportion to the bytes.
class Placeholders
{
public:
    enum class Of {
        AllSecrets,
        /// The secrets that the store could not open, whose bytes are '*'. The others stay.
        LostSecrets,
    };
    explicit Placeholders(Of of = Of::AllSecrets);

    /// Replaces the secrets in head and body; in replies '*' stands for them. A body that is JSON stays JSON. Of a
    /// secret whose bytes are lost nothing is known: it gets a placeholder of its own, the same in every export. That
    /// also goes for eight '*' or more in a row, because the place of a lost secret is not always found again.
    void apply(store::Capture &capture) const;

private:
    struct Text;
    QByteArray replaced(const Text &text, const QList<redaction::Span> &places) const;
    QByteArray nameOf(const Text &text, const redaction::Span &place, qsizetype number) const;
    bool applyOnce(store::Capture &capture) const;

    const Of m_of;
    const QByteArray m_key;
};

} // namespace runlatch::interchange
