// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/foreignrequest.h"

namespace runlatch::interchange {

/// Tells whether it begins with a request line of HTTP, of any version, behind empty lines. False as long as the line
/// is cut.
bool beginsWithRequestLine(QByteArrayView bytes);

/// Requests as they stand on a connection: head and body as many times as they follow each other. A request is as long
/// as its Content-Length or its chunks say, if that fits: behind it stands another one, or nothing but line ends, which
/// editors add. One that announces neither ends with its head where another one follows at once. Otherwise all the rest
/// belongs to it. Line feeds alone end lines, too.
QList<QByteArray> rawRequests(const QByteArray &file);
/// The body of `Transfer-Encoding: chunked` is without its chunks, if they are whole and nothing else stands behind
/// them. Never an error.
base::Result<ForeignRequest> readRawRequest(const QByteArray &piece);
ForeignRequest splitRawRequest(const QByteArray &piece); ///< the same

/// The body of a raw export, whose head is this file: "000001-post_plan.body" beside "000001-post_plan.head". Empty if
/// there is none.
QString bodyFileOf(const QString &headFile);

} // namespace runlatch::interchange
