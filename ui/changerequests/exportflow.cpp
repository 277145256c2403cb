// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/exportflow.h"

#include "ui/changerequests/progressstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QMenu>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::ExportFormat;

namespace {

QString causesOf(const changerequests::ExportGap &gap)
{
    QStringList causes;
    if (gap.isLoading)
        causes += ExportFlow::tr("Loading had not ended.");
    if (gap.wasStopped)
        causes += ExportFlow::tr("Loading was stopped.");
    if (gap.workspacesFailed > 0)
        causes += ExportFlow::tr("%n workspace(s) could not be read to the end.", nullptr, gap.workspacesFailed);
    else if (gap.hasFailed)
        causes += ExportFlow::tr("Loading failed.");
    if (gap.unreadable > 0)
        causes += ExportFlow::tr("%n row(s) could not be read.", nullptr, gap.unreadable);
    if (gap.hasChanged)
        causes += ExportFlow::tr("The list changed while it was read.");
    return causes.join(u' ');
}

/// The gap as a sentence; empty if nothing is missing.
QString sentenceOf(const changerequests::ExportGap &gap)
{
    if (gap.isWhole())
        return {};
    const QString read = QLocale().toString(gap.workspacesRead);
    const QString fact = gap.workspacesRead < gap.workspaces
        ? ExportFlow::tr("Incomplete: %1 of %n workspace(s) were read.", nullptr, gap.workspaces).arg(read)
        : ExportFlow::tr("Incomplete: change requests may be missing.");
    return fact + u' ' + causesOf(gap);
}

} // namespace

ExportFlow::ExportFlow(ChoiceOf choiceOf, QWidget &window)
    : QObject(&window)
    , m_choiceOf(std::move(choiceOf))
    , m_window(window)
    , m_menu(new QMenu(&window))
    , m_message(new MessageBar(&window))
    , m_progress(new ProgressStrip(tr("Export"), &window))
{
    connect(m_menu, &QMenu::aboutToShow, this, &ExportFlow::fillMenu);
    connect(m_progress, &ProgressStrip::cancelWanted, &m_export, &changerequests::Export::cancel);
    connect(&m_export, &changerequests::Export::progressed, this, &ExportFlow::showProgress);
    connect(&m_export, &changerequests::Export::finished, this, &ExportFlow::showEnd);
    connect(&m_export, &changerequests::Export::failed, this, &ExportFlow::showError);
    fillMenu();
}

void ExportFlow::fillMenu()
{
    m_menu->clear();
    for (const Extent extent : {Extent::Selection, Extent::Shown, Extent::Loaded}) {
        const Choice choice = m_choiceOf(extent);
        if (!choice.word.isEmpty())
            addChoice(choice);
    }
}

void ExportFlow::addChoice(const Choice &choice)
{
    const std::pair<ExportFormat, QString> formats[] = {{ExportFormat::Csv, tr("CSV...")},
                                                        {ExportFormat::Json, tr("JSON...")},
                                                        {ExportFormat::Markdown, tr("Markdown...")}};
    QMenu *which = m_menu->addMenu(choice.word);
    which->setEnabled(choice.count > 0 && !m_export.isRunning());
    for (const auto &[format, name] : formats) {
        connect(which->addAction(name), &QAction::triggered, this,
                [this, list = choice.list, chosen = format] { askForFile(list(), chosen); });
    }
}

void ExportFlow::askForFile(const List &list, ExportFormat format)
{
    const QString suffix = changerequests::exportSuffix(format);
    const bool isWhole = list.gap.isWhole();
    auto *dialog = new QFileDialog(
        &m_window, isWhole ? tr("Export change requests") : tr("Export an incomplete list of change requests"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setNameFilter(u"*."_s + suffix);
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setDirectory(documents.exists() ? documents : QDir::home());
    // The name says that the list is incomplete, too: a CSV table has no other place for it.
    dialog->selectFile((isWhole ? u"change-requests."_s : u"change-requests-incomplete."_s) + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, list, format](const QString &file) { start(list, format, file); });
    dialog->open();
}

void ExportFlow::start(const List &list, ExportFormat format, const QString &file)
{
    m_count = static_cast<int>(list.changeRequests.size());
    m_gap = list.gap;
    m_message->dismiss();
    m_export.start(file, format, list.changeRequests, list.workspaceNames, list.gap);
    showProgress(0, m_count); // a slow disk may take time even to open the file
}

void ExportFlow::showProgress(int done, int of)
{
    const QLocale locale;
    m_progress->setProgress(tr("Exporting: %1 of %2").arg(locale.toString(done), locale.toString(of)), done, of);
}

void ExportFlow::showEnd(const QString &file)
{
    m_progress->end();
    const QString missing = sentenceOf(m_gap);
    const QString place = QDir::toNativeSeparators(file);
    m_message->setMessage(missing.isEmpty() ? Tone::Success : Tone::Warning,
                          tr("%n change request(s) exported.", nullptr, m_count),
                          missing.isEmpty() ? place : missing + u' ' + place);
}

void ExportFlow::showError(const base::Error &error)
{
    m_progress->end();
    if (error.kind == base::ErrorKind::Cancelled) {
        m_message->setMessage(Tone::Info, tr("The export was cancelled."), tr("No file was written."));
        return;
    }
    wording::Sentence sentence = wording::sentence(error);
    sentence.action = wording::Sentence::Action::None; // the menu offers it again
    m_message->setSentence(sentence);
}

} // namespace runlatch::ui
