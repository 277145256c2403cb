// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

using namespace runlatch::bench;

QJsonObject toJson(const Comparison &comparison, const Outcome &outcome)
{
    QJsonObject row{
        {u"name"_s, comparison.name}, {u"what"_s, comparison.what},    {u"reference"_s, comparison.reference},
        {u"unit"_s, comparison.unit}, {u"ours"_s, outcome.ours.value}, {u"theirs"_s, outcome.theirs.value},
        {u"ratio"_s, outcome.ratio},  {u"rounds"_s, comparison.rounds}};
    if (outcome.ours.cpu > 0)
        row[u"oursCpu"_s] = outcome.ours.cpu;
    if (outcome.theirs.cpu > 0)
        row[u"theirsCpu"_s] = outcome.theirs.cpu;
    return row;
}

void printLine(const QString &what, const QString &unit, const QString &ours, const QString &theirs,
               const QString &ratio, const QString &reference)
{
    std::printf("%-68s %-18s %16s %16s %8s  %s\n", qPrintable(what), qPrintable(unit), qPrintable(ours),
                qPrintable(theirs), qPrintable(ratio), qPrintable(reference));
    std::fflush(stdout);
}

QString number(double value)
{
    return QString::number(value, 'f', value < 100 ? 2 : 0);
}

QString number(const Measured &measured)
{
    const QString value = number(measured.value);
    return measured.cpu > 0 ? u"%1 (%2 us)"_s.arg(value, QString::number(measured.cpu, 'f', 0)) : value;
}

bool write(const QString &name, const QJsonArray &rows)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(rows).toJson()) > 0;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({u"json"_s, u"Writes the figures to FILE as well."_s, u"FILE"_s});
    parser.addOption({u"only"_s, u"Measures only what begins with NAME."_s, u"NAME"_s});
    parser.addOption({u"rounds"_s, u"Measures N rounds instead of five, under a profiler for instance."_s, u"N"_s});
    parser.process(application);

    QJsonArray rows;
    printLine(u"what"_s, u"unit (CPU of one)"_s, u"ours"_s, u"reference"_s, u"ratio"_s, u"the reference"_s);
    for (Comparison comparison : decoding() + receiving() + filtering() + keeping() + showing() + showingLarge()
             + gathering() + manyRunTasks() + linting() + diagnosing() + searching() + storing() + switching()
             + watching() + readingPlans() + composing() + exploring() + checking() + sealing()) {
        if (!comparison.name.startsWith(parser.value(u"only"_s)))
            continue;
        if (parser.isSet(u"rounds"_s))
            comparison.rounds = std::max(1, parser.value(u"rounds"_s).toInt());
        const auto outcome = measure(comparison);
        if (!outcome) {
            std::fprintf(stderr, "%s went wrong\n", qPrintable(comparison.name));
            return 1;
        }
        printLine(comparison.what, comparison.unit, number(outcome->ours), number(outcome->theirs),
                  QString::number(outcome->ratio, 'f', 3), comparison.reference);
        rows.append(toJson(comparison, *outcome));
    }
    if (parser.isSet(u"json"_s) && !write(parser.value(u"json"_s), rows)) {
        std::fprintf(stderr, "%s cannot be written\n", qPrintable(parser.value(u"json"_s)));
        return 1;
    }
    return 0;
}
