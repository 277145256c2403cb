// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "store/captures/capture.h"

#include <QByteArray>
#include <QString>

namespace runlatch::inspector {

/// Fills in what the body, or what is packed in it, says: whether it is readable, its stage, run, names, task result
/// and callback. Earlier values of those members are replaced. `row.verification` stays true if it was: an export may
/// have replaced the token by which a verification request is known. `row.kind` is that of its headers (noteHeaders),
/// unless the body tells another. Texts are as they came, cut as by rawText().
void readPayload(const QByteArray &body, store::CaptureRow &row);

/// The kind that the names of the headers tell. Call it before readPayload().
void noteHeaders(const http::Headers &headers, store::CaptureRow &row);

/// Counts what the linter finds in the body. Call it after readPayload(), which knows a verification request.
void countFindings(const QByteArray &head, const QByteArray &body, store::CaptureRow &row);

/// Cuts a text generously. The store shortens texts for lists after it has removed the secrets, and finds only whole
/// secrets.
QString rawText(const QString &text);

} // namespace runlatch::inspector
