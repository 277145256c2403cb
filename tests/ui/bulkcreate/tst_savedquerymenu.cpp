// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/query/querytextview.h"
#include "ui/bulkcreate/savedquerymenu.h"
#include "ui/bulkcreate/targetsstep.h"

#include <QInputDialog>

using namespace runlatch;
using namespace runlatch::ui;
using Condition = BulkDraft::Condition;

/// Queries are saved on this computer and loaded with an undo, and the views of the service are loaded, too.
class tst_SavedQueryMenu : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void savesAndLoads();
    void loadingComesBack();
    void anEditEndsTheUndo();
    void removedComesBack();
    void replacedComesBack();
    void renames();
    void readsTheViewsOfTheService();
    void aViewOfAnotherTypeSaysSo();
    void aViewThatIsTooLongIsNotTaken();
    void whatIsLeftOutIsSaid();
    void aRefusalOfTheServiceIsSaid();

private:
    /// The step of the targets with a scripted service, which answers with its views only.
    struct Desk
    {
        Desk(Theme &theme, const QList<Script> &scripts)
            : engine(folder.path(), theme, scripts)
            , step(engine.workbench)
        {
            step.resize(1200, 700);
            step.show();
            load({condition(u"net-"_s)});
        }
        static Condition condition(const QString &value)
        {
            return {{u"workspace_name"_s, ExplorerOperator::Contains, value}, true};
        }
        void load(const QList<Condition> &conditions)
        {
            BulkDraft draft;
            draft.conditions = conditions;
            step.load(draft);
        }
        QList<Condition> conditions() const
        {
            BulkDraft draft;
            step.store(draft);
            return draft.conditions;
        }
        SavedQueryMenu &menu() const { return *step.findChild<SavedQueryMenu *>(); }
        /// Opens the menu, and waits until it can save.
        bool open() const
        {
            menu().popup(step.mapToGlobal(QPoint(10, 10)));
            return support::waitFor([this] { return support::action(menu(), u"&Save query..."_s)->isEnabled(); });
        }
        bool choose(const QString &text) const
        {
            if (!open())
                return false;
            if (!support::waitFor([&] { return support::action(menu(), text) != nullptr; }))
                return false;
            QAction *action = support::action(menu(), text);
            menu().close();
            action->trigger();
            return true;
        }
        /// Within "Rename" or "Remove".
        bool manage(const QString &submenu, const QString &text) const
        {
            if (!open())
                return false;
            QAction *action = nullptr;
            for (QMenu *menuOf : menu().findChildren<QMenu *>()) {
                if (menuOf->title() == submenu)
                    action = support::action(*menuOf, text);
            }
            menu().close();
            if (action)
                action->trigger();
            return action != nullptr;
        }
        bool answer(const QString &name) const
        {
            auto *dialog = step.findChild<QInputDialog *>();
            if (!dialog || !dialog->isVisible())
                return false;
            dialog->setTextValue(name);
            dialog->accept();
            return support::waitFor([this] { return step.findChild<QInputDialog *>() == nullptr; });
        }
        bool save(const QString &name) const { return choose(u"&Save query..."_s) && answer(name); }
        QString notice() const
        {
            const auto *bar = step.findChild<MessageBar *>(u"savedQueryNotice"_s);
            return bar->hasMessage() ? bar->text() : QString();
        }
        bool undo() const
        {
            const auto button = [this] {
                return support::shownButton<QPushButton>(*step.findChild<MessageBar *>(u"savedQueryNotice"_s),
                                                         u"Undo"_s);
            };
            if (!support::waitFor([&button] { return button() != nullptr; }))
                return false;
            button()->setFocus();
            QTest::keyClick(button(), Qt::Key_Space);
            return true;
        }

        int viewsAsked() const
        {
            int asked = 0;
            for (int request = 0; request < engine.server.count(); ++request)
                asked += engine.server.requestLine(request).contains("/explorer/views") ? 1 : 0;
            return asked;
        }

        QTemporaryDir folder;
        Engine<base::SystemClock> engine;
        TargetsStep step;
    };
    static Script views();

    std::unique_ptr<Desk> m_desk;
};

