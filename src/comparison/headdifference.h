// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace runlatch::comparison {

/// A line of a head. The first line of a request, and a line without a colon, have no name.
struct HeadLine
{
    QByteArray name;
    QByteArray value; ///< without the spaces around it

    friend bool operator==(const HeadLine &, const HeadLine &) = default;
};

/// The lines of a head in their order, without empty ones.
QList<HeadLine> headLines(const QByteArray &head);

/// A line of the one head and what stands for it in the other one. It has no text, because that may be secret.
struct HeadDifference
{
    enum class Kind {
        Same,
        Added,   ///< only in the right head
        Removed, ///< only in the left head
        Changed, ///< another value
        Moved,   ///< the same, in another order among the others
    };
    Kind kind = Kind::Same;
    bool isOtherCase = false; ///< the name is written in other case
    qsizetype left = -1;      ///< number of the line in headLines(); -1: it is missing
    qsizetype right = -1;

    bool isDifferent() const { return kind != Kind::Same || isOtherCase; }
    friend bool operator==(const HeadDifference &, const HeadDifference &) = default;
};

/// Compares two heads of requests line by line, in the order of the left one; all lines are in the result. The first
/// lines belong together. Names are compared without case. Of a name that stands several times, equal values belong
/// together first, and then the rest in its order. Takes n log n time.
QList<HeadDifference> compareHeads(const QByteArray &left, const QByteArray &right);

} // namespace runlatch::comparison
