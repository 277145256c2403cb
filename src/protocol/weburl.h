// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QUrl>

namespace runlatch::protocol {

/// Whether the URL is http or https and names a host.
bool isWebUrl(const QUrl &url);
/// Whether the text, in UTF-8, is such a URL as QUrl::StrictMode reads it. Takes time in proportion to the text; most
/// texts are judged without a QUrl. The part that names the host is at most 2,000 bytes.
bool isWebUrl(QByteArrayView text);
/// The same, without a user name or a password: these would leave the machine with the request.
bool mayBeCalled(const QUrl &url);
/// The URL's port, or the one of its scheme: 443 for https, else 80.
quint16 portOf(const QUrl &url);

} // namespace runlatch::protocol