void tst_SavedQueryMenu::init()
{
    support::failOnWarnings();
    m_desk = std::make_unique<Desk>(*m_theme, QList<Script>{views()});
    QVERIFY(QTest::qWaitForWindowActive(&m_desk->step));
}

/// A view in each shape, one with more than conditions, one of modules, and one with a long value.
Script tst_SavedQueryMenu::views()
{
    const auto view = [](const QByteArray &id, const QByteArray &name, const QByteArray &query) {
        return R"({"id":")" + id + R"(","type":"explorer-saved-queries","attributes":{"name":")" + name
            + R"(","query":{)" + query + "}}}";
    };
    const QByteArray ofWorkspaces = R"("type":"workspaces","filter":[)";
    return Script::answer(httpAnswer(
        200,
        R"({"data":[)" + view("sq-1", "Flat", ofWorkspaces + R"({"field":"drifted","operator":"is","value":["true"]}])")
            + ',' + view("sq-2", "Nested & more", ofWorkspaces + R"({"drifted":{"is":["true"]}}],"sort":["-drifted"])")
            + ',' + view("sq-3", "Mods", R"("type":"modules")") + ','
            + view("sq-4", "Long",
                   ofWorkspaces + R"({"tags":{"is":[")" + QByteArray(QueryTextView::MaxText + 1, 'a') + R"("]}}])")
            + R"(],"meta":{"pagination":{"current-page":1,"page-size":100,"next-page":null,"prev-page":null,)"
            + R"("total-pages":1,"total-count":4}}})"));
}

void tst_SavedQueryMenu::savesAndLoads()
{
    QVERIFY(m_desk->save(u"Net"_s));
    QVERIFY(m_desk->notice().contains(u"Net"_s));
    m_desk->load({});
    m_desk->menu().popup(m_desk->step.mapToGlobal(QPoint(10, 10)));
    QVERIFY(!support::action(m_desk->menu(), u"&Save query..."_s)->isEnabled()); // there is nothing to save
    m_desk->menu().close();
    m_desk->load({Desk::condition(u"db-"_s)});
    QVERIFY(m_desk->choose(u"Net"_s));
    QCOMPARE(m_desk->conditions(), QList{Desk::condition(u"net-"_s)});
}

void tst_SavedQueryMenu::loadingComesBack()
{
    QVERIFY(m_desk->save(u"Net"_s));
    const Condition off{{u"tags"_s, ExplorerOperator::Is, u"pci"_s}, false};
    m_desk->load({Desk::condition(u"db-"_s), off});
    const QSignalSpy changed(&m_desk->step, &TargetsStep::changed);
    QVERIFY(m_desk->choose(u"Net"_s));
    QCOMPARE(changed.size(), 1);
    QVERIFY(m_desk->undo());
    QCOMPARE(m_desk->conditions(), (QList{Desk::condition(u"db-"_s), off}));
    QVERIFY(m_desk->notice().isEmpty());
    QVERIFY(m_desk->step.focusWidget() == m_desk->step.findChild<QPushButton *>(u"savedQueries"_s));
}

void tst_SavedQueryMenu::anEditEndsTheUndo()
{
    QVERIFY(m_desk->save(u"Net"_s));
    QVERIFY(m_desk->choose(u"Net"_s));
    QVERIFY(!m_desk->notice().isEmpty());
    m_desk->step.findChild<QPushButton *>(u"addCondition"_s)->click();
    QVERIFY(m_desk->notice().isEmpty());
}

void tst_SavedQueryMenu::removedComesBack()
{
    QVERIFY(m_desk->save(u"Net"_s));
    QVERIFY(m_desk->manage(u"R&emove"_s, u"Net"_s));
    QVERIFY(m_desk->notice().contains(u"Net"_s));
    QVERIFY(m_desk->open());
    QVERIFY(!support::action(m_desk->menu(), u"Net"_s));
    m_desk->menu().close();
    QVERIFY(m_desk->undo());
    QVERIFY(m_desk->choose(u"Net"_s));
}

