// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/explorerfield.h"

#include "protocol/names.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using enum ExplorerType;

constexpr ExplorerField Fields[] = {
    {u"all_checks_succeeded", Boolean},
    {u"checks_errored", Number},
    {u"checks_failed", Number},
    {u"checks_passed", Number},
    {u"checks_unknown", Number},
    {u"current_rum_count", Number},
    {u"current_run_applied_at", Time},
    {u"current_run_external_id", Text},
    {u"current_run_status", Text},
    {u"drifted", Boolean},
    {u"external_id", Text},
    {u"module_count", Number},
    {u"modules", Text},
    {u"organization_name", Text},
    {u"project_external_id", Text},
    {u"project_name", Text},
    {u"provider_count", Number},
    {u"providers", Text},
    {u"resource_count", Number},
    {u"resources_drifted", Number},
    {u"resources_undrifted", Number},
    {u"source_module_id", Text},
    {u"state_version_terraform_version", Text},
    {u"tags", Text},
    {u"vcs_repo_identifier", Text},
    {u"workspace_created_at", Time},
    {u"workspace_name", Text},
    {u"workspace_terraform_version", Text},
    {u"workspace_updated_at", Time},
};

constexpr Names<12> OperatorNames{"is"_L1,       "is_not"_L1,       "contains"_L1,  "does_not_contain"_L1,
                                  "is_empty"_L1, "is_not_empty"_L1, "gt"_L1,        "lt"_L1,
                                  "gteq"_L1,     "lteq"_L1,         "is_before"_L1, "is_after"_L1};

std::span<const ExplorerOperator> fittingOperators(const ExplorerField *field)
{
    using enum ExplorerOperator;
    static constexpr ExplorerOperator All[] = {Is,         IsNot,       Contains, DoesNotContain, IsEmpty,
                                               IsNotEmpty, GreaterThan, LessThan, GreaterOrEqual, LessOrEqual,
                                               IsBefore,   IsAfter};
    static constexpr ExplorerOperator OfText[] = {Is, IsNot, Contains, DoesNotContain, IsEmpty, IsNotEmpty};
    static constexpr ExplorerOperator OfNumber[] = {Is,          IsNot,   GreaterThan, LessThan, GreaterOrEqual,
                                                    LessOrEqual, IsEmpty, IsNotEmpty};
    static constexpr ExplorerOperator OfBoolean[] = {Is, IsEmpty, IsNotEmpty};
    static constexpr ExplorerOperator OfTime[] = {IsBefore, IsAfter};
    if (!field)
        return All;
    switch (field->type) {
    case Text: return OfText;
    case Number: return OfNumber;
    case Boolean: return OfBoolean;
    case Time: return OfTime;
    }
    Q_UNREACHABLE();
}

} // namespace

std::span<const ExplorerField> explorerFields()
{
    return Fields;
}

const ExplorerField *findExplorerField(QStringView name)
{
    static const auto byName = [] {
        QHash<QStringView, const ExplorerField *> fields;
        for (const ExplorerField &field : Fields)
            fields.insert(field.name, &field);
        return fields;
    }();
    return byName.value(name);
}

QString attributeOfField(QStringView name)
{
    return name.toString().replace(u'_', u'-');
}

QList<ExplorerOperator> operatorsOf(const ExplorerField *field)
{
    const auto operators = fittingOperators(field);
    return {operators.begin(), operators.end()};
}

bool fitsField(const ExplorerField *field, ExplorerOperator is)
{
    const auto operators = fittingOperators(field);
    return std::ranges::find(operators, is) != operators.end();
}

QString operatorName(ExplorerOperator of)
{
    return nameOf(OperatorNames, of);
}

QLatin1StringView operatorLetters(ExplorerOperator of)
{
    return OperatorNames.at(static_cast<std::size_t>(of));
}

std::optional<ExplorerOperator> operatorOfName(QStringView name)
{
    if (name == "does not contain"_L1)
        return ExplorerOperator::DoesNotContain;
    return valueOfName<ExplorerOperator>(OperatorNames, name);
}

bool takesValue(ExplorerOperator of)
{
    return of != ExplorerOperator::IsEmpty && of != ExplorerOperator::IsNotEmpty;
}

ExplorerType typeOfValues(const ExplorerField *field, ExplorerOperator is)
{
    using enum ExplorerOperator;
    if (field)
        return field->type;
    if (is == GreaterThan || is == LessThan || is == GreaterOrEqual || is == LessOrEqual)
        return Number;
    return is == IsBefore || is == IsAfter ? Time : Text;
}

} // namespace runlatch::protocol
