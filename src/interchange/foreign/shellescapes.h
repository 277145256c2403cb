// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::interchange {

/// Reads the escape of bash's $'...' whose backslash stands at `at`, and adds what it means: letters (\n, \t, \', ...),
/// \xHH, \NNN, \uHHHH and \UHHHHHHHH in UTF-8, \cX. What is no escape stays as it is written. Returns the place behind.
qsizetype readAnsiEscape(QByteArrayView text, qsizetype at, QByteArray &meaning);

} // namespace runlatch::interchange
