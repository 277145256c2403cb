// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/matcher.h"
#include "models/listedexchange.h"

#include <QList>
#include <QPromise>

namespace runlatch::models {

/// Finds the exchanges that a filter accepts.
class ActivityJudge
{
public:
    /// The same fields as ActivitySieve::fields().
    static std::span<const filter::Field> fields();

    explicit ActivityJudge(const filter::Expression &expression);

    /// Words are looked for on both sides of an exchange. Its figures and its time are those of the sender, if there
    /// are both.
    bool accepts(const ListedExchange &exchange) const;
    /// Runs in the pool: the indexes of the accepted exchanges, in their order. A promise that is cancelled gets no
    /// result; at most one more exchange is judged then.
    void operator()(QPromise<QList<int>> &promise, const QList<ListedExchange> &exchanges) const;

private:
    filter::Matcher m_matcher;
};

} // namespace runlatch::models
