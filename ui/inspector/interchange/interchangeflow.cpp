// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/interchange/interchangeflow.h"

#include "store/sqlite/storegate.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/comparison/comparedialog.h"
#include "ui/inspector/interchange/exportdialog.h"
#include "ui/inspector/interchange/importdialog.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/plan/plandialog.h"
#include "ui/inspector/reading/knownkeys.h"
#include "ui/widgets/frames/filedrop.h"
#include "ui/workbench.h"

#include <QFileDialog>

#include <algorithm>

namespace runlatch::ui {

InterchangeFlow::InterchangeFlow(Workbench &workbench, CaptureList &list, ListenerControl &listener, QWidget &window)
    : QObject(&window)
    , m_workbench(workbench)
    , m_list(list)
    , m_listener(listener)
    , m_window(window)
{
    m_list.offer(CaptureActions::Offer::Compare);
    m_list.offer(CaptureActions::Offer::Export);
    connect(&m_list, &CaptureList::compareWanted, this, &InterchangeFlow::compare);
    connect(&m_list, &CaptureList::exportWanted, this, &InterchangeFlow::showExport);
    connect(new FileDrop(window), &FileDrop::dropped, this, &InterchangeFlow::openFiles);
}

void InterchangeFlow::showExport()
{
    m_workbench.storeGate.pass(this, [this] {
        if (!m_workbench.inspector.isOpen())
            return;
        QList<qint64> chosen = m_list.chosen();
        const store::CaptureRow *current = m_list.current();
        if (chosen.isEmpty() && current && current->id > 0)
            chosen.append(current->id);
        open(new ExportDialog(m_workbench.inspector.store(), m_workbench.clock, chosen, m_list.filter(), &m_window));
    });
}

void InterchangeFlow::showImport()
{
    openImport({});
}

void InterchangeFlow::openFiles(const QStringList &files)
{
    if (files.isEmpty())
        return;
    sortFiles(files, this, [this](const base::Result<SortedFiles> &sorted) {
        showPlans(sorted->plans);
        if (!sorted->rules.isEmpty())
            m_listener.configureRules(sorted->rules.first());
        const QStringList others = sorted->others + sorted->rules.mid(1); // an import says why it does not take rules
        if (!others.isEmpty())
            openImport(others);
    });
}

void InterchangeFlow::showPlans(const QStringList &files)
{
    PlanDialog *last = nullptr;
    for (const QString &file : files.first(std::min(files.size(), PlanDialog::MaxAtOnce)))
        last = PlanDialog::show(&m_window, file);
    if (last && files.size() > PlanDialog::MaxAtOnce)
        last->showLeftOut(static_cast<int>(files.size() - PlanDialog::MaxAtOnce));
}

void InterchangeFlow::openPlan()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open a plan"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Plans (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { PlanDialog::show(&m_window, file); });
    open(dialog);
}

void InterchangeFlow::openImport(const QStringList &files)
{
    m_workbench.storeGate.pass(this, [this, files] {
        if (!m_workbench.inspector.isOpen())
            return;
        auto *const dialog = new ImportDialog(m_workbench.inspector.store(), m_workbench.clock, &m_window);
        connect(dialog, &ImportDialog::imported, &m_list, &CaptureList::readAnew);
        QList<QByteArray> keys;
        for (const signature::NamedKey &known : KnownKeys::all(m_listener.wanted()))
            keys.append(known.key);
        dialog->setKeys(keys);
        dialog->setFiles(files);
        open(dialog);
    });
}

void InterchangeFlow::showComparison()
{
    const QList<qint64> chosen = m_list.chosen(); // from the newest to the oldest
    const store::CaptureRow *current = m_list.current();
    if (chosen.size() == 2)
        compare(chosen.last(), chosen.first());
    else if (current && current->id > 0)
        compare(current->id, 0);
    else
        CompareDialog::show(&m_window);
}

void InterchangeFlow::compare(qint64 left, qint64 right)
{
    m_workbench.storeGate.pass(this, [this, left, right] {
        if (m_workbench.inspector.isOpen())
            CompareDialog::show(&m_window, m_workbench.inspector.store(), left, right);
    });
}

/// Shows the dialog in front of the window, so that no other store is opened meanwhile.
void InterchangeFlow::open(QDialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace runlatch::ui
