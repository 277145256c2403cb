// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturecondition.h"

#include "base/rules.h"
#include "store/search/capturevalues.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr qint64 LeastNumber = std::numeric_limits<qint64>::min();
constexpr qint64 MostNumber = std::numeric_limits<qint64>::max();

/// "kind IN ('run-notification', ...)"
QString notificationSql()
{
    QStringList names;
    for (const protocol::DeliveryForm &form : protocol::deliveryForms()) {
        if (protocol::isNotification(form.kind))
            names.append(u"'%1'"_s.arg(form.name));
    }
    return u"kind IN (%1)"_s.arg(names.join(u", "_s));
}

/// The state that lists show, by the rules of captureState().
QString stateSql()
{
    return u"CASE WHEN state IN ('passed', 'failed') THEN state"
           " WHEN state IN ('errored', 'unreachable') THEN 'errored'"
           " WHEN refusal_rule <> '' THEN 'refused'"
           " WHEN readable = 0 THEN 'unreadable'"
           " WHEN verification <> 0 THEN 'verification'"
           " WHEN %1 THEN 'notification'"
           " WHEN imported <> 0 THEN CASE WHEN cause LIKE 'copied.%' THEN 'copied' ELSE 'imported' END"
           " WHEN deadline IS NOT NULL AND (state = 'pending' OR deadline <= ?) THEN 'errored'"
           " WHEN state = 'running' THEN 'running'"
           " WHEN supported <> 0 THEN 'awaiting' ELSE 'unsupported' END = ?"_s.arg(notificationSql());
}

/// The column has a name that older versions gave to two rules (captureRow).
QString refusalSql()
{
    return u"CASE refusal_rule WHEN '%1' THEN '%2' ELSE refusal_rule END"_s.arg(base::Rules::HttpCut.name(),
                                                                                base::Rules::HttpRequestCut.name());
}

/// The rule of a refusal, or the answer rule that acted here.
QString ruleSql()
{
    return u"IIF(refusal_rule = '' AND imported = 0, rule, %1)"_s.arg(refusalSql());
}

/// A verification request is no delivery after another one, whatever an earlier version stored (captureRow).
QString deliverySql()
{
    return u"CASE WHEN verification <> 0 THEN 1 ELSE delivery END"_s;
}

QString columnOf(CaptureField field)
{
    return field == CaptureField::Rule    ? ruleSql()
        : field == CaptureField::Delivery ? deliverySql()
                                          : QString(captureValue(field).column);
}

/// A rule is bound as it stands in the column.
QString findingSql(int choice)
{
    switch (static_cast<CaptureFinding>(choice)) {
    case CaptureFinding::Any: return u"errors IS NOT NULL AND findings > 0"_s;
    case CaptureFinding::None: return u"errors IS NOT NULL AND findings = 0"_s;
    case CaptureFinding::Error: return u"errors IS NOT NULL AND errors > 0"_s;
    case CaptureFinding::Warning: return u"errors IS NOT NULL AND warnings > 0"_s;
    case CaptureFinding::Info: return u"errors IS NOT NULL AND findings > errors + warnings"_s;
    case CaptureFinding::Rule: break;
    }
    return u"errors IS NOT NULL AND instr(rules, ?) > 0"_s;
}

QString markSql(CaptureMark mark)
{
    switch (mark) {
    case CaptureMark::Pinned: return u"pin <> 0"_s;
    case CaptureMark::Verification: return u"verification <> 0"_s;
    case CaptureMark::Refused: return u"refusal_rule <> ''"_s;
    case CaptureMark::Repeated: return deliverySql() + u" > 1"_s;
    case CaptureMark::Noted: return u"note <> ''"_s;
    case CaptureMark::Local: return u"loopback <> 0"_s;
    case CaptureMark::Imported: return u"imported <> 0 AND cause NOT LIKE 'copied.%'"_s;
    }
    Q_UNREACHABLE();
}

/// A limit of doubles for a column of whole numbers.
qint64 whole(double limit)
{
    constexpr double Largest = 9.2e18;
    return limit >= Largest ? MostNumber : limit <= -Largest ? LeastNumber : static_cast<qint64>(limit);
}

qint64 momentOf(const QDateTime &time, qint64 unlimited)
{
    return time.isValid() ? time.toMSecsSinceEpoch() : unlimited;
}

/// Joins conditions in pairs of pairs, because SQLite limits how deep they may stand in each other.
QString inPairs(const QString &sign, const std::vector<QString> &conditions, std::size_t from, std::size_t until)
{
    if (until - from == 1)
        return conditions[from];
    const std::size_t middle = from + (until - from) / 2;
    return u'(' + inPairs(sign, conditions, from, middle) + sign + inPairs(sign, conditions, middle, until) + u')';
}

