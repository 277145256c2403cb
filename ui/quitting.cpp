// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/quitting.h"

#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/desktop/raising.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/windowpages.h"

#include <QPushButton>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString inWords(const QStringList &open)
{
    return open.join(u"\n\n"_s);
}

} // namespace

template <typename Page> static QStringList openOn(const WindowPages &pages)
{
    const Page *page = pages.ifMade<Page>();
    return page ? page->openWork() : QStringList();
}

Quitting::Quitting(WindowPages &pages, QWidget &window)
    : QObject(&window)
    , m_pages(pages)
    , m_window(window)
{
    connect(&pages, &WindowPages::closable, &window, &QWidget::close);
}

QStringList Quitting::openWork() const
{
    return openOn<ChangeRequestsPage>(m_pages) + openOn<BulkCreatePage>(m_pages) + openOn<RunTasksPage>(m_pages);
}

bool Quitting::mayClose()
{
    const QStringList open = openWork();
    if (m_isAgreed || open.isEmpty())
        return true;
    if (!m_question)
        ask(open);
    return false;
}

void Quitting::ask(const QStringList &open)
{
    m_question = new Confirmation(tr("Quit although something is open?"), inWords(open), tr("Quit now"), &m_window);
    connect(m_question, &QDialog::accepted, this, [this] {
        m_isAgreed = true;
        m_window.close();
        m_isAgreed = false;
    });
    if (!openOn<ChangeRequestsPage>(m_pages).isEmpty()) {
        connect(m_question->addChoice(tr("Archive, then quit")), &QPushButton::clicked, this, [this] {
            m_question->reject();
            m_pages.changeRequests().finishWork();
            emit finishing();
        });
    }
    auto *watch = new QTimer(m_question);
    connect(watch, &QTimer::timeout, this, &Quitting::look);
    watch->start(200);
    if (m_window.isMinimized()) // the task bar and the tray close it, too, and nobody would see the question
        raiseWindow(m_window, {});
    m_question->open();
}

/// Time goes on while the person reads. When nothing is open any more, nothing is to be asked.
void Quitting::look()
{
    if (!m_question || !m_question->isVisible())
        return;
    const QStringList open = openWork();
    if (open.isEmpty())
        m_question->accept();
    else
        m_question->setConsequence(inWords(open));
}

} // namespace runlatch::ui
