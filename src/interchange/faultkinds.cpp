// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/faultkinds.h"

#include "base/rules.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

/// The losses of an entry that was imported, the worst first.
constexpr std::array WorstLosses{Rules::ImportBodyOther, Rules::ImportBodyLost, Rules::ImportBodyUnproven,
                                 Rules::ImportHeadersLost, Rules::ImportHeaderLost};

qsizetype rankOf(const FaultKind &kind)
{
    if (kind.isLeftOut)
        return -1;
    return std::find(WorstLosses.begin(), WorstLosses.end(), kind.error.rule) - WorstLosses.begin();
}

bool isWorse(const FaultKind &one, const FaultKind &other)
{
    const qsizetype ranks[] = {rankOf(one), rankOf(other)};
    return ranks[0] == ranks[1] ? one.count > other.count : ranks[0] < ranks[1];
}

} // namespace

FaultKinds::Kind &FaultKinds::kindOf(const base::Error &error, bool isLeftOut)
{
    const auto find = [&](const QString &subject) {
        return std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind &kind) {
            return kind.told.error.rule == error.rule && kind.told.isLeftOut == isLeftOut
                && kind.told.error.subject == subject;
        });
    };
    if (const auto found = find(error.subject); found != m_kinds.end())
        return *found;
    const bool isNamed = m_kinds.size() < MaxKinds;
    if (const auto found = isNamed ? m_kinds.end() : find(u"..."_s); found != m_kinds.end())
        return *found;
    Kind kind{{.error = error, .isLeftOut = isLeftOut}, {}, false};
    if (!isNamed)
        kind.told.error.subject = u"..."_s;
    m_kinds.append(kind);
    return m_kinds.last();
}

void FaultKinds::add(qint64 number, const base::Error &error, bool isLeftOut)
{
    Kind &kind = kindOf(error, isLeftOut);
    if (++kind.told.count > 1 && kind.told.error.facts != error.facts)
        kind.told.error.facts.clear();
    if (!kind.ranges.isEmpty() && !kind.hasMore && number <= kind.ranges.last().second + 1)
        kind.ranges.last().second = number;
    else if (kind.ranges.size() < MaxRanges)
        kind.ranges.append({number, number});
    else
        kind.hasMore = true;
}

QList<FaultKind> FaultKinds::take()
{
    QList<FaultKind> all;
    for (Kind &kind : m_kinds) {
        QStringList numbers;
        for (const auto &[first, last] : std::as_const(kind.ranges))
            numbers += first == last ? QString::number(first) : u"%1-%2"_s.arg(first).arg(last);
        if (kind.hasMore)
            numbers += u"..."_s;
        kind.told.numbers = numbers.join(u", "_s);
        all.append(kind.told);
    }
    m_kinds.clear();
    std::stable_sort(all.begin(), all.end(), isWorse);
    return all;
}

} // namespace runlatch::interchange
