// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace runlatch::redaction {

/// A range of bytes.
struct Span
{
    qsizetype offset = 0;
    qsizetype length = 0;

    qsizetype end() const { return offset + length; }
    friend bool operator==(const Span &, const Span &) = default;
};

/// The same ranges, ascending and disjoint: ranges that overlap or touch become one. Takes n log n.
QList<Span> merged(QList<Span> spans);

/// The parts of merged spans within a range, relative to its begin. Takes time with what is found.
QList<Span> within(const QList<Span> &spans, qsizetype offset, qsizetype length);

/// Tells whether merged spans have a byte of the range.
bool touches(const QList<Span> &spans, qsizetype offset, qsizetype length);

/// The same bytes with Filler for every byte of the spans.
QByteArray redacted(QByteArray bytes, const QList<Span> &spans);
/// The same bytes with Marker for each span; `spans` must be merged.
QByteArray redactedByMarker(const QByteArray &bytes, const QList<Span> &spans);

} // namespace runlatch::redaction
