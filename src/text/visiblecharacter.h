// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

namespace runlatch::text {

/// A character of a stranger's bytes as a view of exact bytes shows it: nothing is invisible, nothing changes the
/// direction of other characters, and bytes that are no UTF-8 are shown one by one.
struct VisibleCharacter
{
    enum class Kind {
        Text,       ///< as it is
        LineEnd,    ///< a line feed
        Mark,       ///< white space other than a space, and control characters: a name stands for it
        Hidden,     ///< zero width, or it changes the direction of text: a name stands for it
        Undecodable ///< a byte that belongs to no character (RFC 3629): two hexadecimal digits stand for it
    };
    Kind kind = Kind::Text;
    qsizetype length = 1; ///< bytes
    char32_t code = 0;    ///< of an undecodable byte its value
    int columns = 1;      ///< the columns of a fixed font that it takes

    /// The drawn text: the character, or the name in its place ("NBSP", "U+202E", "FF").
    QString text() const;
};

/// The character at `at`, which must be within the text.
VisibleCharacter visibleCharacter(QByteArrayView text, qsizetype at);

} // namespace runlatch::text
