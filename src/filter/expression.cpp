// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/expression.h"

#include "base/rules.h"
#include "filter/comparison.h"
#include "filter/token.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

/// Tells whether a value that is none may become one as the person types on: as a choice, or as a number.
bool mayBecomeValue(const Field &field, QStringView value)
{
    const bool isLikeNumber = field.type != Field::Type::Choice && !value.isEmpty() && !value.front().isLetter();
    return isLikeNumber || std::ranges::any_of(field.choices, [value](QStringView choice) {
               return choice.startsWith(value, Qt::CaseInsensitive);
           });
}

int choiceOf(std::span<const QStringView> choices, QStringView value)
{
    const auto found = std::ranges::find_if(
        choices, [value](QStringView choice) { return choice.compare(value, Qt::CaseInsensitive) == 0; });
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

bool isOfTime(Field::Type type)
{
    return type == Field::Type::Time || type == Field::Type::Since || type == Field::Type::Before;
}

bool takesComparison(Field::Type type)
{
    using enum Field::Type;
    return type != Text && type != Choice && type != Since && type != Before;
}

/// The times of a field that takes one limit. nullopt for a range without a begin, which has no such limit.
std::optional<Times> limitedBy(const Times &times, Field::Type type)
{
    if (type == Field::Type::Time)
        return times;
    if (!times.from.isValid())
        return {};
    return type == Field::Type::Since ? Times{times.from, {}} : Times{{}, times.from};
}

struct NumberKind
{
    std::optional<Numbers> (*read)(QStringView value, QStringView comparison);
    base::Rule rule; ///< of a text that is not such a value
};

NumberKind kindOf(Field::Type type)
{
    switch (type) {
    case Field::Type::Duration: return {&readDurations, base::Rules::FilterDuration};
    case Field::Type::Size: return {&readSizes, base::Rules::FilterSize};
    case Field::Type::Status: return {&readStatuses, base::Rules::FilterStatus};
    case Field::Type::Text:
    case Field::Type::Choice:
    case Field::Type::Time:
    case Field::Type::Since:
    case Field::Type::Before:
    case Field::Type::Number: break;
    }
    return {&readNumbers, base::Rules::FilterNumber};
}

class Parser
{
public:
    Parser(const QString &text, std::span<const Field> fields, const QDateTime &now)
        : m_text(text)
        , m_fields(fields)
        , m_now(now)
    {
    }

    void run();

    QList<QList<Term>> groups;
    QList<Fault> faults;

private:
    void takeOr(const Token &token);
    void takeTerm(const Token &token);
    std::optional<Term> readTerm(const Token &token);
    std::optional<Term> readWord(const Token &token);
    /// Fills in the value; returns the broken rule, or an empty one.
    base::Rule readValue(const Token &token, Term &term) const;
    base::Rule readOrdered(const Token &token, Term &term) const;
    void addFault(qsizetype from, qsizetype until, base::Rule rule, const QString &subject, QStringView field = {});

    QStringView m_text;
    std::span<const Field> m_fields;
    QDateTime m_now;
    bool m_hasTerm = false;    ///< OR has a left side, understood or not
    std::optional<Token> m_or; ///< an OR that waits for its right side
};

void Parser::run()
{
    qsizetype words = 0;
    for (auto token = readToken(m_text, 0); token.length > 0; token = readToken(m_text, token.end())) {
        if (++words > Expression::MaxWords) {
            addFault(token.position, m_text.size(), base::Rules::FilterTooLong, QString::number(Expression::MaxWords));
            m_or.reset(); // its right side is there, behind the limit
            break;
        }
        if (token.isOr())
            takeOr(token);
        else
            takeTerm(token);
    }
    if (m_or)
        addFault(m_or->position, m_or->end(), base::Rules::FilterOr, m_or->value);
    groups.removeIf([](const QList<Term> &group) { return group.isEmpty(); });
    std::ranges::stable_sort(faults, {}, &Fault::position); // the fault of an OR is found late
}

void Parser::takeOr(const Token &token)
{
    if (m_hasTerm && !m_or)
        m_or = token;
    else
        addFault(token.position, token.end(), base::Rules::FilterOr, token.value);
}

void Parser::takeTerm(const Token &token)
{
    if (!m_or)
        groups.append(QList<Term>()); // also for a faulty term: an OR must not join the term before it
    m_or.reset();
    m_hasTerm = true;
    if (token.openQuote >= 0)
        addFault(token.openQuote, token.end(), base::Rules::FilterQuote, token.value);
    if (token.value.size() > Expression::MaxWordLength) {
        addFault(token.valuePosition, token.end(), base::Rules::FilterLongWord,
                 QString::number(Expression::MaxWordLength));
        return;
    }
    if (auto term = readTerm(token)) {
        term->isNegated = token.isNegated;
        groups.last().append(*term);
    }
}

std::optional<Term> Parser::readTerm(const Token &token)
{
    if (token.name.isNull())
        return readWord(token);
    Term term{.text = token.value, .wildcards = token.wildcards};
    term.field = findField(m_fields, token.name);
    if (term.field < 0) {
        addFault(token.namePosition, token.namePosition + token.name.size(), base::Rules::FilterUnknownField,
                 token.name.toString());
        return {};
    }
    term.type = m_fields[static_cast<std::size_t>(term.field)].type;
    const base::Rule rule = readValue(token, term);
    if (rule.isEmpty())
        return term;
    if (rule == base::Rules::FilterNoValue) {
        if (token.openQuote < 0)
            addFault(token.position, token.end(), rule, token.name.toString());
    } else if (rule == base::Rules::FilterComparison) {
        addFault(token.valuePosition - token.comparison.size(), token.valuePosition, rule, token.name.toString());
    } else {
        const Field &field = m_fields[static_cast<std::size_t>(term.field)];
        addFault(token.valuePosition, token.end(), rule, token.value, field.name);
        faults.last().isFinal = rule == base::Rules::FilterChoice && !mayBecomeValue(field, token.value);
    }
    return {};
}

std::optional<Term> Parser::readWord(const Token &token)
{
    if (!token.value.isEmpty())
        return Term{.text = token.value, .wildcards = token.wildcards};
    if (!token.isQuoted)
        addFault(token.position, token.end(), base::Rules::FilterNoWord, u"-"_s);
    return {};
}

base::Rule Parser::readValue(const Token &token, Term &term) const
{
    const Field &field = m_fields[static_cast<std::size_t>(term.field)];
    const bool isCompared = isGreaterOrLess(token.comparison);
    const bool isClosed = token.isQuoted && token.openQuote < 0;
    if (isCompared && !takesComparison(field.type))
        return base::Rules::FilterComparison;
    if (token.value.isEmpty() && (field.type != Field::Type::Text || !isClosed))
        return base::Rules::FilterNoValue;
    if (field.type == Field::Type::Text) {
        term.isWhole = !token.comparison.isEmpty() || !token.wildcards.isEmpty() || token.value.isEmpty();
        return {};
    }
    if (const int choice = choiceOf(field.choices, token.value); choice >= 0) {
        term.type = Field::Type::Choice;
        term.choice = choice;
        term.text = field.choices[static_cast<std::size_t>(choice)].toString();
        return isCompared ? base::Rules::FilterComparison : base::Rule();
    }
    return readOrdered(token, term);
}

base::Rule Parser::readOrdered(const Token &token, Term &term) const
{
    if (term.type == Field::Type::Choice)
        return base::Rules::FilterChoice;
    if (isOfTime(term.type)) {
        const auto read = readTimes(token.value, token.comparison, m_now);
        const auto times = read ? limitedBy(*read, term.type) : std::nullopt;
        term.times = times.value_or(Times());
        term.type = Field::Type::Time;
        return times ? base::Rule() : base::Rules::FilterTime;
    }
    const NumberKind kind = kindOf(term.type);
    const auto numbers = kind.read(token.value, token.comparison);
    term.numbers = numbers.value_or(Numbers());
    const bool isListed =
        term.type == Field::Type::Number && !m_fields[static_cast<std::size_t>(term.field)].choices.empty();
    return numbers ? base::Rule() : isListed ? base::Rules::FilterChoice : kind.rule;
}

void Parser::addFault(qsizetype from, qsizetype until, base::Rule rule, const QString &subject, QStringView field)
{
    faults.append(
        {.position = from, .length = until - from, .rule = rule, .subject = subject, .field = field.toString()});
}

} // namespace

Expression Expression::group(qsizetype index) const
{
    Expression one;
    one.m_groups = {m_groups.at(index)};
    return one;
}

Expression Expression::only(const std::function<bool(const QList<Term> &)> &keep) const
{
    Expression some;
    std::ranges::copy_if(m_groups, std::back_inserter(some.m_groups), keep);
    return some;
}

Expression Expression::parse(const QString &text, std::span<const Field> fields, const QDateTime &now)
{
    Parser parser(text, fields, now);
    parser.run();
    Expression read;
    read.m_groups = std::move(parser.groups);
    read.m_faults = std::move(parser.faults);
    return read;
}

} // namespace runlatch::filter
