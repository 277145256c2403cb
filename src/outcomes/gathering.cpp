// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/gathering.h"

#include "base/rules.h"
#include "lint/resultlimits.h"
#include "outcomes/words.h"
#include "protocol/weburl.h"
#include "text/plaintext.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::protocol::Outcome;
using runlatch::protocol::TagLevel;
namespace limits = runlatch::lint::resultlimits;

namespace runlatch::outcomes {

namespace {

constexpr qsizetype MaxTools = 5;
constexpr auto NoId = "result"_L1;

} // namespace

bool Gathering::wants(TagLevel level) const
{
    return m_outcomes[static_cast<std::size_t>(level)].size() < limits::MaxOutcomes;
}

void Gathering::add(TagLevel level, Outcome outcome, QList<base::Rule> notes)
{
    countOnly(level);
    Kept kept{std::move(outcome), std::move(notes)};
    fit(kept);
    m_outcomes[static_cast<std::size_t>(level)].append(std::move(kept));
}

void Gathering::fit(Kept &kept)
{
    Outcome &outcome = kept.outcome;
    const bool isLong = outcome.description.size() > limits::MaxMessage || outcome.id.size() > limits::MaxOutcomeId;
    if (isLong && !kept.notes.contains(Rules::ReportCut))
        kept.notes.append(Rules::ReportCut);
    outcome.id = text::plainText(outcome.id, limits::MaxOutcomeId).trimmed();
    if (outcome.id.isEmpty())
        outcome.id = NoId;
    outcome.description = text::plainText(outcome.description, limits::MaxMessage).trimmed();
    if (outcome.description.isEmpty())
        outcome.description = outcome.id;
    const bool fitsUrl = outcome.url.size() <= limits::MaxUrl && protocol::isWebUrl(outcome.url.toUtf8());
    if (!outcome.url.isEmpty() && !fitsUrl) {
        kept.notes.append(Rules::ReportUrl);
        outcome.url.clear();
    }
    for (protocol::Tag &tag : outcome.tags)
        tag.label = text::plainText(tag.label, limits::MaxLabel).trimmed();
    outcome.tags.removeIf([](const protocol::Tag &tag) { return tag.label.isEmpty(); });
}

void Gathering::note(base::Rule rule, const QString &subject, qint64 count)
{
    Note &note = m_notes[rule.name()];
    if (note.count == 0)
        note = {rule, 0, text::plainText(subject)};
    note.count += count;
}

void Gathering::addTool(const QString &name)
{
    if (m_report.tools.size() == MaxTools)
        return;
    const QString tool = text::plainText(name);
    if (!tool.isEmpty() && !m_report.tools.contains(tool))
        m_report.tools.append(tool);
}

/// Puts a number behind an id that another outcome has already.
void Gathering::giveOwnId(Outcome &outcome)
{
    const QString base = outcome.id;
    int number = m_ids.value(base);
    while (number > 0 && m_ids.contains(outcome.id)) {
        const QString end = u'-' + QString::number(++number);
        outcome.id = base.left(limits::MaxOutcomeId - end.size()) + end;
    }
    if (number > 0)
        note(Rules::ReportRenamed, outcome.id);
    m_ids[base] = std::max(number, 1);
    m_ids[outcome.id] = std::max(m_ids.value(outcome.id), 1);
}

/// The outcome that counts what has no outcome of its own.
Outcome Gathering::rest(qsizetype shown) const
{
    qint64 left = shown; // of those that have one
    QStringList parts;
    TagLevel worst = TagLevel::None;
    for (const TagLevel level : WorstFirst) {
        const qint64 all = m_report.countOf(level);
        const qint64 own = std::min(left, all);
        left -= own;
        if (all == own)
            continue;
        if (parts.isEmpty())
            worst = level;
        parts.append(protocol::tagLevelName(level) + ": "_L1 + QLocale::c().toString(all - own));
    }
    const qint64 all = std::accumulate(m_report.levels.begin(), m_report.levels.end(), qint64(0));
    Outcome outcome;
    outcome.id = u"more"_s;
    //: %1 is a number, %2 how many of each level
    outcome.description = Words::tr("%1 more, which have no outcome of their own: %2")
                              .arg(QLocale().toString(all - shown), parts.join(", "_L1));
    outcome.tags = {{u"Severity"_s, u"More"_s, worst}};
    return outcome;
}

void Gathering::show(Kept &kept)
{
    giveOwnId(kept.outcome);
    for (const base::Rule rule : kept.notes)
        note(rule, kept.outcome.id);
    m_report.outcomes.append(std::move(kept.outcome));
}

Report Gathering::take()
{
    const qint64 all = std::accumulate(m_report.levels.begin(), m_report.levels.end(), qint64(0));
    const bool isMore = all > limits::MaxOutcomes;
    const qsizetype room = isMore ? limits::MaxOutcomes - 1 : limits::MaxOutcomes;
    for (const TagLevel level : WorstFirst) {
        for (Kept &kept : m_outcomes[static_cast<std::size_t>(level)]) {
            if (m_report.outcomes.size() < room)
                show(kept);
        }
    }
    if (isMore) {
        Outcome last = rest(room);
        giveOwnId(last);
        m_report.outcomes.append(std::move(last));
        note(Rules::ReportMore, {}, all - room);
    }
    for (const base::Rule rule : Rules::Reports) {
        if (const auto found = m_notes.constFind(rule.name()); found != m_notes.constEnd())
            m_report.notes.append(*found);
    }
    return std::move(m_report);
}

} // namespace runlatch::outcomes
