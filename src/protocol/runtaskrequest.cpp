// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtaskrequest.h"

#include "protocol/names.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr Names<4> StageNames{"pre_plan"_L1, "post_plan"_L1, "pre_apply"_L1, "post_apply"_L1};
constexpr Names<2> EnforcementLevelNames{"advisory"_L1, "mandatory"_L1};

} // namespace

QString stageName(Stage stage)
{
    return nameOf(StageNames, stage);
}

std::optional<Stage> stageOfName(QStringView name)
{
    return valueOfName<Stage>(StageNames, name);
}

QString enforcementLevelName(EnforcementLevel level)
{
    return nameOf(EnforcementLevelNames, level);
}

std::optional<EnforcementLevel> enforcementLevelOfName(QStringView name)
{
    return valueOfName<EnforcementLevel>(EnforcementLevelNames, name);
}

QList<Stage> allStages()
{
    return {Stage::PrePlan, Stage::PostPlan, Stage::PreApply, Stage::PostApply};
}

bool stageHasPlan(Stage stage)
{
    return stage != Stage::PrePlan;
}

bool stageIsOfApply(Stage stage)
{
    return stage == Stage::PreApply || stage == Stage::PostApply;
}

QStringList knownValues(const QString &key)
{
    if (key == "payload_version"_L1)
        return {u"1"_s};
    if (key == "stage"_L1)
        return {stageName(Stage::PrePlan), stageName(Stage::PostPlan), stageName(Stage::PreApply),
                stageName(Stage::PostApply)};
    if (key == "task_result_enforcement_level"_L1)
        return {enforcementLevelName(EnforcementLevel::Mandatory), enforcementLevelName(EnforcementLevel::Advisory)};
    return {};
}

bool RunTaskRequest::isVerification() const
{
    return accessToken == "test-token"_L1 || taskResultEnforcementLevel == "test"_L1;
}

} // namespace runlatch::protocol
