// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/resulttext.h"

#include "protocol/jsonapi.h"
#include "protocol/weburl.h"
#include "simulator/state/configuredtask.h"

#include <QJsonArray>

#include <numeric>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using Need = StateObject::Need;

constexpr qsizetype MaxResultName = 100; // characters of ids and names

// The keys of the file. A name that the service's API has means here what it means there.
constexpr QLatin1StringView ResultKeys[] = {"id"_L1,      "run"_L1,        "stage"_L1,    "task-url"_L1,
                                            "status"_L1,  "level"_L1,      "message"_L1,  "url"_L1,
                                            "updates"_L1, "created-at"_L1, "ended-at"_L1, "outcomes"_L1};
constexpr QLatin1StringView UpdateKeys[] = {"status"_L1, "at"_L1};
constexpr QLatin1StringView OutcomeKeys[] = {"outcome-id"_L1, "description"_L1, "body"_L1, "url"_L1, "tags"_L1};
constexpr QLatin1StringView TagKeys[] = {"name"_L1, "label"_L1, "level"_L1};

QJsonObject writtenOutcome(const protocol::Outcome &outcome)
{
    QJsonArray tags;
    for (const protocol::Tag &tag : outcome.tags)
        tags.append(QJsonObject{
            {u"name"_s, tag.name}, {u"label"_s, tag.label}, {u"level"_s, protocol::tagLevelName(tag.level)}});
    return {{u"outcome-id"_s, outcome.id},
            {u"description"_s, outcome.description},
            {u"body"_s, outcome.body},
            {u"url"_s, outcome.url},
            {u"tags"_s, tags}};
}

protocol::Tag readTag(StateText &text, const StateValue &value)
{
    StateObject object(text, value, TagKeys);
    protocol::Tag tag{.name = object.text("name"_L1, KeptResult::MaxCharacters),
                      .label = object.text("label"_L1, KeptResult::MaxCharacters)};
    const auto level = protocol::tagLevelOfName(object.text("level"_L1, MaxResultName));
    if (!level)
        object.refuse("level"_L1);
    tag.level = level.value_or(tag.level);
    return tag;
}

protocol::Outcome readOutcome(StateText &text, const StateValue &value)
{
    StateObject object(text, value, OutcomeKeys);
    protocol::Outcome outcome{.id = object.text("outcome-id"_L1, KeptResult::MaxCharacters),
                              .description = object.text("description"_L1, KeptResult::MaxCharacters),
                              .body = object.text("body"_L1, KeptResult::MaxCharacters, Need::Optional),
                              .url = object.text("url"_L1, KeptResult::MaxCharacters, Need::Optional),
                              .tags = {}};
    for (const StateValue &tag : object.list("tags"_L1, KeptResult::MaxParts))
        outcome.tags.append(readTag(text, tag));
    return outcome;
}

KeptResult::Update readUpdate(StateText &text, const StateValue &value)
{
    StateObject object(text, value, UpdateKeys);
    const auto status = protocol::taskStatusOfName(object.text("status"_L1, MaxResultName));
    if (!status)
        object.refuse("status"_L1);
    return {status.value_or(protocol::TaskStatus::Running), object.time("at"_L1)};
}

/// Reads what the callbacks said: the last status, message and URL, and all outcomes.
protocol::TaskResult readCallbacks(StateText &text, StateObject &object, const QList<KeptResult::Update> &updates)
{
    protocol::TaskResult result;
    if (!updates.isEmpty())
        result.status = updates.constLast().status;
    result.message = object.text("message"_L1, KeptResult::MaxCharacters, Need::Optional);
    result.url = object.text("url"_L1, KeptResult::MaxCharacters, Need::Optional);
    for (const StateValue &outcome : object.list("outcomes"_L1, KeptResult::MaxParts))
        result.outcomes.append(readOutcome(text, outcome));
    return result;
}

} // namespace

qsizetype KeptResult::characters() const
{
    const qsizetype own = result.message.size() + result.url.size() + OfPart * updates.size();
    return std::accumulate(result.outcomes.cbegin(), result.outcomes.cend(), own,
                           [](qsizetype sum, const protocol::Outcome &outcome) {
                               return sum + outcome.characters() + OfPart * (1 + outcome.tags.size());
                           });
}

QJsonObject writtenResult(const KeptResult &kept)
{
    QJsonArray updates;
    for (const KeptResult::Update &update : kept.updates)
        updates.append(QJsonObject{{u"status"_s, protocol::taskStatusName(update.status)},
                                   {u"at"_s, protocol::writeTime(update.at)}});
    QJsonArray outcomes;
    for (const protocol::Outcome &outcome : kept.result.outcomes)
        outcomes.append(writtenOutcome(outcome));
    return {{u"id"_s, kept.id},
            {u"run"_s, kept.runId},
            {u"stage"_s, protocol::stageName(kept.stage)},
            {u"task-url"_s, kept.target.toString(QUrl::FullyEncoded)},
            {u"level"_s, protocol::enforcementLevelName(kept.enforcementLevel)},
            {u"status"_s, protocol::taskStateName(kept.state)},
            {u"message"_s, kept.result.message},
            {u"url"_s, kept.result.url},
            {u"updates"_s, updates},
            {u"created-at"_s, protocol::writeTime(kept.startedAt)},
            {u"ended-at"_s, protocol::writeTime(kept.endedAt)},
            {u"outcomes"_s, outcomes}};
}

KeptResult readResult(StateText &text, const StateValue &value)
{
    StateObject object(text, value, ResultKeys);
    KeptResult kept{.id = object.text("id"_L1, MaxResultName), .runId = object.text("run"_L1, MaxResultName)};
    const auto stage = protocol::stageOfName(object.text("stage"_L1, MaxResultName));
    const auto level = protocol::enforcementLevelOfName(object.text("level"_L1, MaxResultName));
    const auto state = protocol::taskStateOfName(object.text("status"_L1, MaxResultName));
    kept.target = QUrl(object.text("task-url"_L1, ConfiguredTask::MaxEncodedUrl), QUrl::StrictMode);
    if (!stage)
        object.refuse("stage"_L1);
    if (!level)
        object.refuse("level"_L1);
    if (!state)
        object.refuse("status"_L1);
    if (!protocol::isWebUrl(kept.target))
        object.refuse("task-url"_L1);
    kept.stage = stage.value_or(kept.stage);
    kept.enforcementLevel = level.value_or(kept.enforcementLevel);
    kept.state = state.value_or(kept.state);
    kept.startedAt = object.time("created-at"_L1);
    kept.endedAt = object.time("ended-at"_L1, Need::Optional);
    if (!kept.endedAt.isValid())
        kept.endedAt = kept.startedAt;
    for (const StateValue &update : object.list("updates"_L1, KeptResult::MaxParts))
        kept.updates.append(readUpdate(text, update));
    kept.result = readCallbacks(text, object, kept.updates);
    return kept;
}

} // namespace runlatch::simulator
