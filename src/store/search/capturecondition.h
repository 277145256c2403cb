// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/word.h"
#include "store/search/capturefilter.h"
#include "store/sql/value.h"

#include <QList>

#include <vector>

namespace runlatch::store {

/// A filter as a condition on a row of `captures`, which holds exactly for the captures that the filter accepts. It is
/// 0 or 1, never NULL. Nothing that a person typed is in its text: numbers, times and names are bound, and words are
/// judged by has_word(), has_endpoint() and is_in_bytes() of WordFunctions, which know them by their index in `words`.
/// Conditions that need no text come first, and those that need the bytes last.
struct CaptureCondition
{
    QString sql;
    QList<Value> values;
    std::vector<filter::Word> words;
    EndpointNames endpointNames;

    static CaptureCondition of(const CaptureFilter &filter);
    /// Holds also for some captures that the filter does not accept: it says nothing of texts, for a database that does
    /// not compare them by the filter's rules. Exact for a filter without texts.
    static CaptureCondition withoutTexts(const CaptureFilter &filter);
};

} // namespace runlatch::store
