// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace runlatch::support {

/// Bytes for a server, and the expected result.
struct SampleRequest
{
    const char *name;
    QByteArray bytes;
    QByteArray rule = {}; ///< rule of the refusal; empty: accepted
    int status = 200;     ///< status of the answer
    QByteArray body = {}; ///< body of the accepted request
};

/// Requests that are unusual but valid.
QList<SampleRequest> acceptableRequests();
/// Requests that a server must refuse: two parsers could read them differently, they are not HTTP, or they are too
/// large.
QList<SampleRequest> hostileRequests();

} // namespace runlatch::support
