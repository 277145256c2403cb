// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/jsonchildren.h"

namespace runlatch::json {

/// The beginning and the end of a way through a text.
struct JsonWayWanted
{
    bool isObject = false; ///< what it begins in; otherwise an array
    qsizetype at = 0;      ///< the first child is looked for here, as by readJsonChildren()
    qsizetype wanted = 0;  ///< the place that it leads to
    int levels = 1;        ///< no more are gone down; at least 1
    int most = 0;          ///< no more children are read, those of all levels together
};

/// The children on the way from an object or array down to a place in it.
struct JsonWay
{
    /// Those of the first object or array come first. The last child of each level has the next level in it.
    QList<JsonChildren> levels;
    bool isTooLong = false; ///< there are more children than were wanted, so the levels end before the place
    qsizetype work = 0;     ///< the bytes that were looked at; one that was looked at twice counts twice
};

/// Reads the children up to the one that has the place in it, those of that one, and so on down to the place. Looks at
/// each byte of the text at most twice, however many levels there are. Gives up when `*cancelled` becomes true; the
/// answer means nothing then. The text is at most 4 GB.
JsonWay readJsonWay(QByteArrayView text, const JsonWayWanted &wanted, const std::atomic<bool> *cancelled = nullptr);

} // namespace runlatch::json
