// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/listenaddress.h"

#include <QCommandLineParser>
#include <QUrl>

#include <chrono>
#include <optional>

namespace runlatch::cli {

/// The values that options of several commands take. Each function gives back why a value cannot be used, in one
/// sentence that names the option, and changes what it was given where it can. User information and queries of URLs
/// are never repeated in such a sentence.

constexpr std::chrono::hours LongestTime{168};

/// A typed URL as a sentence may repeat it: without user information, query and fragment.
QString withoutSecretParts(const QString &typed);

/// A number and its unit: "200ms", "1.5s", "10min" ("m" is the same) or "1h", LongestTime at most.
std::optional<QString> readTimeOption(const QCommandLineParser &parser, const QString &name,
                                      std::chrono::milliseconds &time);
/// A whole number within limits.
std::optional<QString> readNumberOption(const QCommandLineParser &parser, const QString &name, int least, int most,
                                        int &number);
/// The number that a store gave to a capture, from 1; nothing where it is none.
std::optional<qint64> readCaptureId(const QString &text);
/// --listen: host and port, 0 to 65535.
std::optional<QString> readListenOption(const QCommandLineParser &parser, http::ListenAddress &address);
/// --public-url: the base of URLs; empty where the option is not given.
std::optional<QString> readPublicUrlOption(const QCommandLineParser &parser, QUrl &url);
/// --url of an integration: http or https, a host, no user information. It must be given.
std::optional<QString> readTargetOption(const QCommandLineParser &parser, QUrl &url);
/// --url of the service: a host alone, or a URL. `url` is http::apiBase of it.
std::optional<QString> readServiceOption(const QCommandLineParser &parser, QUrl &url);

} // namespace runlatch::cli
