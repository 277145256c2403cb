// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintschema.h"

#include "lint/resultlimits.h"
#include "protocol/names.h"
#include "protocol/taskresult.h"

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

constexpr protocol::Names<6> LintTypeNames{"text"_L1, "truth"_L1, "number"_L1, "object"_L1, "array"_L1, "version"_L1};

LintType lintTypeOf(protocol::PayloadType type)
{
    switch (type) {
    case protocol::PayloadType::Text: return LintType::Text;
    case protocol::PayloadType::Number: return LintType::Number;
    case protocol::PayloadType::Truth: return LintType::Truth;
    case protocol::PayloadType::Object: return LintType::Object;
    }
    Q_UNREACHABLE();
}

LintForm lintFormOf(protocol::PayloadForm form)
{
    switch (form) {
    case protocol::PayloadForm::Any: return LintForm::Any;
    case protocol::PayloadForm::NotEmpty: return LintForm::NotEmpty;
    case protocol::PayloadForm::Id: return LintForm::Id;
    case protocol::PayloadForm::Url: return LintForm::Url;
    case protocol::PayloadForm::UsedUrl: return LintForm::UsedUrl;
    case protocol::PayloadForm::Time: return LintForm::Time;
    }
    Q_UNREACHABLE();
}

/// The keys of a request that have rules of their own.
constexpr std::pair<QLatin1StringView, LintFact> RequestFacts[] = {
    {"payload_version"_L1, LintFact::Version},
    {"stage"_L1, LintFact::Stage},
    {"access_token"_L1, LintFact::Token},
    {"task_result_callback_url"_L1, LintFact::CallbackUrl},
    {"task_result_enforcement_level"_L1, LintFact::Level},
    {"plan_json_api_url"_L1, LintFact::Plan},
};

LintMember requestMember(const protocol::PayloadKey &key)
{
    const auto *const fact = std::ranges::find(RequestFacts, key.name, &std::pair<QLatin1StringView, LintFact>::first);
    return {.name = key.name,
            .type = lintTypeOf(key.type()),
            .isRequired = key.since != protocol::PayloadAge::Newer && key.stages == protocol::PayloadStages::All,
            .isYoung = key.since > protocol::PayloadAge::Of2022,
            .null = key.null,
            .form = lintFormOf(key.form),
            .detail = key.prefix,
            .fact = fact == std::end(RequestFacts) ? LintFact::None : fact->second,
            .place = key.type() == protocol::PayloadType::Object ? LintPlace::Capabilities : LintPlace::Unknown};
}

/// Spec 2.4.
std::span<const LintMember> requestMembers()
{
    static const std::vector<LintMember> members = [] {
        std::vector<LintMember> made;
        for (const protocol::PayloadKey &key : protocol::payloadKeys())
            made.push_back(requestMember(key));
        return made;
    }();
    return members;
}

constexpr LintMember CapabilitiesMembers[] = {
    {.name = "outcomes"_L1, .type = LintType::Truth, .isRequired = true},
};

/// Spec 2.5.
constexpr LintMember RootMembers[] = {
    {.name = "data"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::Data},
};
constexpr LintMember DataMembers[] = {
    {.name = "type"_L1, .isRequired = true, .form = LintForm::Type, .detail = "task-results"_L1},
    {.name = "attributes"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::Attributes},
    {.name = "relationships"_L1, .type = LintType::Object, .place = LintPlace::Relationships},
};
constexpr LintMember AttributesMembers[] = {
    {.name = "status"_L1, .isRequired = true, .form = LintForm::OneOf, .fact = LintFact::Status},
    {.name = "message"_L1, .limit = resultlimits::MaxMessage, .fact = LintFact::Message},
    {.name = "url"_L1, .form = LintForm::ResultUrl, .limit = resultlimits::MaxUrl},
};
constexpr LintMember RelationshipsMembers[] = {
    {.name = "outcomes"_L1, .type = LintType::Object, .place = LintPlace::Outcomes},
    {.name = "task-result-outcomes"_L1,
     .type = LintType::Object,
     .detail = "outcomes"_L1,
     .place = LintPlace::Outcomes},
};
constexpr LintMember OutcomesMembers[] = {
    {.name = "data"_L1, .type = LintType::Array, .isRequired = true, .place = LintPlace::OutcomeList},
};

