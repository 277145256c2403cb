// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/capturelint.h"

#include "lint/headlint.h"
#include "lint/incompletelint.h"
#include "redaction/contentcoding.h"
#include "store/captures/arrivedcontent.h"

#include <algorithm>

namespace runlatch::store {

namespace {

/// Tells whether an empty body is a fault of the sender: the request was read, and nobody lost its body.
bool lacksBody(const CaptureRow &row)
{
    return !isIncomplete(row) && !row.isRefused() && row.bytes == 0 && bodyDoubt(row).isEmpty();
}

/// The head of a refused request has its own cause, and stands for no delivery of the service.
bool judgesHead(const CaptureRow &row)
{
    return !isIncomplete(row) && !row.isRefused();
}

lint::Lint lintBody(const Capture &capture, QByteArrayView body)
{
    const qint64 unread = unreadBytes(capture.row, capture.body);
    const QByteArrayView content = body.chopped(std::min<qsizetype>(unread, body.size()));
    if (content.isEmpty())
        return lacksBody(capture.row) ? lint::lintRequest({}) : lint::Lint();
    return isIncomplete(capture.row) ? lint::lintArrived(content, capture.row.kind)
                                     : lint::lintRequest(content, capture.row.verification, capture.row.kind,
                                                         redaction::contentCoding(capture.head));
}

lint::LintSummary summarizeBody(const CaptureRow &row, QByteArrayView head, QByteArrayView body)
{
    if (body.isEmpty() && lacksBody(row))
        return lint::LintSummary::of(lint::lintRequest({}));
    if (!isIncomplete(row))
        return lint::summarizeRequest(body, row.verification, row.kind, redaction::contentCoding(head)); // only counts
    const QByteArrayView content = body.chopped(unreadBytes(row, body));
    return content.isEmpty() ? lint::LintSummary() : lint::LintSummary::of(lint::lintArrived(content, row.kind));
}

} // namespace

lint::Lint lintCapture(const Capture &capture, QByteArrayView body)
{
    lint::Lint lint = lintBody(capture, body);
    if (judgesHead(capture.row))
        lint::addHeadNotes(capture.head, lint);
    return lint;
}

lint::LintSummary summarizeCapture(const CaptureRow &row, QByteArrayView head, QByteArrayView body)
{
    lint::LintSummary summary = summarizeBody(row, head, body);
    if (judgesHead(row))
        lint::addHeadNotes(head, summary);
    return summary;
}

} // namespace runlatch::store