void tst_SavedQueryMenu::replacedComesBack()
{
    QVERIFY(m_desk->save(u"Net"_s));
    m_desk->load({Desk::condition(u"db-"_s)});
    QVERIFY(m_desk->save(u"Net"_s));
    QVERIFY(m_desk->undo());
    QVERIFY(m_desk->choose(u"Net"_s));
    QCOMPARE(m_desk->conditions(), QList{Desk::condition(u"net-"_s)});
}

void tst_SavedQueryMenu::renames()
{
    QVERIFY(m_desk->save(u"Net"_s));
    QVERIFY(m_desk->save(u"Web"_s));
    QVERIFY(m_desk->manage(u"&Rename"_s, u"Net"_s));
    QVERIFY(m_desk->answer(u"Web"_s));
    QVERIFY(m_desk->notice().contains(u"not renamed"_s));
    QVERIFY(m_desk->manage(u"&Rename"_s, u"Net"_s));
    QVERIFY(m_desk->answer(u"R & D"_s));
    QVERIFY(m_desk->choose(u"R && D"_s));
}

void tst_SavedQueryMenu::readsTheViewsOfTheService()
{
    m_desk->step.setEndpoint(m_desk->engine.endpoint);
    m_desk->step.setOrganization(u"acme"_s);
    QCOMPARE(m_desk->viewsAsked(), 0); // not before the menu is opened
    for (const QString &name : {u"Flat"_s, u"Nested && more"_s}) {
        QVERIFY(m_desk->choose(name));
        QCOMPARE(m_desk->conditions(), (QList<Condition>{{{u"drifted"_s, ExplorerOperator::Is, u"true"_s}, true}}));
        QVERIFY(m_desk->undo());
        QCOMPARE(m_desk->conditions(), QList{Desk::condition(u"net-"_s)});
    }
    QCOMPARE(m_desk->viewsAsked(), 1);
}

void tst_SavedQueryMenu::aViewOfAnotherTypeSaysSo()
{
    m_desk->step.setEndpoint(m_desk->engine.endpoint);
    m_desk->step.setOrganization(u"acme"_s);
    QVERIFY(m_desk->choose(u"Mods (lists modules)"_s));
    QVERIFY(m_desk->notice().contains(u"modules"_s) && m_desk->notice().contains(u"not workspaces"_s));
    QCOMPARE(m_desk->conditions(), QList{Desk::condition(u"net-"_s)});
}

void tst_SavedQueryMenu::aViewThatIsTooLongIsNotTaken()
{
    m_desk->step.setEndpoint(m_desk->engine.endpoint);
    m_desk->step.setOrganization(u"acme"_s);
    QVERIFY(m_desk->choose(u"Long"_s));
    QVERIFY(m_desk->notice().contains(u"at most 10,000 characters"_s));
    QCOMPARE(m_desk->conditions(), QList{Desk::condition(u"net-"_s)});
}

void tst_SavedQueryMenu::whatIsLeftOutIsSaid()
{
    m_desk->step.setEndpoint(m_desk->engine.endpoint);
    m_desk->step.setOrganization(u"acme"_s);
    QVERIFY(m_desk->choose(u"Nested && more"_s));
    QVERIFY(m_desk->notice().contains(u"sort"_s));
}

void tst_SavedQueryMenu::aRefusalOfTheServiceIsSaid()
{
    m_desk = std::make_unique<Desk>(*m_theme, QList<Script>{Script::answer(httpAnswer(404))});
    m_desk->step.setEndpoint(m_desk->engine.endpoint);
    m_desk->step.setOrganization(u"acme"_s);
    QVERIFY(m_desk->open());
    const auto isSaid = [this] {
        const auto actions = m_desk->menu().findChildren<QAction *>();
        return std::any_of(actions.begin(), actions.end(),
                           [](const QAction *one) { return one->text().contains(u"does not find"_s); });
    };
    QTRY_VERIFY(isSaid());
    m_desk->menu().close();
}

RUNLATCH_WINDOW_TEST(tst_SavedQueryMenu)
#include "tst_savedquerymenu.moc"