/// Spec 2.6.
constexpr LintMember OutcomeMembers[] = {
    {.name = "type"_L1, .isRequired = true, .form = LintForm::Type, .detail = "task-result-outcomes"_L1},
    {.name = "attributes"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::OutcomeAttributes},
};
constexpr LintMember OutcomeAttributesMembers[] = {
    {.name = "outcome-id"_L1, .isRequired = true, .limit = resultlimits::MaxOutcomeId, .fact = LintFact::OutcomeId},
    {.name = "description"_L1, .isRequired = true, .form = LintForm::Line, .limit = resultlimits::MaxMessage},
    {.name = "body"_L1, .form = LintForm::Body},
    {.name = "url"_L1, .form = LintForm::ResultUrl, .limit = resultlimits::MaxUrl},
    {.name = "tags"_L1, .type = LintType::Object, .place = LintPlace::Tags},
};
constexpr LintMember TagMembers[] = {
    {.name = "label"_L1, .isRequired = true, .limit = resultlimits::MaxLabel},
    {.name = "level"_L1, .form = LintForm::OneOf},
};

/// A place whose elements have no keys of their own: what each is, and how many there may be.
struct LintList
{
    LintPlace place;
    LintMember element;
    int limit;
};
constexpr LintList LintLists[] = {
    {LintPlace::OutcomeList,
     {.name = "outcomes"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::Outcome},
     resultlimits::MaxOutcomes},
    {LintPlace::Tags,
     {.name = "tags"_L1, .type = LintType::Array, .isRequired = true, .place = LintPlace::TagList},
     resultlimits::MaxTagNames},
    {LintPlace::TagList,
     {.name = "tags"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::Tag},
     resultlimits::MaxTags},
    {LintPlace::NotificationList,
     {.name = "notifications"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::NotificationEvent},
     0},
};

const LintList *findLintList(LintPlace place)
{
    const auto *const found = std::ranges::find(LintLists, place, &LintList::place);
    return found == std::end(LintLists) ? nullptr : found;
}

/// Spec 2.5 rule 3.
constexpr LintMove LintMoves[] = {
    {LintPlace::Root, "type"_L1, 0, "/data/type"_L1, LintPlace::Data},
    {LintPlace::Root, "attributes"_L1, 0, "/data/attributes"_L1, LintPlace::Data},
    {LintPlace::Root, "status"_L1, 0, "/data/attributes/status"_L1, LintPlace::Attributes},
    {LintPlace::Root, "message"_L1, 0, "/data/attributes/message"_L1, LintPlace::Attributes},
    {LintPlace::Root, "url"_L1, 0, "/data/attributes/url"_L1, LintPlace::Attributes},
    {LintPlace::Root, "relationships"_L1, 0, "/data/relationships"_L1, LintPlace::Data},
    {LintPlace::Root, "outcomes"_L1, 0, "/data/relationships/outcomes"_L1, LintPlace::Relationships},
    {LintPlace::Data, "status"_L1, 0, "/attributes/status"_L1, LintPlace::Attributes},
    {LintPlace::Data, "message"_L1, 0, "/attributes/message"_L1, LintPlace::Attributes},
    {LintPlace::Data, "url"_L1, 0, "/attributes/url"_L1, LintPlace::Attributes},
    {LintPlace::Data, "outcomes"_L1, 0, "/relationships/outcomes"_L1, LintPlace::Relationships},
    {LintPlace::Attributes, "type"_L1, 1, "/type"_L1, LintPlace::Data},
    {LintPlace::Attributes, "relationships"_L1, 1, "/relationships"_L1, LintPlace::Data},
    {LintPlace::Attributes, "outcomes"_L1, 1, "/relationships/outcomes"_L1, LintPlace::Relationships},
    {LintPlace::Relationships, "data"_L1, 0, "/outcomes/data"_L1, LintPlace::Outcomes},
    {LintPlace::Outcome, "outcome-id"_L1, 0, "/attributes/outcome-id"_L1, LintPlace::OutcomeAttributes},
    {LintPlace::Outcome, "description"_L1, 0, "/attributes/description"_L1, LintPlace::OutcomeAttributes},
    {LintPlace::Outcome, "body"_L1, 0, "/attributes/body"_L1, LintPlace::OutcomeAttributes},
    {LintPlace::Outcome, "url"_L1, 0, "/attributes/url"_L1, LintPlace::OutcomeAttributes},
    {LintPlace::Outcome, "tags"_L1, 0, "/attributes/tags"_L1, LintPlace::OutcomeAttributes},
    {LintPlace::OutcomeAttributes, "type"_L1, 1, "/type"_L1, LintPlace::Outcome},
};

} // namespace

