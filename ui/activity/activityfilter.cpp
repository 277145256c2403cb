// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/activityfilter.h"

#include "models/activitymodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::ActivityModel;

namespace {

/// `asked` is "404", "4xx" or "none", or its beginning while it is typed: "4", "40".
bool isStatus(const QString &status, QStringView asked)
{
    if (asked.size() > status.size())
        return false;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        if (asked[i] != u'x' && asked[i] != status[i])
            return false;
    }
    return true;
}

bool fits(const QModelIndex &exchange, const QString &word)
{
    const auto of = [&exchange](int column) { return exchange.siblingAtColumn(column).data().toString().toLower(); };
    if (word.startsWith("host:"_L1))
        return of(ActivityModel::Host).contains(word.mid(5));
    if (word.startsWith("method:"_L1))
        return of(ActivityModel::Method).startsWith(word.mid(7));
    if (word.startsWith("status:"_L1)) {
        const int status = exchange.data(ActivityModel::RecordRole).value<http::ExchangeRecord>().status;
        return isStatus(status > 0 ? QString::number(status) : u"none"_s, QStringView(word).mid(7));
    }
    return exchange.data(ActivityModel::SortTextRole).toString().contains(word);
}

bool isOfKind(const QModelIndex &exchange, ActivityFilter::Kind kind)
{
    if (kind == ActivityFilter::All)
        return true;
    if (kind == ActivityFilter::Problems)
        return exchange.data(ActivityModel::ProblemRole).toBool();
    const auto direction = exchange.data(ActivityModel::RecordRole).value<http::ExchangeRecord>().direction;
    return (direction == http::ExchangeRecord::Direction::Sent) == (kind == ActivityFilter::Sent);
}

} // namespace

void ActivityFilter::setKind(Kind kind)
{
    m_kind = kind;
    invalidateFilter();
}

void ActivityFilter::setText(const QString &text)
{
    m_words = text.toLower().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool ActivityFilter::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    const QModelIndex exchange = sourceModel()->index(sourceRow, 0, sourceParent);
    return isOfKind(exchange, m_kind)
        && std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return fits(exchange, word); });
}

} // namespace runlatch::ui
