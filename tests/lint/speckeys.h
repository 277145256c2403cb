// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintfixtures.h"

#include <QJsonValue>

#include <span>

namespace runlatch::tests {

inline constexpr char Nothing[] = "none";
inline constexpr char Missing[] = "error payload.missing";
inline constexpr char Older[] = "info payload.older";
inline constexpr char Null[] = "error payload.null";
inline constexpr char Doubtful[] = "warning payload.null";
inline constexpr char NullOfOptional[] = "warning callback.null";

/// A key of the specification, at its path without the first slash. An index stands for each, and the name Status for
/// each name of a tag.
struct SpecKey
{
    const char *name;
    QJsonValue::Type type;
    const char *whenAbsent; ///< the finding, or Nothing
    const char *whenNull;
};

/// Spec 2.4, typed line by line; the last four stand only in newer requests.
inline constexpr SpecKey SpecRequestKeys[] = {
    {"payload_version", QJsonValue::Double, Missing, Null},
    {"stage", QJsonValue::String, Missing, Null},
    {"access_token", QJsonValue::String, Missing, Null},
    {"capabilities", QJsonValue::Object, Older, Null},
    {"capabilities/outcomes", QJsonValue::Bool, Missing, Null},
    {"configuration_version_download_url", QJsonValue::String, Older, Nothing},
    {"configuration_version_id", QJsonValue::String, Older, Null},
    {"is_speculative", QJsonValue::Bool, Missing, Null},
    {"organization_name", QJsonValue::String, Missing, Null},
    {"run_app_url", QJsonValue::String, Missing, Null},
    {"run_created_at", QJsonValue::String, Missing, Null},
    {"run_created_by", QJsonValue::String, Missing, Null},
    {"run_id", QJsonValue::String, Missing, Null},
    {"run_message", QJsonValue::String, Missing, Null},
    {"task_result_callback_url", QJsonValue::String, Missing, Null},
    {"task_result_enforcement_level", QJsonValue::String, Missing, Null},
    {"task_result_id", QJsonValue::String, Missing, Null},
    {"vcs_branch", QJsonValue::String, Missing, Nothing},
    {"vcs_commit_url", QJsonValue::String, Missing, Nothing},
    {"vcs_pull_request_url", QJsonValue::String, Missing, Nothing},
    {"vcs_repo_url", QJsonValue::String, Missing, Nothing},
    {"workspace_app_url", QJsonValue::String, Missing, Null},
    {"workspace_id", QJsonValue::String, Missing, Null},
    {"workspace_name", QJsonValue::String, Missing, Null},
    {"workspace_working_directory", QJsonValue::String, Older, Doubtful},
    {"plan_json_api_url", QJsonValue::String, Missing, Null},
    {"vcs_commit_hash", QJsonValue::String, Nothing, Nothing},
    {"project_id", QJsonValue::String, Nothing, Nothing},
    {"project_name", QJsonValue::String, Nothing, Nothing},
    {"project_app_url", QJsonValue::String, Nothing, Nothing},
};

/// Spec 2.5 and 2.6, of a callback that is not final.
inline constexpr SpecKey SpecCallbackKeys[] = {
    {"data", QJsonValue::Object, Missing, Null},
    {"data/type", QJsonValue::String, Missing, Null},
    {"data/attributes", QJsonValue::Object, Missing, Null},
    {"data/attributes/status", QJsonValue::String, Missing, Null},
    {"data/attributes/message", QJsonValue::String, Nothing, NullOfOptional},
    {"data/attributes/url", QJsonValue::String, Nothing, NullOfOptional},
    {"data/relationships", QJsonValue::Object, Nothing, NullOfOptional},
    {"data/relationships/outcomes", QJsonValue::Object, Nothing, NullOfOptional},
    {"data/relationships/outcomes/data", QJsonValue::Array, Missing, Null},
    {"data/relationships/outcomes/data/0/type", QJsonValue::String, Missing, Null},
    {"data/relationships/outcomes/data/0/attributes", QJsonValue::Object, Missing, Null},
    {"data/relationships/outcomes/data/0/attributes/outcome-id", QJsonValue::String, Missing, Null},
    {"data/relationships/outcomes/data/0/attributes/description", QJsonValue::String, Missing, Null},
    {"data/relationships/outcomes/data/0/attributes/body", QJsonValue::String, Nothing, NullOfOptional},
    {"data/relationships/outcomes/data/0/attributes/url", QJsonValue::String, Nothing, NullOfOptional},
    {"data/relationships/outcomes/data/0/attributes/tags", QJsonValue::Object, Nothing, NullOfOptional},
    {"data/relationships/outcomes/data/0/attributes/tags/Status", QJsonValue::Array, Nothing, "error payload.type"},
    {"data/relationships/outcomes/data/0/attributes/tags/Status/0/label", QJsonValue::String, Missing, Null},
    {"data/relationships/outcomes/data/0/attributes/tags/Status/0/level", QJsonValue::String, Nothing, NullOfOptional},
};

inline std::span<const SpecKey> specRequestKeys()
{
    return SpecRequestKeys;
}

inline std::span<const SpecKey> specCallbackKeys()
{
    return SpecCallbackKeys;
}

/// A request that has each key of the table.
inline QByteArray newestRequest()
{
    return LintFixtures(QStringLiteral("request")).text(QStringLiteral("good-newer"));
}

/// A callback that has each key of the table, and is not final.
inline QByteArray runningCallback()
{
    return LintFixtures(QStringLiteral("callback"))
        .text(QStringLiteral("good"))
        .replace("\"status\":\"failed\"", "\"status\":\"running\"");
}

} // namespace runlatch::tests
