// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <cstdio>

namespace runlatch::cli {

/// Writes all bytes to standard output or standard error. Returns false if that failed, or was given up because nobody
/// reads and a signal came (interrupt.h). Bytes that fit into PIPE_BUF (4096 on Linux) are then written whole or not at
/// all; more than that may be cut, because a part is in the pipe already.
bool writeToStream(FILE *stream, QByteArrayView bytes);

} // namespace runlatch::cli
