// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "protocol/weburl.h"
#include "rulebook/rulebook.h"
#include "rulebook/ruleforms.h"
#include "script/linereader.h"
#include "script/lines.h"
#include "templates/templatefolder.h"
#include "text/plaintext.h"

#include <QHash>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::rulebook {

namespace {

using base::Rules;

constexpr qsizetype MaxMessage = 1000; ///< characters

/// Reads one line into the rules: a new one, or what the last one does.
class RuleLine final : public script::LineReader
{
public:
    using Known = QHash<QString, base::Result<templates::Template>>; ///< by name

    RuleLine(int number, QStringView line, QList<script::Mistake> &mistakes, const RuleBook::Templates &templates,
             Known &known)
        : LineReader(number, line, mistakes)
        , m_templates(templates)
        , m_known(known)
    {
    }

    void readInto(QList<AnswerRule> &rules);

private:
    void begin(QList<AnswerRule> &rules);
    void takeAnswer(AnswerRule &rule);
    void takeReply(AnswerRule &rule);
    void takeLeave(AnswerRule &rule);
    std::optional<templates::Template> content();
    QString name();

    const RuleBook::Templates &m_templates;
    Known &m_known; ///< of all lines
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
    QString name = text("name"_L1, AnswerRule::MaxName);
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
        rule.beforePlan = filter::Matcher(withoutPlan(rule.condition));
        noteFaults(rule.when, rule.condition.faults(), when->valueAt, ruleFields());
    }
    if (std::ranges::find(rules, rule.name, &AnswerRule::name) != rules.end())
        note(given("name"_L1)->valueAt, {.rule = Rules::RuleBookNameTwice, .subject = rule.name});
    if (rules.size() == RuleBook::MaxRules)
        note(wordAt(), {.rule = Rules::RuleBookTooMany});
    rules.append(rule);
}

void RuleLine::takeAnswer(AnswerRule &rule)
{
    RuleAnswer answer{.status = number("status"_L1, 200, 599), .delay = time("delay"_L1)};
    if (const auto fault = choice("fault"_L1))
        answer.end = Endings[*fault];
    if (answer.delay > RuleAnswer::MaxDelay)
        noteValue(*given("delay"_L1));
    if (rule.answer)
        note(wordAt(), {.rule = Rules::RuleBookAnswerTwice, .subject = rule.name});
    rule.answer = answer;
}

void RuleLine::takeReply(AnswerRule &rule)
{
    TimedReply reply{.after = time("after"_L1).value_or(0ms)};
    reply.result.status = protocol::taskStatusOfName(QString(form()->subject)).value_or(protocol::TaskStatus::Running);
    reply.result.message = text("message"_L1, MaxMessage);
    reply.result.url = text("url"_L1, MaxMessage);
    reply.content = content();
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

/// A mistake in a template is told at its name: the text of the template is another file.
std::optional<templates::Template> RuleLine::content()
{
    const script::Piece *piece = given("template"_L1);
    if (!piece)
        return std::nullopt;
    auto known = m_known.constFind(piece->value);
    if (known == m_known.constEnd() && m_known.size() == templates::MaxTemplates) {
        note(piece->valueAt, {.rule = Rules::TemplateTooMany});
        return std::nullopt;
    }
    if (known == m_known.constEnd())
        known = m_known.insert(piece->value, m_templates(piece->value));
    if (*known)
        return known->value();
    note(piece->valueAt, {.rule = known->error().rule, .subject = known->error().subject});
    return std::nullopt;
}

void RuleLine::takeLeave(AnswerRule &rule)
{
    if (!rule.replies.isEmpty())
        note(wordAt(), {.rule = Rules::RuleBookLeft, .subject = rule.name});
    rule.isLeft = true;
}

} // namespace

base::Result<templates::Template> RuleBook::noTemplates(const QString &name)
{
    return base::Error{.kind = base::ErrorKind::Storage, .rule = Rules::TemplateUnreadable, .subject = name};
}

RuleBook::Reading RuleBook::read(const QByteArray &text, const Templates &templates)
{
    QList<script::Mistake> mistakes;
    QList<AnswerRule> rules;
    if (text.size() > MaxBytes)
        return {{}, {{.line = 1, .column = 1, .rule = Rules::RuleBookTooLarge}}};
    RuleLine::Known known;
    script::eachLine(text, [&](int number, const std::optional<QString> &line) {
        if (line)
            RuleLine(number, *line, mistakes, templates, known).readInto(rules);
        else
            mistakes.append({.line = number, .column = 1, .rule = Rules::ScenarioEncoding});
        return mistakes.size() < script::MaxMistakes && rules.size() <= MaxRules;
    });
    return {RuleBook(std::move(rules)), mistakes};
}

} // namespace runlatch::rulebook
