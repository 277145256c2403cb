// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/ruleforms.h"

using namespace Qt::StringLiterals;

namespace runlatch::rulebook {

namespace {

using script::KeyForm;
using script::ValueKind;

constexpr KeyForm RuleKeys[] = {
    {"name"_L1, ValueKind::Text, true},
    {"when"_L1, ValueKind::Filter},
    {"enabled"_L1, ValueKind::Truth},
};
constexpr KeyForm AnswerKeys[] = {
    {"status"_L1, ValueKind::Status},
    {"delay"_L1, ValueKind::Time},
    {"fault"_L1, ValueKind::Choice, false, EndingNames},
};
constexpr KeyForm ReplyKeys[] = {
    {"after"_L1, ValueKind::Time},
    {"message"_L1},
    {"url"_L1},
    {"template"_L1},
};

constexpr RuleForm replyForm(QLatin1StringView status)
{
    return {{.word = "reply"_L1, .subject = status, .keys = ReplyKeys}, LineKind::Reply};
}

constexpr RuleForm RuleForms[] = {
    {{.word = "rule"_L1, .keys = RuleKeys}, LineKind::Rule},
    {{.word = "answer"_L1, .keys = AnswerKeys}, LineKind::Answer},
    replyForm("running"_L1),
    replyForm("passed"_L1),
    replyForm("failed"_L1),
    {{.word = "leave"_L1}, LineKind::Leave},
};

} // namespace

std::span<const RuleForm> ruleForms()
{
    return RuleForms;
}

} // namespace runlatch::rulebook
