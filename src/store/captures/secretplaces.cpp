// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/secretplaces.h"

namespace runlatch::store {

namespace {

constexpr qsizetype MaxPlace = 1 << 30; // bytes; no request has so many, and sums of places do not overflow

void write(QByteArray &text, char part, const QList<redaction::Span> &places)
{
    for (const redaction::Span &place : places) {
        if (!text.isEmpty())
            text += ' ';
        text += part + QByteArray::number(place.offset) + '+' + QByteArray::number(place.length);
    }
}

} // namespace

SecretPlaces &SecretPlaces::operator+=(const SecretPlaces &others)
{
    head += others.head;
    body += others.body;
    return *this;
}

QByteArray writePlaces(const SecretPlaces &places)
{
    QByteArray text;
    write(text, 'h', places.head);
    write(text, 'b', places.body);
    return text;
}

std::optional<SecretPlaces> readPlaces(const QByteArray &text)
{
    SecretPlaces places;
    for (const QByteArray &word : text.split(' ')) {
        const qsizetype plus = word.indexOf('+');
        if (plus < 2 || (word.front() != 'h' && word.front() != 'b'))
            return std::nullopt;
        bool isOffset = false;
        bool isLength = false;
        const redaction::Span place{word.sliced(1, plus - 1).toLongLong(&isOffset),
                                    word.sliced(plus + 1).toLongLong(&isLength)};
        if (!isOffset || !isLength || place.offset < 0 || place.length < 1 || place.offset > MaxPlace
            || place.length > MaxPlace)
            return std::nullopt;
        (word.front() == 'h' ? places.head : places.body).append(place);
    }
    return places;
}

} // namespace runlatch::store
