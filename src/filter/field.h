// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <span>

namespace runlatch::filter {

/// A field that a filter may name: `name:value`. The tables belong to what is filtered (change requests, exchanges)
/// and live as long as the program.
struct Field
{
    enum class Type {
        Text,     ///< somewhere in it; the whole of it with * or ?, or as `name:=value`
        Choice,   ///< one of `choices`, whole; a row may be several of them (`is:archived is:unread`)
        Time,     ///< what readTimes takes
        Number,   ///< what readNumbers takes
        Duration, ///< what readDurations takes; a row's number is in milliseconds
        Size,     ///< what readSizes takes; a row's number is in bytes
        Status,   ///< what readStatuses takes
    };
    QStringView name; ///< lower case: a letter, then letters, digits, '-' and '_'
    Type type = Type::Text;
    /// Of a Choice: all that it can be. Of another type but Text: what a row can be instead of having a value
    /// (`status:none`); it has no order.
    std::span<const QStringView> choices = {};
};

/// The index of a field, whatever its case; -1 where there is none.
int findField(std::span<const Field> fields, QStringView name);

} // namespace runlatch::filter
