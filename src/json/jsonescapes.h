// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::json {

/// The characters of JSON strings that are written as escapes, besides those that must be. Writers of JSON differ in
/// this.
struct JsonEscapes
{
    bool ascii = false;   ///< all beyond ASCII as \uXXXX; two of them beyond the first plane
    bool html = false;    ///< <, > and & as \u003c, \u003e and \u0026, and the line separators U+2028 and U+2029
    bool slashes = false; ///< a slash as \/, and the same line separators
    bool quotes = false;  ///< ", ', ` and + as \u0022, \u0027, \u0060 and \u002b
    bool upper = false;   ///< the digits of \uXXXX in upper case

    friend bool operator==(const JsonEscapes &, const JsonEscapes &) = default;
};

/// The same JSON with every string written anew: escapes that the writer does not use become characters. Short escapes
/// (\n) go before \u000a. Half a surrogate pair stays an escape, broken escapes and bytes that are no UTF-8 stay as
/// they are. What is outside of strings stays too. Accepts any bytes; the result has at most six times as many.
QByteArray withEscapes(const QByteArray &json, const JsonEscapes &escapes);

} // namespace runlatch::json
