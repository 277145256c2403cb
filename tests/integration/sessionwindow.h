// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/waiting.h"
#include "support/windowdriver.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/mainwindow.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/style/theme.h"
#include "ui/workbenchparts.h"

#include <QDir>
#include <QHeaderView>
#include <QStackedWidget>

#include <memory>

namespace runlatch::integration {

/// The program's window in a folder of its own, as a person starts it, with the simulator as its only service.
class SessionWindow
{
public:
    explicit SessionWindow(const QString &folder)
        : m_folder(folder)
        , m_parts(folder, m_theme)
    {
        m_theme.apply(ui::ThemeChoice::Light);
        m_theme.setReducedMotion(true);
        m_window = std::make_unique<ui::MainWindow>(m_parts.workbench);
        m_person = std::make_unique<support::WindowDriver>(*m_window);
    }

    bool start()
    {
        m_window->show();
        if (!QTest::qWaitForWindowActive(m_window.get())
            || !m_parts.openCaptures(QDir(m_folder).filePath(QStringLiteral("captures.sqlite"))))
            return false;
        m_window->runTasks().sessionOpened();
        m_window->simulator().start();
        return m_person->waitFor(QStringLiteral("Simulator on this computer"));
    }

    /// Leaves something else than the defaults on each page, and ends on the page of activity.
    bool leaveTraces()
    {
        m_person->key(Qt::Key_1, Qt::ControlModifier);
        const auto hasRows = [this] { return table() && table()->model()->rowCount() > 3; };
        if (!m_person->click(QStringLiteral("All")) || !support::waitFor(hasRows))
            return false;
        table()->horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
        const auto isSorted = [this] { return subject(0) >= subject(1) && subject(1) >= subject(2); };
        if (!m_person->fill(QStringLiteral("Filter"), Filter) || !support::waitFor(hasRows)
            || !support::waitFor(isSorted) // the row of the chosen one stays
            || !m_person->clickRow(QStringLiteral("Change requests"), 2))
            return false;
        m_person->key(Qt::Key_4, Qt::ControlModifier);
        if (!m_person->clickTab(QStringLiteral("Simulator"), QStringLiteral("Faults")))
            return false;
        m_person->key(Qt::Key_6, Qt::ControlModifier);
        if (!m_person->click(QStringLiteral("Warned")))
            return false;
        m_person->key(Qt::Key_5, Qt::ControlModifier);
        return m_person->click(QStringLiteral("Sent")) && m_person->fill(QStringLiteral("Filter"), Filter);
    }

    QTableView *table() const { return m_person->find<QTableView>(QStringLiteral("Change requests")); }
    QString chosenId() const
    {
        return table() ? table()->currentIndex().siblingAtColumn(0).data(Qt::UserRole).toString() : QString();
    }
    bool isChosen(const QString &segment) const
    {
        const auto *button = m_person->find<QAbstractButton>(segment);
        return button && button->isChecked();
    }
    QString filter() const
    {
        const auto *line = m_person->find<QLineEdit>(QStringLiteral("Filter"));
        return line ? line->text() : QString();
    }
    int page() { return m_window->findChild<QStackedWidget *>()->currentIndex(); }
    support::WindowDriver &person() { return *m_person; }
    ui::MainWindow &window() { return *m_window; }

    static inline const QString Filter = QStringLiteral("-zzz");

private:
    QString subject(int row) const { return table()->model()->index(row, 0).data().toString(); }

    const QString m_folder;
    ui::Theme m_theme{*qApp};
    ui::WorkbenchParts<> m_parts;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<support::WindowDriver> m_person;
};

} // namespace runlatch::integration
