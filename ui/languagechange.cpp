// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/languagechange.h"

#include "store/sqlite/storegate.h"
#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/windowpages.h"

#include <QApplication>
#include <QDialog>

#include <algorithm>
#include <chrono>

namespace runlatch::ui {

using namespace std::chrono_literals;

namespace {

bool isDialogOpen()
{
    const QWidgetList all = QApplication::topLevelWidgets();
    return std::any_of(all.begin(), all.end(),
                       [](const QWidget *one) { return one->isVisible() && qobject_cast<const QDialog *>(one); });
}

/// A menu and a drag run an event loop of their own, in which no window may end.
bool isHandBusy()
{
    return QApplication::activePopupWidget() || QGuiApplication::mouseButtons() != Qt::NoButton;
}

} // namespace

LanguageChange::LanguageChange(const Workbench &workbench, const WindowPages &pages, QWidget &window)
    : QObject(&window)
    , m_workbench(workbench)
    , m_pages(pages)
    , m_bar(new MessageBar(&window))
    , m_before(workbench.preferences.language())
{
    m_watch.setSingleShot(true);
    connect(&m_watch, &QTimer::timeout, this, &LanguageChange::look);
}

void LanguageChange::look()
{
    const QStringList now = isOther() ? open() : QStringList();
    if (now != m_said && !now.isEmpty())
        m_bar->setMessage(Tone::Info, tr("The language changes as soon as nothing is open."), now.join(u' '));
    else if (now != m_said)
        m_bar->dismiss();
    m_said = now;
    m_watch.stop();
    if (!now.isEmpty() || (isOther() && isHandBusy()))
        m_watch.start(200ms);
    else if (isOther())
        emit ready();
}

bool LanguageChange::isReady() const
{
    return isOther() && open().isEmpty() && !isHandBusy();
}

bool LanguageChange::isOther() const
{
    return m_workbench.preferences.language() != m_before;
}

/// Sentences; empty if nothing would end with the window.
QStringList LanguageChange::open() const
{
    QStringList open;
    if (isDialogOpen())
        open += tr("A dialog is open.");
    if (m_workbench.storeGate.isOpening())
        open += tr("The files are being opened.");
    const auto *requests = m_pages.ifMade<ChangeRequestsPage>();
    if (requests && !requests->openWork().isEmpty())
        open += tr("Change requests are being archived.");
    if (requests && requests->isExporting())
        open += tr("Change requests are being exported.");
    if (const auto *page = m_pages.ifMade<BulkCreatePage>(); page && !page->openWork().isEmpty())
        open += tr("A bulk create is being sent, or its draft is not saved.");
    const auto *runTasks = m_pages.ifMade<RunTasksPage>();
    if (runTasks && runTasks->isBound())
        open += tr("A reply is being sent, or a request, a reply or a note is not saved.");
    if (runTasks && runTasks->listener().isChanging())
        open += tr("The listener is starting or stopping.");
    if (const auto *page = m_pages.ifMade<SimulatorPage>(); page && page->isStarting())
        open += tr("The simulator is starting.");
    return open;
}

} // namespace runlatch::ui
