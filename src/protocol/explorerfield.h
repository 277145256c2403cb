// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>
#include <span>

/// What may be asked of the explorer's view of workspaces. The specification shows neither fields nor operators;
/// both tables are those of the service's public reference of the explorer API.
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
    QStringView name; ///< as requests write it: "workspace_name"
    ExplorerType type = ExplorerType::Text;
};

/// The documented fields of the view `workspaces`, by name.
std::span<const ExplorerField> explorerFields();
/// Nothing for a field that is not documented: it may exist all the same, and may be asked for as typed.
const ExplorerField *findExplorerField(QStringView name);
/// As answers write it: "workspace-name".
QString attributeOfField(QStringView name);

/// The operators that fit a type, in the order they are offered; all twelve for a field that is not documented.
QList<ExplorerOperator> operatorsOf(const ExplorerField *field);
QString operatorName(ExplorerOperator of); ///< "is_not"
/// Also reads "does not contain", as the reference prints it in one place.
std::optional<ExplorerOperator> operatorOfName(QStringView name);
bool takesValue(ExplorerOperator of); ///< all but is_empty and is_not_empty

} // namespace runlatch::protocol
