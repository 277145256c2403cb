// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QNetworkProxy>
#include <QString>
#include <QUrl>

#include <functional>
#include <optional>

namespace runlatch::http {

/// The value of an environment variable; empty if it is not set.
using Environment = std::function<QString(const char *name)>;

/// The proxy that the environment names for a URL, read as curl reads it: `http_proxy` (in lower case only, because web
/// servers set the other one from a header), `https_proxy` or `HTTPS_PROXY`, then `all_proxy` or `ALL_PROXY`. It is
/// NoProxy for a host that `no_proxy` or `NO_PROXY` lists. nullopt: the environment says nothing about the URL.
/// SOCKS 4 is asked for as SOCKS 5, and a proxy by TLS as one without, because Qt knows no others.
std::optional<QNetworkProxy> environmentProxy(const QUrl &url, const Environment &environment);

/// Tells whether a list of hosts names the URL's host. The list is divided by commas or blanks: a name with the names
/// below it, with or without a dot or "*." in front; an address; a network such as 10.0.0.0/8; "*" for all. An entry
/// may have a port, and then means that one. Names have no case.
bool isListedHost(const QUrl &url, const QString &list);

} // namespace runlatch::http
