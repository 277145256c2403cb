// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/reportwords.h"

#include "conformance/report/standing.h"
#include "text/plaintext.h"
#include "wording/times.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

/// An option as a shell reads it back.
QString shellWord(const QString &option)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_./:=,@%+-]+$"_s);
    if (plain.match(option).hasMatch())
        return option;
    return u'\'' + QString(option).replace(u'\'', u"'\\''"_s) + u'\'';
}

QString optionsLine(const QStringList &options)
{
    QStringList words;
    for (const QString &option : options)
        words.append(shellWord(option));
    return words.join(u' ');
}

QString lapseLine(const Lapse &lapse)
{
    QStringList places;
    if (!lapse.rule.isEmpty())
        places.append(lapse.rule.name());
    if (!lapse.pointer.isEmpty())
        places.append(lapse.pointer);
    if (lapse.line > 0)
        places.append(ReportWords::tr("line %1, column %2").arg(lapse.line).arg(lapse.column));
    return places.isEmpty() ? lapse.sentence : lapse.sentence + u" ("_s + places.join(u", "_s) + u')';
}

/// Empty for a check that never began.
QString tookOf(const Report &report)
{
    return report.took.count() > 0 ? wording::interval(report.took) : QString();
}

bool saysMore(const Lapse &lapse, const QString &why)
{
    return lapse.sentence != why || !lapse.pointer.isEmpty() || lapse.line > 0;
}

} // namespace

QString shown(const QString &text)
{
    return text::markedText(text, MaxShownText);
}

QString headline(const Report &report)
{
    if (!report.unreached.isEmpty())
        return ReportWords::tr("Target not reached");
    if (report.results.isEmpty())
        return ReportWords::tr("Nothing was tried");
    return report.isClean() ? ReportWords::tr("Passed") : ReportWords::tr("Not passed");
}

QString unreachedLine(const Report &report)
{
    return shown(report.unreached);
}

QString countsLine(const Report &report)
{
    QStringList counts;
    for (const Standing standing : AllStandings) {
        if (const qsizetype count = countOf(report, standing); count > 0)
            counts.append(u"%1: %2"_s.arg(standingWord(standing), QString::number(count)));
    }
    return counts.join(u", "_s);
}

QList<Fact> factsOf(const Report &report)
{
    QList<Fact> facts{
        {u"target"_s, ReportWords::tr("Target"), shown(report.target)},
        {u"profile"_s, ReportWords::tr("Profile"), shown(report.profile)},
        {u"options"_s, ReportWords::tr("Options"), shown(optionsLine(report.options))},
        {u"started"_s, ReportWords::tr("Started"), wording::exactTime(report.startedAt)},
        {u"took"_s, ReportWords::tr("Took"), tookOf(report)},
        {u"program"_s, ReportWords::tr("Program"), shown(report.program)},
    };
    facts.removeIf([](const Fact &fact) { return fact.value.isEmpty(); });
    return facts;
}

QStringList lapseLines(const CaseResult &result)
{
    QStringList lines;
    qsizetype more = 0;
    for (const Lapse &lapse : result.lapses) {
        if (!saysMore(lapse, result.why))
            continue;
        if (lines.size() < MaxShownLapses)
            lines.append(shown(lapseLine(lapse)));
        else
            ++more;
    }
    if (more > 0)
        lines.append(ReportWords::tr("Findings that are not listed: %1").arg(more));
    return lines;
}

QString remedyOf(const CaseResult &result)
{
    if (result.verdict == Verdict::Passed || result.verdict == Verdict::Skipped)
        return {};
    QStringList remedies;
    for (const Lapse &lapse : result.lapses.first(std::min(result.lapses.size(), MaxShownLapses)))
        remedies.append(lapse.remedy);
    remedies.removeAll(QString());
    remedies.removeDuplicates();
    const QString &other = result.verdict == Verdict::NotTestable ? result.remedy : result.text.remedy;
    return shown(remedies.isEmpty() ? other : remedies.join(u' '));
}

QString healedLine(const Report &report)
{
    if (report.healed.isEmpty())
        return {};
    QStringList ids = report.healed.first(std::min(report.healed.size(), MaxShownHealed));
    if (ids.size() < report.healed.size())
        ids.append(u"\u2026"_s);
    return shown(
        ReportWords::tr("No longer failing, so they can be taken out of the baseline: %1").arg(ids.join(u", "_s)));
}

QStringList outputLines(const Report &report)
{
    QStringList lines;
    for (const QString &line : report.commandOutput.last(std::min(report.commandOutput.size(), MaxShownOutputLines)))
        lines.append(shown(line));
    return lines;
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Must: return ReportWords::tr("must");
    case Severity::Should: return ReportWords::tr("should");
    case Severity::Observe: break;
    }
    return ReportWords::tr("observed only");
}

} // namespace runlatch::conformance
