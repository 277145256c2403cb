// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetcolumns.h"

#include "base/boundedfile.h"
#include "base/rules.h"
#include "text/delimitedrows.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

constexpr QChar NoSeparator = u'\0'; // each line is one cell

/// The words of a heading above workspaces, as the explorer's CSV, spreadsheets and this program's own exports have
/// them, from the most certain one down.
constexpr std::array TargetHeadings{"workspaceid"_L1, "externalid"_L1, "workspacename"_L1, "workspace"_L1,
                                    "workspaces"_L1,  "id"_L1,         "name"_L1};

QString headingWord(const QString &cell)
{
    QString word;
    for (const QChar letter : cell) {
        if (letter.isLetterOrNumber())
            word += letter.toLower();
    }
    return word;
}

/// The place of the heading among TargetHeadings; their number if it is none of them.
qsizetype headingRank(const QString &cell)
{
    const auto found = std::find(TargetHeadings.begin(), TargetHeadings.end(), headingWord(cell.left(40)));
    return std::distance(TargetHeadings.begin(), found);
}

bool isHeading(const QString &cell)
{
    return headingRank(cell) < static_cast<qsizetype>(TargetHeadings.size());
}

/// Leaves out the columns in which nothing stands.
void leaveOutEmptyColumns(TargetColumns &table)
{
    qsizetype widest = 0;
    for (const QStringList &row : std::as_const(table.rows))
        widest = std::max(widest, row.size());
    QList<qsizetype> kept;
    for (qsizetype column = 0; column < widest; ++column) {
        const auto hasText = [column](const QStringList &row) { return !row.value(column).isEmpty(); };
        if (std::any_of(table.rows.cbegin(), table.rows.cend(), hasText))
            kept.append(column);
    }
    for (QStringList &row : table.rows) {
        QStringList even;
        for (const qsizetype column : std::as_const(kept)) {
            if (column < row.size())
                even.append(row.at(column));
        }
        row = even;
    }
    table.count = static_cast<int>(kept.size());
}

/// The column with the most ids; without any, the one whose heading is the most certain, or else the first one.
int likelyColumn(const TargetColumns &table)
{
    int likely = 0;
    qsizetype mostIds = 0;
    for (int column = 0; column < table.count; ++column) {
        const auto ids = std::count_if(table.rows.cbegin(), table.rows.cend(),
                                       [column](const QStringList &row) { return isWorkspaceId(row.value(column)); });
        if (ids > mostIds) {
            mostIds = ids;
            likely = column;
        }
    }
    if (mostIds > 0)
        return likely;
    const QStringList &first = table.rows.constFirst();
    const auto isMoreCertain = [](const QString &one, const QString &other) {
        return headingRank(one) < headingRank(other);
    };
    return static_cast<int>(std::distance(first.begin(), std::min_element(first.begin(), first.end(), isMoreCertain)));
}

bool isAllIds(const TargetColumns &table)
{
    return std::all_of(table.rows.cbegin(), table.rows.cend(), [](const QStringList &row) {
        return std::all_of(row.cbegin(), row.cend(),
                           [](const QString &cell) { return cell.isEmpty() || isWorkspaceId(cell); });
    });
}

} // namespace

std::optional<TargetColumns> TargetColumns::read(const QString &text)
{
    if (text.size() > TargetNames::MaxTextLength)
        return std::nullopt; // TargetNames refuses it
    const auto separator = text::separatorOf(text);
    text::DelimitedRows read = text::DelimitedRows::read(text, separator.value_or(NoSeparator));
    TargetColumns table{.rows = std::move(read.rows), .openQuote = read.openQuote, .isTooMuch = read.isCut};
    if (table.rows.size() < 2)
        return std::nullopt;
    leaveOutEmptyColumns(table);
    const QStringList &first = table.rows.constFirst();
    table.hasHeading = std::any_of(first.begin(), first.end(), &isHeading);
    if (!table.hasHeading && (table.count < 2 || isAllIds(table)))
        return std::nullopt;
    table.likely = likelyColumn(table);
    return table;
}

TargetNames TargetColumns::names(int column, bool withHeading) const
{
    if (isTooMuch)
        return {.texts = {}, .refused = {}, .isTooMuch = true};
    QStringList cells;
    for (qsizetype row = withHeading ? 1 : 0; row < rows.size(); ++row) {
        if (column == All)
            cells += rows.at(row);
        else
            cells += rows.at(row).value(column);
    }
    return TargetNames::ofCells(cells);
}

base::Result<QString> readTargetFile(const QString &file)
{
    const auto bytes =
        base::readFile(file, TargetNames::MaxTextLength, {base::Rules::TargetsTooLarge}, base::FileKind::Ordinary);
    if (!bytes)
        return bytes.error();
    const auto encoding = QStringConverter::encodingForData(*bytes);
    QStringDecoder decoder(encoding.value_or(QStringConverter::Utf8));
    QString text = decoder(*bytes);
    if (decoder.hasError())
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::TargetsEncoding, .subject = file};
    return text;
}

} // namespace runlatch::changerequests
