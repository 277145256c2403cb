// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace runlatch::protocol {

/// What was done to a request before it was sent again, besides the members of its body that have a pointer.
enum class EditMark {
    Headers, ///< its headers are others
    Body,    ///< its body is another one, or more of its members than those with a pointer
    Signed,  ///< it was signed anew
    Fresh,   ///< it got an id and times of its own
};

/// What was changed in a captured request before it was sent again. It has no values, because they may be secret.
struct Edits
{
    static constexpr qsizetype MaxPointers = 8;

    QList<EditMark> marks;
    QStringList pointers; ///< RFC 6901, none empty: the members of the body that are others now, at most MaxPointers

    bool isEmpty() const { return marks.isEmpty() && pointers.isEmpty(); }
    QStringList names() const; ///< of its marks, and the pointers
    /// The text that a store keeps: "signed fresh /stage /run_id".
    QString toText() const;
    /// Of such a text, which may have been cut, and may come from a file or from a later version, whose other marks are
    /// left out.
    static Edits ofText(const QString &text);

    friend bool operator==(const Edits &, const Edits &) = default;
};

} // namespace runlatch::protocol
