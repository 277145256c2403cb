// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "help/tables.h"

#include "models/activityjudge.h"
#include "models/casejudge.h"
#include "models/changerequestjudge.h"
#include "plan/changefilter.h"
#include "rulebook/rulefields.h"
#include "rulebook/ruleforms.h"
#include "scenario/happening.h"
#include "scenario/steptable.h"
#include "store/search/capturefields.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::help {

namespace {

constexpr std::size_t ShownChoices = 16; ///< of a field; the list offers the others while one types

struct OwnTable
{
    QLatin1StringView name;
    QString (*text)();
};

QString code(QStringView text)
{
    return u'`' + text.toString() + u'`';
}

QString takenBy(filter::Field::Type type)
{
    using Type = filter::Field::Type;
    switch (type) {
    case Type::Text: return TableWords::tr("a text");
    case Type::Choice: return TableWords::tr("one of the values");
    case Type::Time: return TableWords::tr("a time, such as `2026-11`, `today` or `<7d`");
    case Type::Since: return TableWords::tr("a first time, such as `2h` or `2026-11-21`");
    case Type::Before: return TableWords::tr("a time that is too late, such as `2026-11`");
    case Type::Number: return TableWords::tr("a number, such as `3`, `>5` or `1..9`");
    case Type::Duration: return TableWords::tr("a duration, such as `>2s` or `500ms`");
    case Type::Size: return TableWords::tr("a size, such as `<10k`");
    case Type::Status: return TableWords::tr("a status, such as `404` or `4xx`");
    }
    return {};
}

QString choicesOf(const filter::Field &field)
{
    QStringList shown;
    for (const QStringView choice : field.choices.first(std::min(ShownChoices, field.choices.size())))
        shown.append(code(choice));
    if (field.choices.size() > ShownChoices)
        shown.append(u"..."_s);
    return shown.join(u", "_s);
}

template <typename Form> QString formLines(std::span<const Form> forms)
{
    QString lines = u"```\n"_s;
    for (const Form &form : forms)
        lines += script::writtenForm(form) + u'\n';
    return lines + u"```"_s;
}

QString faultList()
{
    QStringList names;
    const QStringList faults = scenario::faultNames();
    for (const QString &fault : faults)
        names.append(code(fault));
    return names.join(u", "_s);
}

/// The latest part of the changelog, without its heading.
QString latestChanges()
{
    QFile file(u":/runlatch/help/CHANGELOG.md"_s);
    const QString text = file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    return text.section(u"\n## "_s, 1, 1).section(u'\n', 1).trimmed();
}

constexpr std::array OwnTables{
    OwnTable{"fields.change-requests"_L1, [] { return fieldTable(models::ChangeRequestJudge::fields()); }},
    OwnTable{"fields.run-tasks"_L1, [] { return fieldTable(store::captureFields()); }},
    OwnTable{"fields.activity"_L1, [] { return fieldTable(models::ActivityJudge::fields()); }},
    OwnTable{"fields.check"_L1, [] { return fieldTable(models::CaseJudge::fields()); }},
    OwnTable{"fields.plan"_L1, [] { return fieldTable(plan::changeFields()); }},
    OwnTable{"fields.rules"_L1, [] { return fieldTable(rulebook::ruleFields()); }},
    OwnTable{"fields.scenarios"_L1, [] { return fieldTable(scenario::happeningFields()); }},
    OwnTable{"lines.rules"_L1, [] { return formLines(rulebook::ruleForms()); }},
    OwnTable{"lines.scenarios"_L1, [] { return formLines(scenario::stepForms()); }},
    OwnTable{"faults"_L1, faultList},
    OwnTable{"changes"_L1, latestChanges},
};

} // namespace

QString fieldTable(std::span<const filter::Field> fields)
{
    QString table = u"| %1 | %2 | %3 |\n|---|---|---|\n"_s.arg(TableWords::tr("Field"), TableWords::tr("Takes"),
                                                               TableWords::tr("Values"));
    for (const filter::Field &field : fields) {
        const QString name = field.name.toString() + u':';
        table += u"| %1 | %2 | %3 |\n"_s.arg(code(name), takenBy(field.type), choicesOf(field));
    }
    return table;
}

QString ownTable(const QString &name)
{
    for (const OwnTable &table : OwnTables) {
        if (name == table.name)
            return table.text();
    }
    return {};
}

QStringList ownTableNames()
{
    QStringList names;
    for (const OwnTable &table : OwnTables)
        names.append(table.name);
    return names;
}

} // namespace runlatch::help
