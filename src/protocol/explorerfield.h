// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>
#include <span>

/// The fields and operators of the explorer's view of workspaces. The specification shows neither; both tables come
/// from the service's public reference of the explorer API.
namespace runlatch::protocol {

enum class ExplorerType { Text, Number, Boolean, Time };

enum class ExplorerOperator {
    Is,
    IsNot,
    Contains,
    DoesNotContain,
    IsEmpty,
    IsNotEmpty,
    GreaterThan,
    LessThan,
    GreaterOrEqual,
    LessOrEqual,
    IsBefore,
    IsAfter,
};

struct ExplorerField
{
    QStringView name; ///< the field's name in requests: "workspace_name"
    ExplorerType type = ExplorerType::Text;
};

/// The documented fields of the view `workspaces`, sorted by name.
std::span<const ExplorerField> explorerFields();
/// Null for an undocumented field, which may exist all the same and may be sent as typed.
const ExplorerField *findExplorerField(QStringView name);
/// The field's name in answers: "workspace-name".
QString attributeOfField(QStringView name);

/// The operators that fit a type, in the order of offering; all twelve for an undocumented field.
QList<ExplorerOperator> operatorsOf(const ExplorerField *field);
bool fitsField(const ExplorerField *field, ExplorerOperator is); ///< whether it is one of operatorsOf()
QString operatorName(ExplorerOperator of);                       ///< "is_not"
QLatin1StringView operatorLetters(ExplorerOperator of);          ///< the same; lives for ever
/// Also reads "does not contain", which the reference prints in one place.
std::optional<ExplorerOperator> operatorOfName(QStringView name);
bool takesValue(ExplorerOperator of); ///< true for all but is_empty and is_not_empty
/// The type of a condition's values. For an undocumented field (null) the operator decides.
ExplorerType typeOfValues(const ExplorerField *field, ExplorerOperator is);

} // namespace runlatch::protocol
