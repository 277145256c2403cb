// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintfinding.h"

#include <QByteArrayView>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace runlatch::comparison {

/// All values of a JSON text, each with its place and a sum of its meaning: two values have the same sum if they mean
/// the same (see keyedSum). Layout, the order of the members of an object, escapes and the form of a number are no
/// meaning; the order of members of the same key is. Takes n log n, and 32 bytes for each value beside the text.
/// Internal to this library.
class JsonMeaning
{
public:
    using Number = std::uint32_t;
    struct Value
    {
        std::uint64_t sum = 0;
        std::uint64_t keySum = 0; ///< of a member, one of its own for the second of the same key; 0: no member
        Number begin = 0;         ///< its first byte
        Number end = 0;           ///< behind its last byte
        Number next = 0;          ///< the number of the first value that is not in it
        Number key = 0;           ///< where the key of a member begins, behind the quote
    };
    static constexpr std::size_t MaxValues = 4'000'000;

    /// The text is at most 4 GB and must outlive this. `isCancelled` is asked from time to time.
    JsonMeaning(QByteArrayView text, const std::function<bool()> &isCancelled);

    /// In the order of the text, the outermost first; none if there is a fault, if there are too many, or if it was
    /// cancelled.
    const std::vector<Value> &values() const { return m_values; }
    const std::optional<lint::LintFinding> &fault() const { return m_fault; } ///< the first reason why it is no JSON
    bool isTooLarge() const { return m_isTooLarge; }                          ///< it has more than MaxValues

    QByteArrayView text() const { return m_text; }
    char kindOf(Number value) const; ///< one of { [ " n t f and 0 for a number
    bool isContainer(Number value) const { return kindOf(value) == '{' || kindOf(value) == '['; }
    QByteArrayView key(const Value &member) const; ///< as it is written

private:
    struct Member
    {
        std::uint64_t keySum;
        std::uint64_t sum;
        Number value;
    };
    class Reader;

    QByteArrayView m_text;
    std::vector<Value> m_values;
    std::optional<lint::LintFinding> m_fault;
    bool m_isTooLarge = false;
};

} // namespace runlatch::comparison
