// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/casejudge.h"

#include "conformance/report/reportwords.h"

#include <array>

namespace runlatch::models {

namespace {

// The names of conformance::AllStandings and conformance::AllChanges, in their order.
constexpr std::array CaseStates{QStringView(u"failed"),    QStringView(u"not-testable"), QStringView(u"known"),
                                QStringView(u"warned"),    QStringView(u"observed"),     QStringView(u"skipped"),
                                QStringView(u"passed"),    QStringView(u"newly-failed"), QStringView(u"healed"),
                                QStringView(u"different"), QStringView(u"same"),         QStringView(u"new")};
static_assert(CaseStates.size() == conformance::AllStandings.size() + conformance::AllChanges.size());
// In the order of conformance::Severity.
constexpr std::array Severities{QStringView(u"must"), QStringView(u"should"), QStringView(u"observe")};
constexpr std::array CaseFields{
    filter::Field{u"is", filter::Field::Type::Choice, CaseStates},
    filter::Field{u"severity", filter::Field::Type::Choice, Severities},
    filter::Field{u"group"},
    filter::Field{u"id"},
    filter::Field{u"took", filter::Field::Type::Duration},
};

class CaseRow final : public filter::Row
{
public:
    CaseRow(const conformance::CaseResult &result, conformance::CaseChange change)
        : m_result(result)
        , m_change(change)
        , m_group(result.text.id.section(u'.', 0, 0))
        , m_why(conformance::shown(result.why))
    {
    }

    bool has(int field, const filter::Word &word) const override
    {
        switch (static_cast<FieldIndex>(field)) {
        case Anywhere: return word.isIn(m_result.text.id) || word.isIn(m_result.text.title) || word.isIn(m_why);
        case Group: return word.isIn(m_group);
        case Id: return word.isIn(m_result.text.id);
        case Is:
        case SeverityIs:
        case Took: break;
        }
        Q_UNREACHABLE();
    }
    bool is(int field, int choice) const override
    {
        if (field == SeverityIs)
            return m_result.text.severity == static_cast<conformance::Severity>(choice);
        const auto index = static_cast<std::size_t>(choice);
        if (index < conformance::AllStandings.size())
            return conformance::standingOf(m_result) == conformance::AllStandings[index];
        return m_change == conformance::AllChanges[index - conformance::AllStandings.size()];
    }
    QDateTime time(int) const override { return {}; }
    double number(int) const override { return double(m_result.took.count()); }

private:
    /// In CaseFields.
    enum FieldIndex { Anywhere = filter::Term::Anywhere, Is, SeverityIs, Group, Id, Took };
    static_assert(CaseFields.size() == Took + 1);

    const conformance::CaseResult &m_result;
    const conformance::CaseChange m_change;
    const QString m_group;
    const QString m_why;
};

} // namespace

std::span<const filter::Field> CaseJudge::fields()
{
    return CaseFields;
}

CaseJudge::CaseJudge(const filter::Expression &expression)
    : m_matcher(expression)
{
}

bool CaseJudge::accepts(const conformance::CaseResult &result, conformance::CaseChange change) const
{
    return m_matcher.accepts(CaseRow(result, change));
}

} // namespace runlatch::models
