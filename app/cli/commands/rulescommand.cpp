// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/rulescommand.h"

#include "app/cli/commands/mistakes.h"
#include "app/cli/options/optionvalues.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "base/systemclock.h"
#include "inspector/openedstore.h"
#include "inspector/plan/planlink.h"
#include "rulebook/rulefile.h"
#include "rulebook/rulewords.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void RulesCommand::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"store"_s, tr("File or database with captures, to try the rules against one; it is only read."), u"file"_s});
    parser.addOption({u"id"_s, tr("Number of the capture to try them against."), u"id"_s});
    //: %1 and %2 are lists of words of a language, in that language
    parser.addPositionalArgument(
        u"file"_s,
        tr("File with the rules, - for standard input: # begins a comment, a value with spaces is in quotes. A rule "
           "begins with a line rule, and the lines below say what it does; the first rule that is for a request "
           "acts. Lines: %1. TIME is such as 500ms, 2s or 5min, and that of a reply counts from the receipt; its "
           "template is a file beside this one, NAME.json. A FILTER has the fields %2, such as "
           "when=\"stage:post_plan ws:*-prod\". What a rule does not say is as it is set up. It passes over requests "
           "with an invalid or no signature unless the filter names sig, and over the service's test unless it asks "
           "for is:verification. Where the signature does not hold, nothing is replied.")
            .arg(rulebook::RuleWords::forms(), rulebook::RuleWords::fields()),
        u"FILE|-"_s);
}

std::optional<QString> RulesCommand::start(const QCommandLineParser &parser)
{
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1 || files.constFirst().isEmpty())
        return tr("Name one file with rules, or - for standard input.");
    if (parser.isSet(u"store"_s) != parser.isSet(u"id"_s))
        return tr("--store FILE and --id N go together: the request that the rules are tried against.");
    const auto id = parser.isSet(u"id"_s) ? readCaptureId(parser.value(u"id"_s)) : std::nullopt;
    if (parser.isSet(u"id"_s) && !id)
        return tr("--id takes the number of a capture; “%1” is not one.").arg(parser.value(u"id"_s));
    if (const auto why = faultOfStore(parser.value(u"store"_s)))
        return why;
    const auto text = readInput(files.constFirst(), rulebook::RuleBook::MaxBytes, {base::Rules::RuleBookTooLarge});
    if (!text)
        return failToRead(text.error());
    const rulebook::RuleBook::Reading reading =
        rulebook::RuleBook::read(*text, rulebook::templatesBeside(files.constFirst()));
    if (!reading.mistakes.isEmpty()) {
        tellRuleMistakes(output(), files.constFirst(), reading.mistakes);
        emit finished(No);
        return std::nullopt;
    }
    m_book = reading.book;
    if (!id) {
        tell(nullptr);
        return std::nullopt;
    }
    warnOfOthersStore(parser.value(u"store"_s), output());
    base::SystemClock clock; // outlives the captures
    const auto captures = inspector::readStore(parser.value(u"store"_s), std::nullopt, clock);
    if (captures)
        tryAgainst(**captures, *id);
    else
        fail(captures.error());
    return std::nullopt;
}

/// Conditions ask for no secret, so they are left sealed.
void RulesCommand::tryAgainst(const store::StoredCaptures &captures, qint64 id)
{
    const auto capture = captures.load(id);
    if (!capture)
        return fail(capture.error());
    rulebook::RuleRequest request(capture->row, capture->body, {});
    if (inspector::mayFetchUnasked(capture->row))
        request.awaitPlan();
    tell(&request);
}

void RulesCommand::fail(const base::Error &error)
{
    output().error(error);
    emit finished(CouldNotTell);
}

/// Without a request only what the rules say.
void RulesCommand::tell(const rulebook::RuleRequest *request)
{
    const QList<rulebook::RuleTrial> trials = request ? m_book.tryAgainst(*request) : QList<rulebook::RuleTrial>();
    QJsonValue acts;
    for (qsizetype index = 0; index < m_book.rules().size(); ++index) {
        const rulebook::AnswerRule &rule = m_book.rules().at(index);
        const QString does = rulebook::RuleWords::deeds(rule);
        json::OrderedJson members;
        members.add(u"line", rule.line).add(u"name", rule.name).add(u"enabled", rule.isOn);
        members.add(u"when", rule.when).add(u"does", does);
        QStringList lines{u"%1: %2"_s.arg(QString::number(rule.line), rule.name)};
        lines += u"    "_s + does;
        if (request) {
            const rulebook::RuleTrial &trial = trials.at(index);
            const QString message = rulebook::RuleWords::trial(trial);
            members.add(u"end", rulebook::trialEndName(trial.end)).add(u"message", message);
            lines += u"    "_s + message;
            if (trial.end == rulebook::RuleTrial::End::Acts)
                acts = rule.name;
        }
        output().event(u"rule", members, lines);
    }
    const auto count = static_cast<int>(m_book.rules().size());
    json::OrderedJson members;
    members.add(u"rules", count).add(u"mistakes", 0);
    if (request)
        members.add(u"acts", acts);
    output().event(u"summary", members, tr("%n rule(s)", nullptr, count));
    emit finished(Done);
}

} // namespace runlatch::cli
