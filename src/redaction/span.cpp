// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/span.h"

#include "redaction/marker.h"

#include <algorithm>

namespace runlatch::redaction {

QList<Span> merged(QList<Span> spans)
{
    std::sort(spans.begin(), spans.end(),
              [](const Span &left, const Span &right) { return left.offset < right.offset; });
    QList<Span> apart;
    for (const Span &span : std::as_const(spans)) {
        if (apart.isEmpty() || span.offset > apart.last().end())
            apart.append(span);
        else
            apart.last().length = std::max(apart.last().end(), span.end()) - apart.last().offset;
    }
    return apart;
}

namespace {

/// The first one that ends behind the offset.
QList<Span>::const_iterator firstBehind(const QList<Span> &spans, qsizetype offset)
{
    return std::upper_bound(spans.begin(), spans.end(), offset,
                            [](qsizetype at, const Span &span) { return at < span.end(); });
}

} // namespace

bool touches(const QList<Span> &spans, qsizetype offset, qsizetype length)
{
    const auto first = firstBehind(spans, offset);
    return first != spans.end() && first->offset < offset + length;
}

QList<Span> within(const QList<Span> &spans, qsizetype offset, qsizetype length)
{
    QList<Span> parts;
    for (auto span = firstBehind(spans, offset); span != spans.end() && span->offset < offset + length; ++span) {
        const qsizetype begin = std::max(span->offset, offset);
        parts.append({begin - offset, std::min(span->end(), offset + length) - begin});
    }
    return parts;
}

QByteArray redacted(QByteArray bytes, const QList<Span> &spans)
{
    for (const Span &span : spans)
        std::fill_n(bytes.begin() + span.offset, span.length, Filler);
    return bytes;
}

QByteArray redactedByMarker(const QByteArray &bytes, const QList<Span> &spans)
{
    QByteArray kept;
    qsizetype end = 0;
    for (const Span &span : spans) {
        kept += bytes.sliced(end, span.offset - end);
        kept += Marker;
        end = span.end();
    }
    return kept + bytes.sliced(end);
}

} // namespace runlatch::redaction
