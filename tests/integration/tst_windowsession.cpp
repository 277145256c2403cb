// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/sessionwindow.h"
#include "support/demowindow.h"
#include "support/quickfolder.h"
#include "support/screens.h"
#include "support/warnings.h"
#include "wording/translations.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QStackedWidget>
#include <QTest>

#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The window opens where it was left, also after it was killed, and whatever stands in the settings.
class tst_WindowSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void opensWhereItWasLeft();
    void opensWhereAKilledOneWas();
    void aPlaceThatIsGoneIsLeftOut();
    void survivesAHostileFile();
    void aDemonstrationOpensAsAlways();
    void opensAsAlwaysWhereThatIsWanted();

private:
    QString file() const { return m_folder->filePath(u"preferences.ini"_s); }
    QByteArray settings() const
    {
        QFile kept(file());
        return kept.open(QIODevice::ReadOnly) ? kept.readAll() : QByteArray();
    }
    void openWindow()
    {
        m_window.reset(); // writes what it keeps
        m_window = std::make_unique<SessionWindow>(m_folder->path());
    }
    void isAsItWasLeft(const QString &id);

    std::unique_ptr<support::QuickFolder> m_folder;
    std::unique_ptr<SessionWindow> m_window;
};

void tst_WindowSession::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<support::QuickFolder>();
}

void tst_WindowSession::isAsItWasLeft(const QString &id)
{
    QCOMPARE(m_window->page(), int(ui::MainWindow::Activity));
    QVERIFY(m_window->start());
    QVERIFY(m_window->isChosen(u"Sent"_s));
    QCOMPARE(m_window->filter(), SessionWindow::Filter);
    support::WindowDriver &person = m_window->person();
    person.key(Qt::Key_6, Qt::ControlModifier);
    QVERIFY(m_window->isChosen(u"Warned"_s));
    person.key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person.find<QTabBar>(u"Simulator"_s));
    QCOMPARE(person.find<QTabBar>(u"Simulator"_s)->currentIndex(), 3);
    person.key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(m_window->table() && m_window->table()->currentIndex().isValid());
    QVERIFY(m_window->isChosen(u"All"_s));
    QCOMPARE(m_window->filter(), SessionWindow::Filter);
    const QHeaderView &header = *m_window->table()->horizontalHeader();
    QCOMPARE(header.sortIndicatorSection(), 0);
    QCOMPARE(header.sortIndicatorOrder(), Qt::DescendingOrder);
    QTRY_COMPARE(m_window->chosenId(), id);
    QTRY_VERIFY(m_window->table()->currentIndex().row() > 0); // once the rows are sorted
}

void tst_WindowSession::opensWhereItWasLeft()
{
    openWindow();
    QVERIFY(m_window->start());
    QCOMPARE(m_window->page(), int(ui::MainWindow::RunTasks));
    QVERIFY(m_window->leaveTraces());
    m_window->person().key(Qt::Key_1, Qt::ControlModifier);
    const QString id = m_window->chosenId();
    QVERIFY(!id.isEmpty());
    m_window->person().key(Qt::Key_5, Qt::ControlModifier);
    openWindow();
    isAsItWasLeft(id);
}

/// What was done is on disk within a second, by the clock of the other process.
void tst_WindowSession::opensWhereAKilledOneWas()
{
#if defined(Q_OS_WIN)
    QSKIP("A killed process may hold its files a while.");
#endif
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {u"--child"_s, m_folder->path()});
    QTRY_VERIFY_WITH_TIMEOUT(child.canReadLine(), 60'000);
    const QString id = QString::fromUtf8(child.readLine().trimmed());
    QVERIFY(!id.isEmpty());
    const auto isAllKept = [this, &id] { // the filter of the activity was typed last
        return settings().contains(id.toUtf8()) && settings().count(SessionWindow::Filter.toUtf8()) == 2;
    };
    QTRY_VERIFY(isAllKept());
    child.kill(); // SIGKILL
    QVERIFY(child.waitForFinished());
    openWindow();
    isAsItWasLeft(id);
}

/// Nothing is said of it.
void tst_WindowSession::aPlaceThatIsGoneIsLeftOut()
{
    QFile kept(file());
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write("[session]\npage=change-requests\nchange_request=wscr-gone\ncapture=4711\ncapture_tab=gone\n"
               "segment=gone\nchange_request_sort=Gone downwards\n");
    kept.close();
    openWindow();
    QCOMPARE(m_window->page(), int(ui::MainWindow::ChangeRequests));
    QVERIFY(m_window->start());
    QTRY_VERIFY(m_window->table() && m_window->table()->currentIndex().isValid());
    QCOMPARE(m_window->table()->currentIndex().row(), 0);
    QCOMPARE(m_window->table()->horizontalHeader()->sortIndicatorSection(), -1);
}

void tst_WindowSession::survivesAHostileFile()
{
    const QByteArray nonsense[] = {QByteArray(100'000, 'x'), "-1",      "99999999999999999999",
                                   "9223372036854775807",    "a, b, c", "\"\\x202e\\0\\x1\""};
    for (const QByteArray &value : nonsense) {
        m_window.reset();
        QFile kept(file());
        QVERIFY(kept.open(QIODevice::WriteOnly));
        kept.write("[session]\n");
        for (const char *key : {"page", "segment", "change_request_filter", "change_request_sort", "change_request",
                                "capture_filter", "capture", "capture_tab", "simulator_tab", "check_kind",
                                "check_filter", "activity_kind", "activity_filter"})
            kept.write(QByteArray(key) + '=' + value + '\n');
        kept.close();
        openWindow();
        QCOMPARE(m_window->page(), int(ui::MainWindow::RunTasks));
        m_window->window().pages().makeAll();
        QVERIFY(m_window->start());
    }
}

void tst_WindowSession::aDemonstrationOpensAsAlways()
{
    openWindow();
    m_window->window().showPage(ui::MainWindow::Check);
    m_window.reset();
    QVERIFY(settings().contains("page=check"));
    support::DemoWindow demo(m_folder->path());
    QCOMPARE(demo.window().findChild<QStackedWidget *>()->currentIndex(), int(ui::MainWindow::RunTasks));
    demo.window().showPage(ui::MainWindow::Activity);
    demo.restart();
    QVERIFY(settings().contains("page=check"));
}

void tst_WindowSession::opensAsAlwaysWhereThatIsWanted()
{
    openWindow();
    QVERIFY(m_window->start());
    m_window->person().key(Qt::Key_6, Qt::ControlModifier);
    m_window->person().key(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(m_window->person().click(u"Open where I left off"_s));
    QVERIFY(m_window->person().click(u"Save"_s));
    openWindow();
    QCOMPARE(m_window->page(), int(ui::MainWindow::RunTasks));
}

} // namespace runlatch::integration

int main(int argc, char **argv)
{
    using namespace runlatch;
    support::useScreens();
    QApplication app(argc, argv);
    wording::installTranslations(app);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) != "--child"_L1) {
        integration::tst_WindowSession test;
        return QTest::qExec(&test, argc, argv);
    }
    integration::SessionWindow window(arguments.value(2));
    if (!window.start() || !window.leaveTraces())
        return 1;
    window.person().key(Qt::Key_1, Qt::ControlModifier);
    std::puts(qPrintable(window.chosenId()));
    window.person().key(Qt::Key_5, Qt::ControlModifier);
    std::fflush(stdout);
    return QApplication::exec();
}

#include "tst_windowsession.moc"
