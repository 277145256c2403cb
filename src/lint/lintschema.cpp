// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintschema.h"

#include "protocol/names.h"
#include "protocol/taskresult.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

constexpr protocol::Names<5> LintTypeNames{"text"_L1, "truth"_L1, "number"_L1, "object"_L1, "array"_L1};

constexpr int MaxMessageLength = 1000; // spec 2.6 rule 1, as all limits here
constexpr int MaxUrlLength = 500;
constexpr int MaxOutcomeIdLength = 64;
constexpr int MaxLabelLength = 32;
constexpr int MaxOutcomes = 250;
constexpr int MaxTagNames = 10;
constexpr int MaxTags = 32;

constexpr LintMember text(QLatin1StringView name, LintForm form = LintForm::Any, LintFact fact = LintFact::None)
{
    return {.name = name, .isRequired = true, .form = form, .fact = fact};
}

constexpr LintMember id(QLatin1StringView name, QLatin1StringView prefix)
{
    return {.name = name, .isRequired = true, .form = LintForm::Id, .detail = prefix};
}

/// A key that each request has, as null where there is nothing to say.
constexpr LintMember orNull(QLatin1StringView name, LintForm form = LintForm::Any)
{
    return {.name = name, .isRequired = true, .null = LintNull::Fine, .form = form};
}

/// A key that only newer requests have.
constexpr LintMember newer(QLatin1StringView name, LintForm form = LintForm::Any)
{
    return {.name = name, .null = LintNull::Fine, .form = form};
}

/// Spec 2.4. The last four are newer than the rest.
constexpr LintMember RequestMembers[] = {
    {.name = "payload_version"_L1, .type = LintType::Number, .isRequired = true, .fact = LintFact::Version},
    text("stage"_L1, LintForm::Any, LintFact::Stage),
    text("access_token"_L1, LintForm::NotEmpty, LintFact::Token),
    {.name = "capabilities"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::Capabilities},
    orNull("configuration_version_download_url"_L1, LintForm::Url),
    text("configuration_version_id"_L1, LintForm::NotEmpty),
    {.name = "is_speculative"_L1, .type = LintType::Truth, .isRequired = true},
    text("organization_name"_L1, LintForm::NotEmpty),
    text("run_app_url"_L1, LintForm::Url),
    text("run_created_at"_L1, LintForm::Time),
    text("run_created_by"_L1),
    id("run_id"_L1, "run-"_L1),
    text("run_message"_L1),
    text("task_result_callback_url"_L1, LintForm::UsedUrl, LintFact::CallbackUrl),
    text("task_result_enforcement_level"_L1, LintForm::Any, LintFact::Level),
    id("task_result_id"_L1, "taskrs-"_L1),
    orNull("vcs_branch"_L1),
    orNull("vcs_commit_url"_L1, LintForm::Url),
    orNull("vcs_pull_request_url"_L1, LintForm::Url),
    orNull("vcs_repo_url"_L1, LintForm::Url),
    text("workspace_app_url"_L1, LintForm::Url),
    id("workspace_id"_L1, "ws-"_L1),
    text("workspace_name"_L1, LintForm::NotEmpty),
    {.name = "workspace_working_directory"_L1, .isRequired = true, .null = LintNull::Doubtful},
    {.name = "plan_json_api_url"_L1, .form = LintForm::UsedUrl, .fact = LintFact::Plan},
    newer("vcs_commit_hash"_L1),
    newer("project_id"_L1),
    newer("project_name"_L1),
    newer("project_app_url"_L1, LintForm::Url),
};

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
    {.name = "message"_L1, .limit = MaxMessageLength, .fact = LintFact::Message},
    {.name = "url"_L1, .form = LintForm::ResultUrl, .limit = MaxUrlLength},
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
    {.name = "outcome-id"_L1, .isRequired = true, .limit = MaxOutcomeIdLength},
    {.name = "description"_L1, .isRequired = true, .form = LintForm::Line, .limit = MaxMessageLength},
    {.name = "body"_L1, .form = LintForm::Body},
    {.name = "url"_L1, .form = LintForm::ResultUrl, .limit = MaxUrlLength},
    {.name = "tags"_L1, .type = LintType::Object, .place = LintPlace::Tags},
};
constexpr LintMember TagMembers[] = {
    {.name = "label"_L1, .isRequired = true, .limit = MaxLabelLength},
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
     MaxOutcomes},
    {LintPlace::Tags,
     {.name = "tags"_L1, .type = LintType::Array, .isRequired = true, .place = LintPlace::TagList},
     MaxTagNames},
    {LintPlace::TagList,
     {.name = "tags"_L1, .type = LintType::Object, .isRequired = true, .place = LintPlace::Tag},
     MaxTags},
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

QString lintTypeName(LintType type)
{
    return protocol::nameOf(LintTypeNames, type);
}

std::span<const LintMember> lintMembers(LintPlace place)
{
    switch (place) {
    case LintPlace::Root: return RootMembers;
    case LintPlace::Request: return RequestMembers;
    case LintPlace::Capabilities: return CapabilitiesMembers;
    case LintPlace::Data: return DataMembers;
    case LintPlace::Attributes: return AttributesMembers;
    case LintPlace::Relationships: return RelationshipsMembers;
    case LintPlace::Outcomes: return OutcomesMembers;
    case LintPlace::Outcome: return OutcomeMembers;
    case LintPlace::OutcomeAttributes: return OutcomeAttributesMembers;
    case LintPlace::Tag: return TagMembers;
    case LintPlace::Unknown:
    case LintPlace::OutcomeList:
    case LintPlace::Tags:
    case LintPlace::TagList: break;
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
