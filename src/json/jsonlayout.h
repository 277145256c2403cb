// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <limits>
#include <optional>

namespace runlatch::json {

/// The white space between the tokens of JSON.
enum class JsonLayout {
    Compact, ///< none
    Spaced,  ///< one space after each colon and comma
    Indent2, ///< one member a line, indented by two spaces; empty objects and arrays stay on one line
    Indent4, ///< the same by four spaces
    Tabs,    ///< the same by one tab
};

/// The bounds of a text that is laid out. Without one of them, lines of deep nesting would take gigabytes.
struct LayoutLimits
{
    int depth = std::numeric_limits<int>::max();            ///< levels; deeper ones are indented like the last one
    qsizetype size = std::numeric_limits<qsizetype>::max(); ///< bytes of the result
};

/// The same JSON with other white space: order, numbers and escapes stay as they were written. Accepts any bytes.
/// nullopt for a result above the limit. Time and memory grow with the bytes that are read and written.
std::optional<QByteArray> laidOut(const QByteArray &json, JsonLayout layout, const LayoutLimits &limits);

} // namespace runlatch::json
