// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/createcommand.h"

#include "app/cli/options/textfile.h"
#include "changerequests/targetcolumns.h"
#include "wording/plaintext.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using runlatch::changerequests::TargetColumns;
using runlatch::changerequests::TargetIds;
using runlatch::changerequests::TargetNames;

namespace runlatch::cli {

namespace {

constexpr int NamedColumns = 12; // in a sentence

/// The names that --targets-column takes for the columns.
QString columnNames(const TargetColumns &table)
{
    QStringList names;
    for (int column = 0; column < std::min(table.count, NamedColumns); ++column) {
        const QString heading = table.hasHeading ? table.rows.constFirst().value(column) : QString();
        names.append(heading.isEmpty() ? QString::number(column + 1) : wording::shortened(heading));
    }
    return names.join(u", "_s);
}

/// The column of a heading, else of a number that counts from 1.
std::optional<int> columnOf(const TargetColumns &table, const QString &name)
{
    for (int column = 0; table.hasHeading && column < table.count; ++column) {
        if (table.rows.constFirst().value(column).compare(name, Qt::CaseInsensitive) == 0)
            return column;
    }
    const int number = name.toInt();
    return number >= 1 && number <= table.count ? std::optional(number - 1) : std::nullopt;
}

} // namespace

base::Result<ServiceCommand::Refusal> CreateCommand::readTargets(const QCommandLineParser &parser)
{
    if (parser.isSet(u"query"_s))
        return readQuery(parser.value(u"query"_s));
    const QStringList refused = m_targets.take(parser.values(u"target"_s));
    if (!refused.isEmpty())
        return Refusal(
            tr("--target %1 is neither the id nor the name of a workspace.").arg(wording::shortened(refused.first())));
    if (!parser.isSet(u"targets-file"_s))
        return Refusal();
    const auto text = readTextFile(parser.value(u"targets-file"_s));
    if (!text)
        return text.error();
    return parser.isSet(u"targets-column"_s) ? readTargetsColumn(*text, parser.value(u"targets-column"_s))
                                             : readTargetsList(*text);
}

ServiceCommand::Refusal CreateCommand::readTargetsList(const QString &text)
{
    const auto ids = TargetIds::read(text);
    if (ids.refused.isEmpty()) { // any number, because nothing is looked up
        m_targets.take(ids.ids);
        return {};
    }
    const auto table = TargetColumns::read(text);
    if (table && table->hasHeading && table->count > 1)
        return tr("--targets-file is a table. Name the column that has the workspaces with --targets-column: %1.")
            .arg(columnNames(*table));
    const auto words = TargetNames::read(text);
    if (words.isTooMuch)
        return tr("--targets-file has more than %Ln workspace(s), so it may hold ids only. These words are not ids: %1",
                  nullptr, static_cast<int>(TargetNames::MaxTargets))
            .arg(ids.refused.join(u", "_s));
    return takeWords(words);
}

ServiceCommand::Refusal CreateCommand::readTargetsColumn(const QString &text, const QString &name)
{
    const auto table = TargetColumns::read(text);
    if (!table)
        return tr("--targets-file is not a table of up to %Ln character(s), so --targets-column cannot be used.",
                  nullptr, static_cast<int>(TargetNames::MaxTextLength));
    if (table->openQuote > 0)
        return tr("--targets-file, line %1: a quotation mark is not closed.").arg(table->openQuote);
    const auto column = columnOf(*table, name);
    if (!column)
        return tr("--targets-column %1 is not a column of --targets-file, which has: %2.")
            .arg(wording::shortened(name), columnNames(*table));
    const auto words = table->names(*column, table->hasHeading);
    if (words.isTooMuch)
        return tr("--targets-file has more than %Ln workspace(s), which is too much for a table.", nullptr,
                  static_cast<int>(TargetNames::MaxTargets));
    return takeWords(words);
}

ServiceCommand::Refusal CreateCommand::takeWords(const changerequests::TargetNames &words)
{
    if (!words.refused.isEmpty())
        return tr("--targets-file holds words that are neither ids nor names of workspaces: %1")
            .arg(words.refused.join(u", "_s));
    m_targets.take(words.texts);
    return {};
}

} // namespace runlatch::cli
