// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/markdown.h"

#include "conformance/report/markdowntext.h"
#include "conformance/report/reportwords.h"
#include "conformance/report/standing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

constexpr qsizetype MaxCell = 400;     // characters before they are escaped
constexpr qsizetype MaxRest = 15'000;  // characters of the folded table
constexpr qsizetype MaxFact = 200;     // characters before they are escaped, which makes at most twelve of one
constexpr qsizetype MaxFixed = 16'000; // of everything around the tables: six texts of strangers, and our words

/// Tells whether the case is in the table that is not folded.
bool isToBeMended(Standing standing)
{
    switch (standing) {
    case Standing::Failed:
    case Standing::NotTestable:
    case Standing::Warned: return true;
    case Standing::Known:
    case Standing::Observed:
    case Standing::Skipped:
    case Standing::Passed: break;
    }
    return false;
}

QString rowOfCells(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString tableOf(const QStringList &titles, const QStringList &rows)
{
    return rowOfCells(titles) + rowOfCells(QStringList(titles.size(), u"---"_s)) + rows.join(QString());
}

QString caseCells(const CaseResult &result, bool hasRemedy)
{
    const Standing standing = standingOf(result);
    QStringList cells{markdownText(standingIcon(standing), 1) + u' ' + standingWord(standing),
                      u"<code>"_s + markdownText(result.text.id, MaxCell) + u"</code>"_s,
                      markdownText(result.why.isEmpty() ? result.text.title : result.why, MaxCell)};
    if (hasRemedy)
        cells += markdownText(remedyOf(result), MaxCell);
    return rowOfCells(cells);
}

/// The rows of the cases that are in the table, as far as they fit; `left` out are the others.
struct Rows
{
    QStringList written;
    qsizetype left = 0;
};

Rows rowsOf(const QList<const CaseResult *> &results, bool areToBeMended, qsizetype most)
{
    Rows rows;
    for (const CaseResult *result : results) {
        if (isToBeMended(standingOf(*result)) != areToBeMended)
            continue;
        const QString row = caseCells(*result, areToBeMended);
        if (rows.left > 0 || row.size() > most) {
            ++rows.left;
        } else {
            most -= row.size();
            rows.written.append(row);
        }
    }
    return rows;
}

QString leftLine(const Rows &rows)
{
    return rows.left == 0 ? QString() : u'\n' + ReportWords::tr("Cases that are not listed: %1").arg(rows.left) + u'\n';
}

QString toBeMended(const Rows &rows)
{
    if (rows.written.isEmpty())
        return leftLine(rows);
    const QStringList titles{ReportWords::tr("Result"), ReportWords::tr("Case"), ReportWords::tr("Why"),
                             ReportWords::tr("Remedy")};
    return u'\n' + tableOf(titles, rows.written) + leftLine(rows);
}

QString folded(const Rows &rows, const Report &report)
{
    QString text =
        u"\n<details>\n<summary>"_s + ReportWords::tr("The other cases, and how to repeat it") + u"</summary>\n\n"_s;
    if (!rows.written.isEmpty()) {
        const QStringList titles{ReportWords::tr("Result"), ReportWords::tr("Case"), ReportWords::tr("Why")};
        text += tableOf(titles, rows.written);
    }
    text += leftLine(rows) + u'\n';
    for (const Fact &fact : factsOf(report))
        text += u"- %1: %2\n"_s.arg(fact.word, markdownText(fact.value, MaxFact));
    return text + u"\n</details>\n"_s;
}

} // namespace

QString writeMarkdown(const Report &report)
{
    // Of a target that was not reached the cases would say the same, each.
    const auto results = report.unreached.isEmpty() ? inOrderOfStanding(report) : QList<const CaseResult *>();
    const Rows rest = rowsOf(results, false, MaxRest);
    const Rows bad = rowsOf(results, true, MaxMarkdownCharacters - MaxRest - MaxFixed);
    QString text =
        u"## %1: %2\n\n%3\n"_s.arg(headline(report), markdownText(report.target, MaxFact), countsLine(report));
    if (const QString unreached = unreachedLine(report); !unreached.isEmpty())
        text += u"\n- "_s + markdownText(unreached, MaxCell) + u'\n';
    if (const QString healed = healedLine(report); !healed.isEmpty())
        text += u'\n' + markdownText(healed, MaxFact) + u'\n';
    return text + toBeMended(bad) + folded(rest, report);
}

} // namespace runlatch::conformance