LintPlace lintRoot(protocol::DeliveryKind kind)
{
    switch (kind) {
    case protocol::DeliveryKind::RunTask:
    case protocol::DeliveryKind::BetaRunTask: return LintPlace::Request;
    case protocol::DeliveryKind::RunNotification: return LintPlace::RunNotification;
    case protocol::DeliveryKind::WorkspaceNotification: return LintPlace::WorkspaceNotification;
    case protocol::DeliveryKind::ChangeRequestNotification: return LintPlace::ChangeRequestNotification;
    }
    Q_UNREACHABLE();
}

QString lintTypeName(LintType type)
{
    return protocol::nameOf(LintTypeNames, type);
}

std::span<const LintMember> lintMembers(LintPlace place)
{
    switch (place) {
    case LintPlace::Root: return RootMembers;
    case LintPlace::Request: return requestMembers();
    case LintPlace::Capabilities: return CapabilitiesMembers;
    case LintPlace::Data: return DataMembers;
    case LintPlace::Attributes: return AttributesMembers;
    case LintPlace::Relationships: return RelationshipsMembers;
    case LintPlace::Outcomes: return OutcomesMembers;
    case LintPlace::Outcome: return OutcomeMembers;
    case LintPlace::OutcomeAttributes: return OutcomeAttributesMembers;
    case LintPlace::Tag: return TagMembers;
    case LintPlace::RunNotification:
    case LintPlace::WorkspaceNotification:
    case LintPlace::ChangeRequestNotification:
    case LintPlace::NotificationEvent: return notificationMembers(place);
    case LintPlace::Unknown:
    case LintPlace::OutcomeList:
    case LintPlace::Tags:
    case LintPlace::TagList:
    case LintPlace::NotificationList: break;
    }
    return {};
}

const LintMember *lintElement(LintPlace place)
{
    const LintList *list = findLintList(place);
    return list ? &list->element : nullptr;
}

int lintLimit(LintPlace place)
{
    const LintList *list = findLintList(place);
    return list ? list->limit : 0;
}

const QStringList &lintValues(QLatin1StringView key)
{
    static const QStringList statuses{protocol::taskStatusName(protocol::TaskStatus::Running),
                                      protocol::taskStatusName(protocol::TaskStatus::Passed),
                                      protocol::taskStatusName(protocol::TaskStatus::Failed)};
    static const QStringList levels{
        protocol::tagLevelName(protocol::TagLevel::None), protocol::tagLevelName(protocol::TagLevel::Info),
        protocol::tagLevelName(protocol::TagLevel::Warning), protocol::tagLevelName(protocol::TagLevel::Error)};
    return key == "status"_L1 ? statuses : levels;
}

const LintMove *findLintMove(LintPlace place, const QString &key)
{
    const auto found =
        std::ranges::find_if(LintMoves, [&](const LintMove &move) { return move.place == place && move.key == key; });
    return found == std::end(LintMoves) ? nullptr : &*found;
}

const LintMember &movedMember(const LintMove &move)
{
    return *std::ranges::find(lintMembers(move.to), move.key, &LintMember::name);
}

} // namespace runlatch::lint
