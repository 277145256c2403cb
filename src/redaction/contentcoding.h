// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

namespace runlatch::redaction {

/// Whether a body is compressed, so that nobody can search it: by the Content-Encoding of its head, which may be empty,
/// or by how gzip, zlib and zstd begin. A body that is UTF-8 throughout is a text, whatever its head says.
bool isCompressed(QByteArrayView head, QByteArrayView body);

} // namespace runlatch::redaction
