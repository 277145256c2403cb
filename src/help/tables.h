// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace runlatch::help {

/// Words of the tables in the help.
class TableWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::help::TableWords)
};

/// The fields of a filter as a table in markdown: name, what it takes, and its values as far as they are listed.
QString fieldTable(std::span<const filter::Field> fields);

/// A table that the program's own tables make: "fields.activity", "lines.rules", "changes". Null for another name.
QString ownTable(const QString &name);
QStringList ownTableNames();

/// The files of a data folder, with what each holds, as a table in markdown.
QString fileTable(const QString &folder);

} // namespace runlatch::help
