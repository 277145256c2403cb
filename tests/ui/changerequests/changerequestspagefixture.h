// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/changerequestmodel.h"
#include "support/sight.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "support/warnings.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/tables/tableview.h"
#include "ui/workbenchparts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>

namespace runlatch::ui {

/// The change request page with the simulator, and the actions of a user.
class ChangeRequestsPageFixture : public support::StillThemedTest
{
protected:
    using ChangeRequestModel = models::ChangeRequestModel;
    using State = ChangeRequestModel::State;

    /// The objects that the application makes before its window, with the simulator as the service.
    struct Engine : WorkbenchParts<>
    {
        Engine(const QString &folder, Theme &theme)
            : WorkbenchParts(folder, theme)
        {
            workStore.open(folder + QStringLiteral("/work.sqlite"), &context, [](const base::Done &) {});
        }
        QObject context;
    };

    void start()
    {
        support::failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        m_engine = std::make_unique<Engine>(m_folder->path(), *m_theme);
        connect(&m_engine->simulator, &simulator::Service::served, &m_engine->context,
                [this](const simulator::Served &served) { m_served.append(served); });
        m_engine->simulator.start({}, &m_engine->context, [](const auto &) {});
        QTRY_VERIFY(m_engine->simulator.isServing());
        m_served.clear();
    }
    void stop()
    {
        m_page.reset();
        m_engine.reset();
    }

    void open()
    {
        m_page = std::make_unique<ChangeRequestsPage>(m_engine->workbench);
        m_page->resize(1300, 800);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->setSimulator(m_engine->simulator.address());
        QTRY_VERIFY(model()->rowCount() >= 20);
        table()->setFocus();
    }

    TableView *table() const { return control<TableView>(QStringLiteral("Change requests")); }
    QAbstractItemModel *model() const { return table()->model(); }
    QString idOf(int row) const { return model()->index(row, 0).data(ChangeRequestModel::IdRole).toString(); }

    State stateOf(int row) const
    {
        return static_cast<State>(model()->index(row, 0).data(ChangeRequestModel::StateRole).toInt());
    }
    /// The state of the shown change request with that id; nothing if it is not shown.
    std::optional<State> stateOf(const QString &id) const
    {
        for (int row = 0; row < model()->rowCount(); ++row) {
            if (idOf(row) == id)
                return stateOf(row);
        }
        return std::nullopt;
    }

    QString archiveFirst()
    {
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_E, Qt::ControlModifier);
        return idOf(0);
    }

    /// The visible control with a name that begins with this.
    template <typename T> T *control(const QString &name) const
    {
        for (T *widget : m_page->findChildren<T *>()) {
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            if ((widget->isVisible() || std::is_same_v<T, TableView>)&&accessible->text(QAccessible::Name)
                    .startsWith(name))
                return widget;
        }
        return nullptr;
    }

    /// Waits for the button first: a new button is shown a moment later.
    void press(const QString &name)
    {
        QAbstractButton *button = nullptr;
        QTRY_VERIFY((button = control<QAbstractButton>(name)) && button->isEnabled());
        button->click();
    }

    /// Triggers an action in one of the page's menus.
    void trigger(const QString &text)
    {
        QAction *action = support::action(*m_page, text);
        QVERIFY2(action, qPrintable(QStringLiteral("no action is called ") + text));
        action->trigger();
    }

    MessageBar *bar(const QString &text) const
    {
        for (MessageBar *bar : m_page->findChildren<MessageBar *>()) {
            if (bar->hasMessage() && bar->text().contains(text))
                return bar;
        }
        return nullptr;
    }

    bool shows(const QString &text) const { return support::says(*m_page, text); }

    int countServed(const QByteArray &method) const
    {
        return static_cast<int>(
            std::count_if(m_served.begin(), m_served.end(),
                          [&method](const simulator::Served &served) { return served.method == method; }));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<ChangeRequestsPage> m_page;
    QList<simulator::Served> m_served;
};

} // namespace runlatch::ui
