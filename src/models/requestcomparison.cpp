// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/requestcomparison.h"

#include "base/answer.h"
#include "redaction/secretfinder.h"

#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace runlatch::models {

namespace {

/// A side without its secrets, and their values.
struct RedactedSide
{
    explicit RedactedSide(const ComparedSide &side)
    {
        const redaction::Secrets secrets = redaction::findSecrets(side.head, side.body);
        shown = {redaction::redacted(side.head, secrets.head), redaction::redacted(side.body, secrets.body),
                 side.isComplete};
        shownHead = redaction::redactedByMarker(side.head, redaction::merged(secrets.head));
        bodySecrets = redaction::merged(secrets.body);
        values = secrets.values;
    }

    ComparedSide shown;
    QByteArray shownHead;
    QList<redaction::Span> bodySecrets;
    QList<QByteArray> values;
};

/// A key may be a secret that stands elsewhere.
void redactPointers(comparison::JsonComparison &comparison, const QList<QByteArray> &values)
{
    for (comparison::JsonDifference &difference : comparison.differences) {
        for (auto *place : {&difference.left, &difference.right}) {
            if (*place)
                (*place)->pointer = redaction::redacted((*place)->pointer, values);
        }
    }
}

RequestComparison comparedRequests(const ComparedSide &left, const ComparedSide &right, const std::atomic_bool &stopped)
{
    const auto isCancelled = [&stopped] { return stopped.load(); };
    const RedactedSide ours(left);
    const RedactedSide theirs(right);
    RequestComparison comparison;
    comparison.left = ours.shown;
    comparison.right = theirs.shown;
    comparison.left.head = ours.shownHead;
    comparison.right.head = theirs.shownHead;
    comparison.leftSecrets = ours.bodySecrets;
    comparison.rightSecrets = theirs.bodySecrets;
    comparison.areSecretsLeftOut = !left.isComplete || !right.isComplete;
    const ComparedSide &one = comparison.areSecretsLeftOut ? ours.shown : left;
    const ComparedSide &other = comparison.areSecretsLeftOut ? theirs.shown : right;
    comparison.json = comparison::compareJson(one.body, other.body, isCancelled);
    redactPointers(comparison.json, ours.values + theirs.values);
    comparison.bytes = comparison::alignBytes(one.body, other.body, isCancelled);
    comparison.heads = comparison::compareHeads(one.head, other.head);
    const bool areAligned = comparison::headLines(one.head).size() == comparison::headLines(ours.shown.head).size()
        && comparison::headLines(other.head).size() == comparison::headLines(theirs.shown.head).size();
    if (!areAligned) // a secret that was never closed took line ends with it
        comparison.heads = comparison::compareHeads(ours.shown.head, theirs.shown.head);
    return comparison;
}

} // namespace

qsizetype RequestComparison::differentHeads() const
{
    return std::ranges::count_if(heads, &comparison::HeadDifference::isDifferent);
}

inspector::Cancellation compareRequests(const ComparedSide &left, const ComparedSide &right, QObject *context,
                                        base::Callback<RequestComparison> done)
{
    auto cancellation = std::make_shared<std::atomic_bool>(false);
    const base::Answer<RequestComparison> answer(context, std::move(done));
    QThreadPool::globalInstance()->start(
        [left, right, cancellation, answer] { answer(comparedRequests(left, right, *cancellation)); });
    return cancellation;
}

} // namespace runlatch::models
