// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace runlatch::support {

/// Bytes for a server, and what must become of them.
struct SampleRequest
{
    const char *name;
    QByteArray bytes;
    QByteArray rule = {}; ///< empty: accepted
    int status = 200;     ///< of the answer
    QByteArray body = {}; ///< of the accepted request
};

/// Requests that are odd but right.
QList<SampleRequest> acceptableRequests();
/// Requests that a server must refuse: what two parsers could read in two ways, what is no HTTP, what is too much.
QList<SampleRequest> hostileRequests();

} // namespace runlatch::support
