// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace runlatch::conformance {

/// The translation context of this folder, and what all reports say in the same words. Every text that a function here
/// returns is one line of plain text without control and bidi characters, whatever a stranger wrote: in their place
/// stands <U+202E> (text::markedText). It is bounded, and not escaped for any format.
struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::conformance::ReportWords)
};

constexpr qsizetype MaxShownText = 2000;       ///< characters of one text
constexpr qsizetype MaxShownLapses = 20;       ///< lapses of a case
constexpr qsizetype MaxShownOutputLines = 200; ///< lines of the tested program, the last ones
constexpr qsizetype MaxShownHealed = 200;      ///< ids

/// A text on one harmless line.
QString shown(const QString &text);

/// "Passed", "Not passed", "Target not reached", "Nothing was tried": what the report says in the end.
QString headline(const Report &report);
QString unreachedLine(const Report &report); ///< why the target was not reached; empty if it was
/// "Failed: 2, Passed: 12"; without the standings that no case has.
QString countsLine(const Report &report);

/// The facts that repeat the trial.
struct Fact
{
    QString name; ///< "target"; not translated
    QString word; ///< "Target"
    QString value;
};
QList<Fact> factsOf(const Report &report); ///< only those that are known

/// A sentence for each lapse that says more than `why` does, with its rule and its place: "... (callback.too-long,
/// /data/attributes/message, line 3, column 14)". One cause is told once.
QStringList lapseLines(const CaseResult &result);
/// The lapses' remedies, each once, or that of the case where there is none; of a case that is not testable the remedy
/// of what failed instead. Empty for a case that passed or was skipped.
QString remedyOf(const CaseResult &result);
QString healedLine(const Report &report); ///< empty if no case healed
/// The end of the tested program's output.
QStringList outputLines(const Report &report);
QString severityWord(Severity severity); ///< "must"

} // namespace runlatch::conformance
