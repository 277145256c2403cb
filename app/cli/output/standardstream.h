// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <cstdio>

namespace runlatch::cli {

/// To be called before anything is opened. Where the program was started without standard input, keeps other files from
/// taking its number, so that reading fails and never waits for one of them. On Windows the streams pass bytes as they
/// are, and a console reads them as UTF-8 until the program ends.
void prepareStreams();

/// Writes all bytes to standard output or standard error. Returns false if that failed, or was given up because nobody
/// reads and a signal came (interrupt.h). Bytes that fit into PIPE_BUF (4096 on Linux) are then written whole or not at
/// all; more than that may be cut, because a part is in the pipe already.
bool writeToStream(FILE *stream, QByteArrayView bytes);

/// Writes as many of these bytes as the stream takes without waiting, at most PIPE_BUF, and returns their number; -1 if
/// that failed. On Windows it writes all of them, and waits.
qsizetype writeAtOnce(FILE *stream, QByteArrayView bytes);

} // namespace runlatch::cli
