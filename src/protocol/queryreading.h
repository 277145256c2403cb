// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"

#include <QByteArrayView>

#include <optional>

namespace runlatch::protocol {

/// The reason for which a text is no query, and the place of it.
struct QueryFault
{
    base::Error error;    ///< `subject`: the JSON Pointer, the parameter or the field
    qsizetype offset = 0; ///< in bytes, from 0
    int line = 1;         ///< from 1
    int column = 1;       ///< from 1, in characters (code points)
};

/// Finds the line and the column of an offset.
QueryFault placedFault(const base::Error &error, QByteArrayView text, qsizetype offset);

/// A text of a query, as it was read.
struct QueryReading
{
    ReadFilter filter;
    /// The first names of parameters of an address that are no conditions, and its beginning from "#" on.
    QStringList passedOver = {};
    std::optional<QueryFault> fault = {}; ///< nothing of `filter` counts then
};

} // namespace runlatch::protocol
