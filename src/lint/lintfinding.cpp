// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintfinding.h"

#include "protocol/names.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

using base::Rules;
using enum LintSeverity;

constexpr protocol::Names<3> SeverityNames{"error"_L1, "warning"_L1, "info"_L1};

constexpr LintRule AllLintRules[] = {
    {Rules::JsonEmpty, Error, "spec 2.7 rule 2"},
    {Rules::JsonHtml, Error, "spec 2.7 rule 2"},
    {Rules::JsonBroken, Error, "spec 2.7 rule 2"},
    {Rules::JsonNotAnObject, Error, "spec 2.7 rule 2"},
    {Rules::JsonCompressed, Error, "spec 2.7 rule 2"},
    {Rules::JsonPacked, Error, "spec 2.7 rule 2"},
    {Rules::JsonForm, Error, "spec 2.7 rule 2"},
    {Rules::JsonEncodedTwice, Error, "spec 2.7 rule 2"},
    {Rules::JsonEncoding, Error, "spec 2.7 rule 1"},
    {Rules::JsonBom, Error, "spec 2.7 rule 1"},
    {Rules::JsonUtf8, Error, "spec 2.7 rule 1"},
    {Rules::JsonSurrogate, Error, "spec 2.7 rule 1"},
    {Rules::JsonControl, Error, "spec 2.7 rule 2"},
    {Rules::JsonEscape, Error, "spec 2.7 rule 2"},
    {Rules::JsonComma, Error, "spec 2.7 rule 2"},
    {Rules::JsonAfterEnd, Error, "spec 2.7 rule 2"},
    {Rules::JsonNumber, Error, "spec 2.7 rule 3"},
    {Rules::JsonNumberRange, Error, "spec 2.7 rule 3"},
    {Rules::JsonNumberDigits, Warning, "spec 2.7 rule 3"},
    {Rules::JsonDuplicateKey, Error, "spec 2.7 rule 4"},
    {Rules::JsonDepth, Error, "spec 2.7 rule 5"},
    {Rules::PayloadMissing, Error, "spec 2.4 rule 1", "spec 2.5 rule 1", "spec 2.8 rule 1"},
    {Rules::PayloadFewKeys, Error, "spec 2.4 rule 1"},
    {Rules::PayloadNull, Error, "spec 2.4 rule 1", "spec 2.5 rule 1", "spec 2.8 rule 1"},
    {Rules::PayloadType, Error, "spec 2.4 rule 2", "spec 2.5", "spec 2.8 rule 2"},
    {Rules::PayloadUnknownValue, Error, "spec 2.4 rule 2", "spec 2.5"},
    {Rules::PayloadEmpty, Error, "spec 2.4 rule 1", "spec 2.5 rule 1", "spec 2.8 rule 1"},
    {Rules::PayloadId, Warning, "spec 2.4 rule 3", "spec 2.4 rule 3", "spec 2.8 rule 3"},
    {Rules::PayloadUrl, Error, "spec 2.4 rule 3", "spec 2.5 rule 4", "spec 2.8 rule 3"},
    {Rules::PayloadTime, Warning, "spec 2.4 rule 3", "spec 2.4 rule 3", "spec 2.8 rule 3"},
    {Rules::PayloadPlanStage, Error, "spec 2.4 rule 4"},
    {Rules::PayloadMisspelt, Warning, "spec 2.4 rule 5", "spec 2.4 rule 5", "spec 2.8 rule 4"},
    {Rules::PayloadUnknownKey, Info, "spec 2.4 rule 5", "spec 2.5 rule 3", "spec 2.8 rule 4"},
    {Rules::PayloadOlder, Info, "spec 2.4 rule 6"},
    {Rules::CallbackOutcomesMisplaced, Error, "spec 2.5 rule 3"},
    {Rules::CallbackOutcomesUnsupported, Warning, "spec 2.5 rule 6"},
    {Rules::CallbackMisplaced, Error, "spec 2.5 rule 3"},
    {Rules::CallbackUrl, Error, "spec 2.5 rule 4"},
    {Rules::CallbackMisspelt, Warning, "spec 2.5 rule 3"},
    {Rules::CallbackOtherName, Warning, "spec 2.5 rule 5"},
    {Rules::CallbackNull, Warning, "spec 2.5 rule 1"},
    {Rules::CallbackNoMessage, Warning, "spec 2.5 rule 2"},
    {Rules::CallbackTooLong, Warning, "spec 2.6 rule 1"},
    {Rules::CallbackTooMany, Warning, "spec 2.6 rule 1"},
    {Rules::CallbackLongBody, Info, "spec 2.6 rule 2"},
    {Rules::CallbackBodySize, Warning, "spec 2.6 rule 2"},
    {Rules::CallbackLines, Warning, "spec 2.6 rule 3"},
    {Rules::CallbackTagName, Info, "spec 2.6 rule 4"},
    {Rules::CallbackTagCharacters, Info, "spec 2.6 rule 4"},
    {Rules::CallbackSameId, Info, "spec 2.6 rule 5"},
    {Rules::HeadNoContentType, Info, "spec 4.5", "spec 4.5", "spec 4.8"},
    {Rules::HeadContentType, Info, "spec 4.5", "spec 4.5", "spec 4.8"},
    {Rules::HeadUserAgent, Info, "spec 4.5", "spec 4.5", "spec 4.8"},
    {Rules::CallbackHtml, Info, "spec 2.6 rule 6"},
};

static_assert(std::size(AllLintRules) <= 64, "LintSummary::rules has a bit for each");

} // namespace

bool LintRule::isOfText() const
{
    return rule.name().startsWith("json."_L1);
}

QString lintSeverityName(LintSeverity severity)
{
    return protocol::nameOf(SeverityNames, severity);
}

std::span<const LintRule> lintRules()
{
    return AllLintRules;
}

const LintRule *findLintRule(base::Rule rule)
{
    const auto found = std::ranges::find(AllLintRules, rule, &LintRule::rule);
    return found == std::end(AllLintRules) ? nullptr : &*found;
}

} // namespace runlatch::lint
