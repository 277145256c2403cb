// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "base/result.h"
#include "simulator/runtask.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <optional>

namespace runlatch::cli {

/// A payload that is sent in place of a made-up one: that of a file, or of a captured request.
class GivenPayload
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::GivenPayload)
public:
    static void declare(QCommandLineParser &parser);
    static bool isGiven(const QCommandLineParser &parser);
    /// Returns one sentence if the options are invalid, or do not go with a given payload.
    static std::optional<QString> check(const QCommandLineParser &parser);
    /// The text, at most 8 MB; never empty. Of a capture it has no secrets, and warnOfOthersStore() tells of its store.
    /// A body that is not known to be what was sent (inspector::doubtfulBody()) is told as a diagnostic.
    /// Errors: Usage "file.unreadable", "file.too-large"; those of inspector::readStore() and StoredCaptures; Cancelled
    /// as of readInput().
    static base::Result<QByteArray> read(const QCommandLineParser &parser, Output &output);
    /// Takes stage, level and the like from the given payload of `runTask`. Returns one sentence, with line and column,
    /// if that is no JSON object.
    static std::optional<QString> take(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask);
};

} // namespace runlatch::cli