/// The cost of a term: 0 without texts, 1 with texts of the row, 2 with the bytes.
int costOf(const filter::Term &term)
{
    return term.type != filter::Field::Type::Text ? 0 : term.field == filter::Term::Anywhere ? 2 : 1;
}

int costOf(const QList<filter::Term> &group)
{
    int cost = 0;
    for (const filter::Term &term : group)
        cost = std::max(cost, costOf(term));
    return cost;
}

class Translation
{
public:
    Translation(CaptureCondition &condition, const QDateTime &now)
        : m_condition(condition)
        , m_now(now)
    {
    }

    QString all(QList<QList<filter::Term>> groups)
    {
        std::ranges::stable_sort(groups, {}, [](const auto &group) { return costOf(group); });
        std::vector<QString> conditions;
        for (const auto &group : std::as_const(groups))
            conditions.push_back(any(group));
        return conditions.empty() ? u"1 = 1"_s : inPairs(u" AND "_s, conditions, 0, conditions.size());
    }

private:
    QString any(QList<filter::Term> terms)
    {
        std::ranges::stable_sort(terms, {}, [](const filter::Term &term) { return costOf(term); });
        std::vector<QString> conditions;
        for (const filter::Term &term : std::as_const(terms))
            conditions.push_back((term.isNegated ? u"NOT ("_s : u"("_s) + one(term) + u')');
        return inPairs(u" OR "_s, conditions, 0, conditions.size());
    }

    QString one(const filter::Term &term)
    {
        using Type = filter::Field::Type;
        if (term.type == Type::Text)
            return text(term);
        const auto field = static_cast<CaptureField>(term.field);
        if (term.type == Type::Choice)
            return choice(field, term);
        if (term.type == Type::Time) {
            m_condition.values << momentOf(term.times.from, LeastNumber) << momentOf(term.times.until, MostNumber);
            return u"received_at >= ? AND received_at < ?"_s;
        }
        m_condition.values << whole(std::ceil(term.numbers.lowest)) << whole(std::floor(term.numbers.highest));
        const QString condition = columnOf(field) + u" BETWEEN ? AND ?"_s;
        return field == CaptureField::Finding ? u"errors IS NOT NULL AND "_s + condition : condition;
    }

    QString text(const filter::Term &term)
    {
        const auto word = m_condition.words.size();
        m_condition.words.emplace_back(term.text, term.wildcards, term.isWhole);
        if (term.field == static_cast<int>(CaptureField::Endpoint))
            return u"has_endpoint(%1, endpoint)"_s.arg(word);
        if (term.field != filter::Term::Anywhere)
            return u"has_word(%1, %2)"_s.arg(word).arg(columnOf(static_cast<CaptureField>(term.field)));
        return u"has_word(%1, endpoint, peer, %2, cause, stage, run_id, workspace_name, organization_name,"
               " task_result_id, run_message, callback_host, note) OR"
               " is_in_bytes(%1, captures.id)"_s.arg(QString::number(word), refusalSql());
    }

    QString choice(CaptureField field, const filter::Term &term)
    {
        switch (captureValue(field).choices) {
        case CaptureChoices::Stage:
            if (static_cast<CaptureStage>(term.choice) == CaptureStage::Other)
                return u"stage NOT IN ('pre_plan', 'post_plan', 'pre_apply', 'post_apply')"_s;
            m_condition.values << term.text;
            return u"stage = ?"_s;
        case CaptureChoices::Verdict: m_condition.values << term.text; return u"verdict = ?"_s;
        case CaptureChoices::State: m_condition.values << m_now.toMSecsSinceEpoch() << term.text; return stateSql();
        case CaptureChoices::Finding:
            if (term.choice >= static_cast<int>(CaptureFinding::Rule))
                m_condition.values << u' ' + term.text + u' ';
            return findingSql(term.choice);
        case CaptureChoices::Kind: m_condition.values << term.text; return u"kind = ?"_s;
        case CaptureChoices::Mark: return markSql(static_cast<CaptureMark>(term.choice));
        case CaptureChoices::None: break;
        }
        Q_UNREACHABLE();
    }

    CaptureCondition &m_condition;
    QDateTime m_now;
};

} // namespace

CaptureCondition CaptureCondition::of(const CaptureFilter &filter)
{
    CaptureCondition condition;
    condition.endpointNames = filter.endpointNames();
    condition.sql = Translation(condition, filter.now()).all(filter.expression().groups());
    return condition;
}

CaptureCondition CaptureCondition::withoutTexts(const CaptureFilter &filter)
{
    CaptureCondition condition;
    QList<QList<filter::Term>> groups = filter.expression().groups();
    groups.removeIf([](const QList<filter::Term> &group) { return costOf(group) > 0; });
    condition.sql = Translation(condition, filter.now()).all(groups);
    return condition;
}

} // namespace runlatch::store
