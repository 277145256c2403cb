// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace runlatch::store {

/// The places of the secrets of a capture that are sealed as one value, one after the other in this order.
struct SecretPlaces
{
    QList<redaction::Span> head;
    QList<redaction::Span> body;

    bool isEmpty() const { return head.isEmpty() && body.isEmpty(); }
    SecretPlaces &operator+=(const SecretPlaces &others);
    friend bool operator==(const SecretPlaces &, const SecretPlaces &) = default;
};

/// The form in the file: "h27+29 b37+29 b88+29" for 29 bytes at offset 27 of the head, and so on.
QByteArray writePlaces(const SecretPlaces &places);
std::optional<SecretPlaces> readPlaces(const QByteArray &text); ///< nullopt for anything that was not written so

} // namespace runlatch::store
