// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/reportmenu.h"

#include "base/answer.h"
#include "conformance/report/html.h"
#include "conformance/report/jsonlines.h"
#include "conformance/report/junit.h"
#include "conformance/report/markdown.h"
#include "conformance/report/redactedreport.h"
#include "conformance/report/reportfile.h"

#include <QFileDialog>
#include <QThreadPool>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

struct ReportMenu::Format
{
    QString command;
    QString filter; ///< of the file dialog
    QString suffix;
    QByteArray (*write)(const conformance::Report &report); ///< runs in the pool
};

QList<ReportMenu::Format> ReportMenu::formats()
{
    return {
        {tr("Save as HTML..."), tr("HTML (*.html)"), u"html"_s, &conformance::writeHtml},
        {tr("Save as Markdown..."), tr("Markdown (*.md)"), u"md"_s,
         [](const conformance::Report &report) { return conformance::writeMarkdown(report).toUtf8(); }},
        {tr("Save as JUnit..."), tr("JUnit (*.xml)"), u"xml"_s,
         [](const conformance::Report &report) { return conformance::writeJUnit(conformance::junitSuite(report)); }},
        {tr("Save as JSON Lines..."), tr("JSON Lines (*.jsonl)"), u"jsonl"_s, &conformance::writeJsonLines},
    };
}

ReportMenu::ReportMenu(std::function<Source()> source, QWidget *parent)
    : QMenu(parent)
    , m_source(std::move(source))
{
    for (const Format &format : formats())
        addAction(format.command, this, [this, format] { ask(format); });
}

void ReportMenu::ask(const Format &format)
{
    auto *dialog = new QFileDialog(parentWidget(), tr("Save the report"), {}, format.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(format.suffix);
    dialog->selectFile(u"check."_s + format.suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this, format](const QString &file) { save(format, file); });
    dialog->open();
}

void ReportMenu::save(const Format &format, const QString &file)
{
    const base::Answer<std::monostate> answer(this, [this, file](const base::Done &done) { emit saved(file, done); });
    QThreadPool::globalInstance()->start([source = m_source(), write = format.write, file, answer] {
        const conformance::Report report = conformance::redactedReport(source.report, source.secrets);
        answer(conformance::saveReport(file, write(report)));
    });
}

} // namespace runlatch::ui
