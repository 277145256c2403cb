// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintfinding.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

#include <array>
#include <functional>
#include <optional>

namespace runlatch::comparison {

/// The place of a value in a JSON text.
struct JsonPlace
{
    QString pointer; ///< RFC 6901; keys are cut after LintFinding::MaxKeyLength characters, the pointer after 2,000
    qsizetype offset = 0; ///< of its first byte
    qsizetype length = 0; ///< in bytes
    int line = 1;

    friend bool operator==(const JsonPlace &, const JsonPlace &) = default;
};

/// One difference by meaning. It has places only, because the values may be secret.
struct JsonDifference
{
    enum class Kind {
        Added,   ///< only in the right text
        Removed, ///< only in the left text
        Changed, ///< another value in the same place
        Moved,   ///< the same value in another place
    };
    Kind kind = Kind::Changed;
    bool isOtherType = false; ///< of Changed: a number became a string, say
    std::optional<JsonPlace> left;
    std::optional<JsonPlace> right;

    friend bool operator==(const JsonDifference &, const JsonDifference &) = default;
};

/// The differences in the meaning of two JSON texts.
struct JsonComparison
{
    static constexpr qsizetype MaxDifferences = 1000; ///< so many are listed

    QList<JsonDifference> differences;     ///< in the order of the left text, the first ones
    std::array<qsizetype, 4> counts{};     ///< of each kind, also of those that are not listed
    std::optional<lint::LintFinding> left; ///< why the left text is no JSON; then nothing is compared
    std::optional<lint::LintFinding> right;
    bool isTooLarge = false;  ///< a text has more than 4,000,000 values; then nothing is compared
    bool isCancelled = false; ///< nothing is compared

    qsizetype count() const;
    bool isCompared() const { return !left && !right && !isTooLarge && !isCancelled; }
};

/// Compares two JSON texts by meaning. No difference are: layout, the order of the members of an object, how a string
/// is escaped, and how a number is written (1, 1.0 and 10e-1 are equal; digits count exactly, also where a double would
/// round). What is compared with what:
///
/// - Members with members of the same key; of a key that stands twice, the first with the first.
/// - Elements of an array by their values: what is the same on both sides and in the same order among the others is no
///   difference, whatever its index; what is the same in another order is Moved. Of the others between two such
///   elements the first is compared with the first, and so on; what remains is added or removed.
/// - A member or element that is missing in one place, and stands elsewhere once and nowhere else new, is Moved, if it
///   cannot be so by chance: an object or array that is not empty, or a string of at least 8 bytes.
///
/// A moved value is reported once, also where it moved into an added value or out of a removed one; otherwise nothing
/// is reported within an added, removed or moved one. Exchanging the texts exchanges the sides of every difference. A
/// text with half of a surrogate pair, or nested more than 1,024 deep, counts as no JSON.
///
/// Takes n log n time for any two texts of up to 4 GB (see align() for long arrays), and about 100 bytes for each value
/// of both, at most 4,000,000 a side. Pure; any thread. `isCancelled` is asked now and then.
JsonComparison compareJson(QByteArrayView left, QByteArrayView right, const std::function<bool()> &isCancelled = {});

} // namespace runlatch::comparison
