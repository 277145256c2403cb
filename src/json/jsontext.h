// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

/// Parts of JSON text, for JsonScanner and its users. Internal to this library. A "string" here is what stands between
/// the quotes, escapes unresolved.
namespace runlatch::json::jsontext {

constexpr qsizetype EscapeSize = 6; ///< bytes of \uXXXX, in which every character of ASCII can be written

/// The first byte from `at` on that is no ordinary character of a string: a quote, a backslash, a control character, a
/// byte above 0x7F, or the end of the text. In text that is known to be UTF-8 all of its characters above 0x7F are
/// ordinary, too. Eight bytes at a time.
qsizetype endOfPlainText(QByteArrayView text, qsizetype at, bool isUtf8 = false);

/// The quote that closes a string, from `at` on, which is behind its opening quote; the text's size if none closes it.
/// Eight bytes at a time.
qsizetype endOfString(QByteArrayView text, qsizetype at);

/// The four hexadecimal digits at `at`; -1 if they are not there.
int hexDigits(QByteArrayView text, qsizetype at);

/// The string with its escapes resolved, in UTF-8. Half a surrogate pair becomes U+FFFD. Unknown escapes stay as they
/// are written.
QByteArray decoded(QByteArrayView string);

/// The first `most` characters or so, as a QString.
QString decodedText(QByteArrayView string, qsizetype most);

/// Whether the string has more than so many characters (code points), its escapes resolved. Reads no further.
bool hasMoreCharacters(QByteArrayView string, qsizetype most);

/// Whether the string has nothing but white space, its escapes resolved; also if it is empty. Reads no further than
/// that.
bool isBlank(QByteArrayView string);

/// Whether the text is a number by the grammar of JSON.
bool isNumber(QByteArrayView text);

} // namespace runlatch::json::jsontext
