// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/readback/readbackcomparison.h"

#include "inspector/readback/sentoutcomes.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::Outcome;

namespace runlatch::inspector {

namespace {

using Part = ReadBackRow::Part;
using Verdict = ReadBackRow::Verdict;

QString tagsText(const QList<protocol::Tag> &tags)
{
    QStringList texts;
    for (const protocol::Tag &tag : tags)
        texts += u"%1: %2 (%3)"_s.arg(tag.name, tag.label, protocol::tagLevelName(tag.level));
    std::sort(texts.begin(), texts.end()); // the service groups them by name
    return texts.join(u", "_s);
}

ReadBackRow compared(Part part, const QString &sent, const QString &served, const QString &outcome = {})
{
    return {part, sent == served ? Verdict::Same : Verdict::Differs, outcome, sent, served};
}

ReadBackRow compared(Part part, const QString &sent, const std::optional<QString> &served)
{
    return served ? compared(part, sent, *served) : ReadBackRow{part, Verdict::NotKnown, {}, sent, {}};
}

/// The rows in which an outcome differs from its counterpart.
QList<ReadBackRow> differences(const Outcome &sent, const protocol::ServedOutcome &served)
{
    const QString has = u"+"_s;
    QList<ReadBackRow> rows{
        compared(Part::Description, sent.description, served.outcome.description, sent.id),
        compared(Part::OutcomeUrl, sent.url, served.outcome.url, sent.id),
        compared(Part::Tags, tagsText(sent.tags), tagsText(served.outcome.tags), sent.id),
        compared(Part::Body, sent.body.isEmpty() ? QString() : has, served.hasBody ? has : QString(), sent.id),
    };
    rows.removeIf([](const ReadBackRow &row) { return row.verdict == Verdict::Same; });
    return rows;
}

/// The rows of the outcomes that are not as they were sent. Those of one id are paired in their order.
QList<ReadBackRow> outcomeRows(const QList<Outcome> &sent, const QList<protocol::ServedOutcome> &served)
{
    QHash<QString, QList<qsizetype>> places;
    for (qsizetype place = 0; place < served.size(); ++place)
        places[served.at(place).outcome.id].append(place);
    QList<ReadBackRow> rows;
    QList<bool> isPaired(served.size(), false);
    for (const Outcome &outcome : sent) {
        QList<qsizetype> &others = places[outcome.id];
        if (others.isEmpty()) {
            rows.append({Part::Outcome, Verdict::Differs, outcome.id, outcome.description, {}});
            continue;
        }
        const qsizetype place = others.takeFirst();
        isPaired[place] = true;
        rows += differences(outcome, served.at(place));
    }
    for (qsizetype place = 0; place < served.size(); ++place) {
        const Outcome &outcome = served.at(place).outcome;
        if (!isPaired.at(place))
            rows.append({Part::Outcome, Verdict::Differs, outcome.id, {}, outcome.description});
    }
    return rows;
}

struct SentLists
{
    QList<Outcome> last; ///< of the last callback that had some
    QList<Outcome> all;
};

SentLists listsOf(const QList<protocol::TaskResult> &sent)
{
    SentLists lists;
    for (const protocol::TaskResult &result : sent) {
        lists.all += result.outcomes;
        if (!result.outcomes.isEmpty())
            lists.last = result.outcomes;
    }
    return lists;
}

void compareOutcomes(const QList<protocol::TaskResult> &sent, const ReadBack &served, ReadBackComparison &comparison)
{
    const SentLists lists = listsOf(sent);
    const int told = served.result.outcomesCount;
    const qsizetype count = served.outcomesError || !served.hasAllOutcomes ? told : served.outcomes.size();
    const bool isAll = count == lists.all.size() && lists.all.size() != lists.last.size();
    const QList<Outcome> &meant = isAll ? lists.all : lists.last;
    if (count < 0)
        comparison.rows.append({Part::Outcomes, Verdict::NotKnown, {}, QString::number(meant.size()), {}});
    else
        comparison.rows.append(compared(Part::Outcomes, QString::number(meant.size()), QString::number(count)));
    if (served.outcomesError || !served.hasAllOutcomes)
        return;
    const QList<ReadBackRow> rows = outcomeRows(meant, served.outcomes);
    comparison.rows += rows;
    if (rows.isEmpty() && lists.all.size() != lists.last.size())
        comparison.holds = isAll ? ReadBackComparison::Holds::AllCallbacks : ReadBackComparison::Holds::LastCallback;
}

} // namespace

bool ReadBackComparison::isSame() const
{
    return std::none_of(rows.begin(), rows.end(),
                        [](const ReadBackRow &row) { return row.verdict == ReadBackRow::Verdict::Differs; });
}

QList<protocol::TaskResult> acceptedReplies(const store::Capture &capture)
{
    QList<protocol::TaskResult> accepted;
    for (const store::SentReply &reply : capture.replies) {
        if (!wasAccepted(reply))
            continue;
        if (const auto result = protocol::readTaskResult(reply.body))
            accepted.append(*result);
    }
    return accepted;
}

ReadBackComparison compareReadBack(const QList<protocol::TaskResult> &sent, const QString &stage,
                                   const ReadBack &served)
{
    const protocol::TaskResult last = sent.isEmpty() ? protocol::TaskResult() : sent.last();
    ReadBackComparison comparison;
    if (sent.isEmpty()) {
        comparison.rows.append({Part::Status, Verdict::Told, {}, {}, served.result.status});
    } else {
        comparison.rows.append(compared(Part::Status, protocol::taskStatusName(last.status), served.result.status));
        comparison.rows.append(compared(Part::Message, last.message, served.result.message));
        comparison.rows.append(compared(Part::Url, last.url, served.result.url));
    }
    const QString told = served.result.stage.isEmpty() && served.stage ? served.stage->stage : served.result.stage;
    comparison.rows.append(compared(Part::Stage, stage, told.isEmpty() ? std::nullopt : std::optional(told)));
    if (served.stage)
        comparison.rows.append({Part::StageStatus, Verdict::Told, {}, {}, served.stage->status});
    compareOutcomes(sent, served, comparison);
    comparison.hasMore = comparison.rows.size() > ReadBackComparison::MaxRows;
    comparison.rows = comparison.rows.first(std::min(comparison.rows.size(), ReadBackComparison::MaxRows));
    return comparison;
}

} // namespace runlatch::inspector
