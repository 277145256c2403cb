// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "http/listenaddress.h"
#include "store/search/capturefilter.h"

#include <QCommandLineParser>
#include <QUrl>

#include <chrono>
#include <optional>

namespace runlatch::cli {

/// Values of options that several commands have. Each function returns one sentence that says why a value is invalid
/// and names the option. A valid value is stored in the last parameter. The sentences never repeat user information or
/// queries of URLs.

constexpr std::chrono::hours MaxTime{168};

/// A typed URL in the form that a sentence may repeat: without user information, query and fragment.
QString withoutSecretParts(const QString &typed);

/// A number and its unit: "200ms", "1.5s", "10min" ("m" is the same) or "1h", at most MaxTime.
std::optional<QString> readTimeOption(const QCommandLineParser &parser, const QString &name,
                                      std::chrono::milliseconds &time);
/// A whole number within limits.
std::optional<QString> readNumberOption(const QCommandLineParser &parser, const QString &name, int min, int max,
                                        int &number);
/// The id of a capture in its store, from 1; empty if it is invalid.
std::optional<qint64> readCaptureId(const QString &text);
/// Tells on standard error that this store is a file that others can change.
void warnOfOthersStore(const QString &place, Output &output);
/// One sentence if this names a database that cannot be used as it is written, as inspector::checkPlace() says.
std::optional<QString> faultOfStore(const QString &place);
/// --store: the file or the database that captures are in. It must be given, and faultOfStore() must find nothing.
std::optional<QString> readStoreOption(const QCommandLineParser &parser, QString &place);
/// --filter: the filter language over captures, with ages relative to `now`; accepts all if the option is not given.
std::optional<QString> readFilterOption(const QCommandLineParser &parser, const QDateTime &now,
                                        store::CaptureFilter &filter);
/// --secret-name: names of secrets besides the known ones, which hold in the whole program once they were read.
void declareSecretNames(QCommandLineParser &parser);
std::optional<QString> readSecretNames(const QCommandLineParser &parser);
/// --listen, or another option of that kind: host and port, 0 to 65535.
std::optional<QString> readListenOption(const QCommandLineParser &parser, http::ListenAddress &address,
                                        const QString &name = QStringLiteral("listen"));
/// --public-url: the base of URLs; empty if the option is not given.
std::optional<QString> readPublicUrlOption(const QCommandLineParser &parser, QUrl &url);
/// --url of an integration: http or https, a host, no user information. It must be given.
std::optional<QString> readTargetOption(const QCommandLineParser &parser, QUrl &url);
/// --url of the service: a host alone, or a URL. `url` becomes its http::apiBase.
std::optional<QString> readServiceOption(const QCommandLineParser &parser, QUrl &url);

} // namespace runlatch::cli
