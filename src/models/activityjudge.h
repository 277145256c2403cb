// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/matcher.h"
#include "http/exchangerecord.h"

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

    bool accepts(const http::ExchangeRecord &record) const;
    /// Runs in the pool: the indexes of the accepted records, in their order. A promise that is cancelled gets no
    /// result; at most one more record is judged then.
    void operator()(QPromise<QList<int>> &promise, const QList<http::ExchangeRecord> &records) const;

private:
    filter::Matcher m_matcher;
};

} // namespace runlatch::models
