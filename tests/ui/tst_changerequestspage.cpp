// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestspage.h"

#include "models/changerequestmodel.h"
#include "ui/changerequests/exportflow.h"
#include "ui/changerequests/undostrip.h"
#include "ui/changerequests/weblink.h"
#include "ui/theme.h"
#include "ui/widgets/confirmation.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"
#include "workbenchparts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <type_traits>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::ui;
using models::ChangeRequestModel;
using Column = ChangeRequestModel::Column;

namespace {

/// What the application makes before its window, with the simulator as the service.
struct Engine : WorkbenchParts<>
{
    Engine(const QString &folder, Theme &theme)
        : WorkbenchParts(folder, theme)
    {
        workStore.open(folder + u"/work.sqlite"_s, &context, [](const base::Done &) {});
    }
    QObject context;
};

} // namespace

class tst_ChangeRequestsPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setReducedMotion(true);
        m_theme->apply(ThemeChoice::Light);
    }
    void cleanupTestCase() { m_theme.reset(); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_engine = std::make_unique<Engine>(m_folder->path(), *m_theme);
        connect(&m_engine->simulator, &simulator::Service::served, &m_engine->context,
                [this](const simulator::Served &served) { m_served.append(served); });
        m_engine->simulator.start({}, &m_engine->context, [](const auto &) {});
        QTRY_VERIFY(m_engine->simulator.isServing());
        m_served.clear();
    }
    void cleanup()
    {
        m_page.reset();
        m_engine.reset();
    }

    void listsWhatIsActive()
    {
        open();
        for (int row = 0; row < model()->rowCount(); ++row)
            QCOMPARE(model()->index(row, 0).data(ChangeRequestModel::StateRole).toString(), u"active"_s);
        QVERIFY(control<QAbstractButton>(u"Active, "_s)); // with its count
        press(control<QAbstractButton>(u"Archived"_s));
        QTRY_VERIFY(model()->rowCount() > 0
                    && model()->index(0, 0).data(ChangeRequestModel::StateRole).toString() == "archived"_L1);
    }

    void undoTakesItBack()
    {
        open();
        const QString id = archiveFirst();
        QTRY_COMPARE(stateOf(id), u"archiving"_s);
        QVERIFY(strip()->isVisible());
        QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(stateOf(id), u"active"_s);
        QVERIFY(!strip()->isVisible());
        QCOMPARE(countServed("POST"), 0);
    }

    void sendsWhenTheStripIsClosed()
    {
        open();
        const QString id = archiveFirst();
        press(control<QAbstractButton>(u"Archive it now"_s));
        QTRY_COMPARE(stateOf(id), u"archived"_s);
        QVERIFY(!strip()->isVisible());
        QCOMPARE(countServed("POST"), 1);
    }

    void sendsBeforeItMayClose()
    {
        open();
        const QString id = archiveFirst();
        const QSignalSpy closable(m_page.get(), &ChangeRequestsPage::closable);
        QVERIFY(!m_page->mayClose());
        QTRY_COMPARE(closable.size(), 1);
        QCOMPARE(stateOf(id), u"archived"_s);
        QVERIFY(m_page->mayClose());
    }

    void asksOnceBeforeMany()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        press(control<QAbstractButton>(u"Archive 3..."_s));
        auto *question = m_page->findChild<Confirmation *>();
        QVERIFY(question);
        QVERIFY(question->accessibleDescription().contains(u"In 1 workspace"_s));
        QCOMPARE(countServed("POST"), 0);
        question->accept();
        QTRY_COMPARE(countServed("POST"), 3);
        QTRY_VERIFY(bar(u"3 of 3 archived"_s));
        press(control<QAbstractButton>(u"Show results"_s));
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto *results = QApplication::activeModalWidget()->findChild<QAbstractItemView *>();
        QCOMPARE(results->model()->rowCount(), 3);
        QVERIFY(results->model()->index(0, 3).data().toString().startsWith(u"Archived by"_s));
    }

    void failuresComeBackWithTheReason()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Status, .number = 422}});
        const QString id = archiveFirst();
        press(control<QAbstractButton>(u"Archive it now"_s));
        QTRY_COMPARE(stateOf(id), u"archive-failed"_s);
        QTRY_VERIFY(control<QAbstractButton>(u"Try again"_s));
        m_engine->simulator.setFaults({});
        press(control<QAbstractButton>(u"Try again"_s));
        QTRY_COMPARE(stateOf(id), u"archived"_s);
    }

    void whatIsNotKnownIsAskedAbout()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Reset}});
        const QString id = archiveFirst();
        press(control<QAbstractButton>(u"Archive it now"_s));
        QTRY_VERIFY(control<QAbstractButton>(u"Ask how it stands"_s));
        m_engine->simulator.setFaults({});
        press(control<QAbstractButton>(u"Ask how it stands"_s));
        QTRY_COMPARE(stateOf(id), u"archived"_s);
        QCOMPARE(countServed("POST"), 1); // asked, not sent again
    }

    void offersWhatAnEarlierRunLeft()
    {
        open();
        const store::PendingArchive left{.id = QUuid::createUuid(),
                                         .service = m_engine->simulator.address().url,
                                         .changeRequestId = idOf(1),
                                         .subject = u"Left alone"_s,
                                         .workspace = u"net"_s,
                                         .askedAt = m_engine->clock.utc()};
        m_engine->workStore.savePendingArchives({left}, &m_engine->context, [](const base::Done &) {});
        m_page.reset();
        open();
        QTRY_VERIFY(bar(u"“Left alone”"_s));
        press(control<QAbstractButton>(u"Archive now"_s));
        QTRY_COMPARE(stateOf(left.changeRequestId), u"archived"_s);
    }

    void filtersThisPageAndThenAll()
    {
        open();
        const int before = model()->rowCount();
        QTest::keyClick(table(), Qt::Key_F, Qt::ControlModifier);
        auto *line = control<QLineEdit>(u"Filter"_s);
        QTRY_VERIFY(line->hasFocus());
        line->setText(u"id:="_s + idOf(2));
        QTRY_COMPARE(model()->rowCount(), 1);
        QVERIFY(shows(u"covers this page"_s));
        QVERIFY(control<QAbstractButton>(u"Archive"_s)->isEnabled()); // what is left is chosen
        line->setText(u"no such words anywhere"_s);
        QTRY_VERIFY(shows(u"Nothing matches the filter"_s));
        press(control<QAbstractButton>(u"Clear the filter"_s));
        QTRY_COMPARE(model()->rowCount(), before);
        press(control<QAbstractButton>(u"Load all "_s));
        QTRY_VERIFY(model()->rowCount() > before);
        QTRY_VERIFY(control<QAbstractButton>(u"Back to pages"_s)->isEnabled());
        table()->horizontalHeader()->setSortIndicator(static_cast<int>(Column::Subject), Qt::AscendingOrder);
        QTRY_VERIFY(shows(u"filter and sort cover all of them"_s));
        press(control<QAbstractButton>(u"Back to pages"_s));
        QTRY_COMPARE(model()->rowCount(), before);
    }

    void keysWalkThroughIt()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_J);
        QCOMPARE(table()->currentIndex().row(), 1);
        QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(table()->currentIndex().row(), 2);
        QTest::keyClick(table(), Qt::Key_K);
        QCOMPARE(table()->currentIndex().row(), 1);
        const QString first = idOf(0);
        QTest::keyClick(table(), Qt::Key_PageDown, Qt::AltModifier);
        QTRY_VERIFY(model()->rowCount() > 0 && idOf(0) != first);
        QTest::keyClick(table(), Qt::Key_PageUp, Qt::AltModifier);
        QTRY_VERIFY(model()->rowCount() > 0 && idOf(0) == first);
    }

    void copiesRows()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.first().startsWith(u"Subject\tState\tWorkspace\tCreated"_s));
        QVERIFY(lines.last().contains(u" UTC"_s)); // not how long ago
        trigger(u"Show this change request"_s);
        const QString curl = QGuiApplication::clipboard()->text();
        QVERIFY(curl.startsWith(u"curl "_s) && curl.contains(u"$RUNLATCH_TOKEN"_s) && curl.contains(idOf(0)));
        QVERIFY(!curl.contains(QString::fromUtf8(m_engine->simulator.address().token)));
    }

    void showsTheAnswerItself()
    {
        open();
        trigger(u"Show as JSON..."_s);
        auto *json = QApplication::activeModalWidget()->findChild<QPlainTextEdit *>();
        QVERIFY(json);
        QTRY_VERIFY(json->toPlainText().contains(u"\"id\": \"%1\""_s.arg(idOf(0))));
    }

    void exportsIntoAFile()
    {
        open();
        auto *exporting = m_page->findChild<ExportFlow *>();
        const QString file = m_folder->filePath(u"out.json"_s);
        exporting->start(ExportFlow::Extent::Loaded, changerequests::ExportFormat::Json, file);
        QTRY_VERIFY(bar(u"exported."_s));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().count("\"wscr-"), model()->rowCount());
    }

    void columnsStay()
    {
        open();
        const auto created = static_cast<int>(Column::Created);
        trigger(u"Created"_s);
        QVERIFY(table()->isColumnHidden(created));
        table()->horizontalHeader()->moveSection(1, 2);
        table()->setColumnWidth(static_cast<int>(Column::State), 222);
        m_page.reset();
        open();
        QVERIFY(table()->isColumnHidden(created));
        QCOMPARE(table()->columnWidth(static_cast<int>(Column::State)), 222);
        QCOMPARE(table()->horizontalHeader()->visualIndex(static_cast<int>(Column::State)), 2);
    }

    void saysWhyNothingCame()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Html}});
        const int before = model()->rowCount();
        m_page->reload();
        QTRY_VERIFY(control<QAbstractButton>(u"Edit connection"_s) || control<QAbstractButton>(u"Try again"_s));
        QCOMPARE(model()->rowCount(), before); // old rows stay
    }

    void saysThatItWaits()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::RateLimit, .time = 2s}});
        m_page->reload();
        QTRY_VERIFY(shows(u"(429)"_s));
        m_engine->simulator.setFaults({});
        QTRY_VERIFY(!shows(u"(429)"_s));
    }

    void linksToTheWorkspace_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("page");
        QTest::newRow("plain") << u"https://tf.example/api/v2"_s << u"net"_s
                               << u"https://tf.example/app/acme/workspaces/net"_s;
        QTest::newRow("port") << u"http://127.0.0.1:81/api/v2"_s << u"net"_s
                              << u"http://127.0.0.1:81/app/acme/workspaces/net"_s;
        QTest::newRow("hostile") << u"https://tf.example/api/v2"_s << u"../x?y#z/w"_s
                                 << u"https://tf.example/app/acme/workspaces/..%2Fx%3Fy%23z%2Fw"_s;
        QTest::newRow("no web") << u"file:///api/v2"_s << u"net"_s << QString();
        QTest::newRow("no name") << u"https://tf.example/api/v2"_s << QString() << QString();
    }
    void linksToTheWorkspace()
    {
        QFETCH(QString, base);
        QFETCH(QString, name);
        QFETCH(QString, page);
        QCOMPARE(workspacePage(QUrl(base), {u"acme"_s, name}).toString(QUrl::FullyEncoded), page);
    }

    void everythingHasAName()
    {
        open();
        for (QWidget *widget : m_page->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
                || qobject_cast<QAbstractItemView *>(widget);
            if (!isControl || !widget->isVisible() || qobject_cast<QLineEdit *>(widget->parentWidget())
                || qobject_cast<QHeaderView *>(widget))
                continue;
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

private:
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

    TableView *table() const { return control<TableView>(u"Change requests"_s); }
    QAbstractItemModel *model() const { return table()->model(); }
    UndoStrip *strip() const { return m_page->findChild<UndoStrip *>(); }
    QString idOf(int row) const { return model()->index(row, 0).data(ChangeRequestModel::IdRole).toString(); }

    QString stateOf(const QString &id) const
    {
        for (int row = 0; row < model()->rowCount(); ++row) {
            if (idOf(row) == id)
                return model()->index(row, 0).data(ChangeRequestModel::StateRole).toString();
        }
        return {};
    }

    QString archiveFirst()
    {
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_E, Qt::ControlModifier);
        return idOf(0);
    }

    /// In sight, whose name begins so.
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

    void press(QAbstractButton *button)
    {
        QVERIFY(button && button->isEnabled());
        button->click();
    }

    /// An action of one of the page's menus.
    void trigger(const QString &text)
    {
        for (QAction *action : m_page->findChildren<QAction *>()) {
            if (action->text() == text) {
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(u"no action is called "_s + text));
    }

    MessageBar *bar(const QString &text) const
    {
        for (MessageBar *bar : m_page->findChildren<MessageBar *>()) {
            if (bar->hasMessage() && bar->text().contains(text))
                return bar;
        }
        return nullptr;
    }

    bool shows(const QString &text) const
    {
        for (const QLabel *label : m_page->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(text))
                return true;
        }
        return false;
    }

    int countServed(const QByteArray &method) const
    {
        return static_cast<int>(
            std::count_if(m_served.begin(), m_served.end(),
                          [&method](const simulator::Served &served) { return served.method == method; }));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<ChangeRequestsPage> m_page;
    QList<simulator::Served> m_served;
};

QTEST_MAIN(tst_ChangeRequestsPage)
#include "tst_changerequestspage.moc"
