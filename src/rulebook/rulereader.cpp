// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "protocol/weburl.h"
#include "rulebook/rulebook.h"
#include "rulebook/ruleforms.h"
#include "script/linereader.h"
#include "script/lines.h"
#include "text/plaintext.h"

#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::rulebook {

namespace {

using base::Rules;
using http::Misbehavior;

constexpr std::chrono::milliseconds MaxDelay = 10min; ///< of an answer, as of an endpoint's
constexpr qsizetype MaxMessage = 1000;                ///< characters

constexpr std::pair<QLatin1StringView, Misbehavior::End> Endings[] = {
    {"close"_L1, Misbehavior::End::Close},
    {"reset"_L1, Misbehavior::End::Reset},
    {"half"_L1, Misbehavior::End::CutBody},
};

/// Reads one line into the rules: a new one, or what the last one does.
class RuleLine final : public script::LineReader
{
public:
    using LineReader::LineReader;

    void readInto(QList<AnswerRule> &rules);

private:
    void begin(QList<AnswerRule> &rules);
    void takeAnswer(AnswerRule &rule);
    void takeReply(AnswerRule &rule);
    void takeLeave(AnswerRule &rule);
    std::optional<Misbehavior::End> ending();
    QString name();
};

void RuleLine::readInto(QList<AnswerRule> &rules)
{
    Forms forms;
    for (const RuleForm &form : ruleForms())
        forms += &form;
    if (isBlank())
        return;
    const bool isRead = readBy(forms);
    const auto kind = form() ? static_cast<const RuleForm &>(*form()).kind : LineKind::Rule;
    if (!isRead && kind == LineKind::Rule)
        rules.append(AnswerRule()); // what stands below belongs to no other rule
    if (!isRead)
        return;
    if (kind != LineKind::Rule && rules.isEmpty()) {
        note(wordAt(), {.rule = Rules::RuleBookNoRule});
        return;
    }
    switch (kind) {
    case LineKind::Rule: begin(rules); break;
    case LineKind::Answer: takeAnswer(rules.last()); break;
    case LineKind::Reply: takeReply(rules.last()); break;
    case LineKind::Leave: takeLeave(rules.last()); break;
    }
}

/// A name is kept with the request and looked up by that, so it has only what a list shows of it.
QString RuleLine::name()
{
    const QString name = text("name"_L1, AnswerRule::MaxName);
    if (text::plainText(name, AnswerRule::MaxName) != name)
        noteValue(*given("name"_L1));
    return name;
}

void RuleLine::begin(QList<AnswerRule> &rules)
{
    AnswerRule rule{.line = lineNumber(), .name = name()};
    rule.isOn = truth("enabled"_L1, true);
    if (const script::Piece *when = given("when"_L1)) {
        rule.when = when->value;
        rule.condition = filter::Expression::parse(rule.when, ruleFields(), {});
        rule.matcher = filter::Matcher(rule.condition);
        noteFaults(rule.condition.faults(), when->valueAt, ruleFields());
    }
    if (std::ranges::find(rules, rule.name, &AnswerRule::name) != rules.end())
        note(given("name"_L1)->valueAt, {.rule = Rules::RuleBookNameTwice, .subject = rule.name});
    if (rules.size() == RuleBook::MaxRules)
        note(wordAt(), {.rule = Rules::RuleBookTooMany});
    rules.append(rule);
}

void RuleLine::takeAnswer(AnswerRule &rule)
{
    RuleAnswer answer{.status = number("status"_L1, 200, 599), .delay = time("delay"_L1), .end = ending()};
    if (answer.delay > MaxDelay)
        noteValue(*given("delay"_L1));
    if (rule.answer)
        note(wordAt(), {.rule = Rules::RuleBookAnswerTwice, .subject = rule.name});
    rule.answer = answer;
}

std::optional<Misbehavior::End> RuleLine::ending()
{
    const script::Piece *piece = given("fault"_L1);
    if (!piece)
        return std::nullopt;
    QStringList names;
    for (const auto &[name, end] : Endings) {
        if (name == piece->value)
            return end;
        names += name;
    }
    note(piece->valueAt,
         {.rule = Rules::ScenarioValue,
          .subject = piece->value,
          .field = piece->name,
          .nearest = script::nearestOf(piece->value, names)});
    return std::nullopt;
}

void RuleLine::takeReply(AnswerRule &rule)
{
    TimedReply reply{.after = time("after"_L1).value_or(0ms)};
    reply.result.status = protocol::taskStatusOfName(QString(form()->subject)).value_or(protocol::TaskStatus::Running);
    reply.result.message = text("message"_L1, MaxMessage);
    reply.result.url = text("url"_L1, MaxMessage);
    if (const script::Piece *url = given("url"_L1); url && !protocol::mayBeCalled(QUrl(url->value, QUrl::StrictMode)))
        noteValue(*url);
    const TimedReply *before = rule.replies.isEmpty() ? nullptr : &rule.replies.constLast();
    if (rule.isLeft)
        note(wordAt(), {.rule = Rules::RuleBookLeft, .subject = rule.name});
    else if (rule.replies.size() == AnswerRule::MaxReplies)
        note(wordAt(), {.rule = Rules::RuleBookTooManyReplies, .subject = rule.name});
    else if (before && protocol::isFinal(before->result.status))
        note(wordAt(), {.rule = Rules::RuleBookAfterFinal, .subject = rule.name});
    else if (before && before->after > reply.after)
        note(wordAt(), {.rule = Rules::RuleBookOrder, .subject = rule.name});
    else
        rule.replies.append(reply);
}

void RuleLine::takeLeave(AnswerRule &rule)
{
    if (!rule.replies.isEmpty())
        note(wordAt(), {.rule = Rules::RuleBookLeft, .subject = rule.name});
    rule.isLeft = true;
}

} // namespace

RuleBook::Reading RuleBook::read(const QByteArray &text)
{
    QList<script::Mistake> mistakes;
    QList<AnswerRule> rules;
    if (text.size() > MaxBytes)
        return {{}, {{.line = 1, .column = 1, .rule = Rules::RuleBookTooLarge}}};
    script::eachLine(text, [&mistakes, &rules](int number, const std::optional<QString> &line) {
        if (line)
            RuleLine(number, *line, mistakes).readInto(rules);
        else
            mistakes.append({.line = number, .column = 1, .rule = Rules::ScenarioEncoding});
        return mistakes.size() < script::MaxMistakes;
    });
    return {RuleBook(std::move(rules)), mistakes};
}

} // namespace runlatch::rulebook
