// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/outcomescommand.h"

#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "text/plaintext.h"
#include "wording/reportnotes.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using runlatch::protocol::TagLevel;
using runlatch::protocol::TaskStatus;

namespace runlatch::cli {

namespace {

constexpr qsizetype MaxTools = 800; // characters of a message, which has 1,000 at most

/// "checkov: error 3, warning 1".
QString usualMessage(const outcomes::Report &report)
{
    QStringList counts;
    for (const TagLevel level : outcomes::WorstFirst) {
        if (const qint64 count = report.countOf(level); count > 0)
            counts.append(protocol::tagLevelName(level) + u' ' + QString::number(count));
    }
    const QString tools = report.tools.isEmpty() ? outcomes::reportKindName(report.kind) : report.tools.join(", "_L1);
    return text::plainText(tools, MaxTools) + ": "_L1
        + (counts.isEmpty() ? OutcomesCommand::tr("nothing found") : counts.join(", "_L1));
}

} // namespace

void OutcomesCommand::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"status"_s,
         tr("Status of the callback: running, passed or failed. Without it: failed where the report has an "
            "error, passed otherwise."),
         u"STATUS"_s});
    parser.addOption({u"message"_s, tr("Message of the callback. Without it: the tool and its counts."), u"TEXT"_s});
    parser.addOption({u"url"_s, tr("Address of the callback's result."), u"URL"_s});
    parser.addOption({u"suppressed"_s, tr("Suppressed results become outcomes as well, after all others.")});
    //: %1 is a number of megabytes
    parser.addPositionalArgument(
        u"file"_s,
        tr("Report in SARIF 2.1.0 or JUnit XML, at most %1 MB; - or nothing for standard input.")
            .arg(outcomes::MaxReportBytes / (1024 * 1024)),
        u"[FILE|-]"_s);
}

std::optional<QString> OutcomesCommand::start(const QCommandLineParser &parser)
{
    const QString wanted = parser.value(u"status"_s);
    const auto status = protocol::taskStatusOfName(wanted);
    if (!wanted.isEmpty() && !status)
        return tr("--status takes running, passed or failed.");
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return tr("One file at a time.");
    const auto file = readInput(files.value(0, u"-"_s), outcomes::MaxReportBytes, {base::Rules::ReportTooLarge});
    if (!file)
        return failToRead(file.error());
    outcomes::ReportOptions options;
    options.withSuppressed = parser.isSet(u"suppressed"_s);
    const auto report = outcomes::readReport(*file, options);
    if (!report)
        return failToRead(report.error());
    protocol::TaskResult result;
    const bool hasErrors = report->countOf(TagLevel::Error) > 0;
    result.status = status.value_or(hasErrors ? TaskStatus::Failed : TaskStatus::Passed);
    result.message = parser.isSet(u"message"_s) ? parser.value(u"message"_s) : usualMessage(*report);
    result.url = parser.value(u"url"_s);
    result.outcomes = report->outcomes;
    const QByteArray body = protocol::writeTaskResult(result);
    output().event(u"callback", json::OrderedJson().addRaw(u"body", body), QString::fromUtf8(body));
    tellNotes(*report);
    tellSummary(*report, result.status);
    emit finished(Done);
    return std::nullopt;
}

void OutcomesCommand::tellNotes(const outcomes::Report &report)
{
    for (const outcomes::Note &note : report.notes) {
        const QString message = wording::reportNote(note.rule, note.count, note.subject);
        json::OrderedJson members;
        members.add(u"rule", note.rule.name()).add(u"count", note.count).add(u"first", textOrNull(note.subject));
        output().event(u"note", members.add(u"message", message), message);
    }
}

void OutcomesCommand::tellSummary(const outcomes::Report &report, TaskStatus status)
{
    json::OrderedJson members;
    members.add(u"report", outcomes::reportKindName(report.kind));
    members.add(u"status", protocol::taskStatusName(status));
    members.add(u"entries", report.entries).add(u"outcomes", report.outcomes.size());
    for (const auto &[key, level] : {std::pair(u"errors", TagLevel::Error), std::pair(u"warnings", TagLevel::Warning),
                                     std::pair(u"infos", TagLevel::Info), std::pair(u"others", TagLevel::None)})
        members.add(key, report.countOf(level));
    QStringList human{tr("Results: %1, outcomes: %2.").arg(report.entries).arg(report.outcomes.size())};
    for (const outcomes::MappingRow &row : outcomes::mappingOf(report.kind))
        human.append(QString::fromLatin1(row.from) + " -> "_L1 + QString::fromLatin1(row.to));
    output().event(u"summary", members, human);
}

} // namespace runlatch::cli
