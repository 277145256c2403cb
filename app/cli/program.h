// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QCoreApplication;

namespace runlatch::cli {

/// Reads the command line, runs one command, and returns its exit status.
int run(QCoreApplication &application);

} // namespace runlatch::cli
