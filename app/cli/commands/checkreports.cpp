// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/checkreports.h"

#include "app/cli/options/textfile.h"
#include "conformance/case.h"
#include "conformance/registry.h"
#include "conformance/report/html.h"
#include "conformance/report/junit.h"
#include "conformance/report/markdown.h"
#include "conformance/report/redactedreport.h"
#include "conformance/report/reportfile.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void CheckReports::declare(QCommandLineParser &parser)
{
    parser.addOption({u"baseline"_s, tr("File of known failures, the id of a case on each line."), u"file"_s});
    parser.addOption({u"junit"_s, tr("File for a JUnit report with one test case for each."), u"file"_s});
    parser.addOption(
        {u"junit-name"_s, tr("Name of its suite; without it the host and path of the integration."), u"name"_s});
    parser.addOption({u"html"_s, tr("File for a report to read and to print."), u"file"_s});
    parser.addOption({u"markdown"_s, tr("File for a report to put on a pull request."), u"file"_s});
}

std::optional<QString> CheckReports::read(const QCommandLineParser &parser)
{
    m_junitName = parser.value(u"junit-name"_s);
    const std::pair<QString, QString *> files[] = {{u"baseline"_s, &m_baselineFile},
                                                   {u"junit"_s, &m_junitFile},
                                                   {u"html"_s, &m_htmlFile},
                                                   {u"markdown"_s, &m_markdownFile}};
    for (const auto &[name, file] : files) {
        *file = parser.value(name);
        if (parser.isSet(name) && file->isEmpty())
            return tr("--%1 takes the name of a file.").arg(name);
    }
    return std::nullopt;
}

base::Done CheckReports::readBaseline(Output &output)
{
    if (m_baselineFile.isEmpty())
        return std::monostate();
    const auto text = readTextFile(m_baselineFile);
    if (!text)
        return text.error();
    QStringList known;
    for (const conformance::Case *one : conformance::allCases())
        known += QString::fromLatin1(one->id);
    const auto baseline = conformance::readBaseline(*text, known);
    if (!baseline)
        return baseline.error();
    m_baseline = *baseline;
    for (const QString &id : m_baseline.unknown)
        output.diagnostic(tr("--baseline: there is no case “%1”; check --list names them.").arg(id));
    return std::monostate();
}

void CheckReports::apply(conformance::Report &report) const
{
    conformance::applyBaseline(report, m_baseline);
}

bool CheckReports::save(const conformance::Report &given, Output &output) const
{
    if (m_junitFile.isEmpty() && m_htmlFile.isEmpty() && m_markdownFile.isEmpty())
        return true;
    // A report is a file for others. An integration may have written its key anywhere.
    const conformance::Report report = conformance::redactedReport(given, output.secrets());
    bool isSaved = true;
    const auto write = [&](const QString &file, const QByteArray &document) {
        const base::Done saved = conformance::saveReport(file, document);
        if (!saved)
            output.error(saved.error());
        isSaved = isSaved && saved.isOk();
    };
    if (!m_junitFile.isEmpty())
        write(m_junitFile, conformance::writeJUnit(conformance::junitSuite(report, m_junitName)));
    if (!m_htmlFile.isEmpty())
        write(m_htmlFile, conformance::writeHtml(report));
    if (!m_markdownFile.isEmpty())
        write(m_markdownFile, conformance::writeMarkdown(report).toUtf8());
    return isSaved;
}

} // namespace runlatch::cli
