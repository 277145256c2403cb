// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <span>

namespace runlatch::filter {

/// A field that a filter may name: `name:value`. The tables belong to the filtered lists (change requests, exchanges)
/// and live as long as the program.
struct Field
{
    enum class Type {
        Text,     ///< a part of the text; the whole text with * or ?, or as `name:=value`
        Choice,   ///< one of `choices`, whole; a row may be several of them (`is:archived is:unread`)
        Time,     ///< a value of readTimes
        Since,    ///< a value of readTimes without a comparison: from its begin on
        Before,   ///< a value of readTimes without a comparison: earlier than its begin
        Number,   ///< a value of readNumbers
        Duration, ///< a value of readDurations; a row's number is in milliseconds
        Size,     ///< a value of readSizes; a row's number is in bytes
        Status,   ///< a value of readStatuses
    };
    QStringView name; ///< lower case: a letter, then letters, digits, '-' and '_'
    Type type = Type::Text;
    /// For a Choice: all its choices. For a Text: values that completion offers. For any other type: the states of a
    /// row without a value (`status:none`), which have no order.
    std::span<const QStringView> choices = {};
};

/// The index of a field, whatever its case; -1 for an unknown name.
int findField(std::span<const Field> fields, QStringView name);

} // namespace runlatch::filter
