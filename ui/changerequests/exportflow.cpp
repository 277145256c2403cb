// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/exportflow.h"

#include "ui/changerequests/progressstrip.h"
#include "ui/widgets/messagebar.h"
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

ExportFlow::ExportFlow(ListOf listOf, CountOf countOf, WordOf wordOf, QWidget &window)
    : QObject(&window)
    , m_listOf(std::move(listOf))
    , m_countOf(std::move(countOf))
    , m_wordOf(std::move(wordOf))
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
    const std::pair<ExportFormat, QString> formats[] = {{ExportFormat::Csv, tr("CSV...")},
                                                        {ExportFormat::Json, tr("JSON...")},
                                                        {ExportFormat::Markdown, tr("Markdown...")}};
    for (const Extent extent : {Extent::Selection, Extent::Shown, Extent::Loaded}) {
        const int count = m_countOf(extent);
        const QString word = m_wordOf(extent, count);
        if (word.isEmpty())
            continue; // the same as the one before
        QMenu *which = m_menu->addMenu(word);
        which->setEnabled(count > 0 && !m_export.isRunning());
        for (const auto &[format, name] : formats) {
            connect(which->addAction(name), &QAction::triggered, this,
                    [this, extent, chosen = format] { askForFile(extent, chosen); });
        }
    }
}

void ExportFlow::askForFile(Extent extent, ExportFormat format)
{
    const QString suffix = changerequests::exportSuffix(format);
    auto *dialog = new QFileDialog(&m_window, tr("Export change requests"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setNameFilter(u"*."_s + suffix);
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setDirectory(documents.exists() ? documents : QDir::home());
    dialog->selectFile(u"change-requests."_s + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, extent, format](const QString &file) { start(extent, format, file); });
    dialog->open();
}

void ExportFlow::start(Extent extent, ExportFormat format, const QString &file)
{
    const List list = m_listOf(extent);
    m_count = static_cast<int>(list.changeRequests.size());
    m_message->dismiss();
    m_export.start(file, format, list.changeRequests, list.workspaceNames);
    showProgress(0, m_count); // a slow disk may not even open the file for a while
}

void ExportFlow::showProgress(int done, int of)
{
    const QLocale locale;
    m_progress->setProgress(tr("Exporting: %1 of %2").arg(locale.toString(done), locale.toString(of)), done, of);
}

void ExportFlow::showEnd(const QString &file)
{
    m_progress->end();
    m_message->setMessage(Tone::Success, tr("%n change request(s) exported.", nullptr, m_count),
                          QDir::toNativeSeparators(file));
}

void ExportFlow::showError(const base::Error &error)
{
    m_progress->end();
    if (error.kind == base::ErrorKind::Cancelled) {
        m_message->setMessage(Tone::Info, tr("The export was cancelled."), tr("No file was written."));
        return;
    }
    wording::Sentence sentence = wording::sentence(error);
    sentence.action = wording::Sentence::Action::None; // the menu is where it is asked for again
    m_message->setSentence(sentence);
}

} // namespace runlatch::ui
