// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// --warp: how many times as fast the clocks of run tasks run.
void declareWarp(QCommandLineParser &parser);
/// Returns a sentence if the factor is invalid.
std::optional<QString> readWarp(const QCommandLineParser &parser, int &warp);

} // namespace runlatch::cli
