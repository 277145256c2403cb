// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QByteArrayView>
#include <QUrl>

namespace runlatch::http {

/// The parts of a kept head. A head that is no HTTP has what can be read of it.
struct RecordedRequest
{
    QByteArray method;  ///< empty if the head has none that is a token
    QByteArray target;  ///< as in the request line
    QByteArray version; ///< "HTTP/1.1"
    Headers headers;
    QUrl url; ///< http or https, the Host header (or "unknown.invalid") and the target
    /// The same without user information, and with the target as it is spelled: a QUrl changes escapes (%7E, %c3). Only
    /// a '#' and bytes that cannot stand in an address are escaped, so it is printable ASCII.
    QByteArray address;
};
/// `isEncrypted`: the request came by TLS.
RecordedRequest recordedRequest(QByteArrayView head, bool isEncrypted);

} // namespace runlatch::http
