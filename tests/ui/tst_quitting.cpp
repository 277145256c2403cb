// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/mainwindow.h"

#include "support/heldserver.h"
#include "support/runtasks.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/workbenchparts.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The window asks once before it closes while something is open, and names all of it.
class tst_Quitting : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void closesWhereNothingIsOpen();
    void namesRequestsThatAreInMemory();
    void namesAReplyThatIsBeingSent();
    void namesAutomaticRepliesThatWait();
    void asksNoLongerThanSomethingIsOpen();
    void isOneQuestion();
    void enterDoesNotQuit();
    void aMinimizedWindowShowsTheQuestion();

private:
    /// A request that the disk refused, as the receiver reports it.
    static store::CaptureRow unstored(const QUuid &uuid);
    void add(const store::CaptureRow &row) { m_window->runTasks().list().add({row}); }
    /// Receives a request, and sends the final result. The service does not answer.
    void reply();
    Confirmation *question() const
    {
        return support::firstOf<Confirmation>(*m_window, [](const Confirmation *one) { return one->isVisible(); });
    }
    QString asked() const { return question() ? question()->accessibleDescription() : QString(); }

    std::unique_ptr<support::HeldServer> m_service;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Quitting::init()
{
    support::failOnWarnings();
    m_service = std::make_unique<support::HeldServer>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_window = std::make_unique<MainWindow>(m_engine->workbench);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_engine->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
    m_window->runTasks().sessionOpened();
}

void tst_Quitting::cleanup()
{
    m_window.reset();
    m_engine.reset();
    m_folder.reset();
    m_service.reset();
}

store::CaptureRow tst_Quitting::unstored(const QUuid &uuid)
{
    store::CaptureRow row;
    row.uuid = uuid;
    row.receivedAt = QDateTime::currentDateTimeUtc();
    row.stored = false;
    return row;
}

void tst_Quitting::reply()
{
    QSignalSpy listening(&m_window->runTasks(), &RunTasksPage::listening);
    inspector::ReceiverOptions options;
    options.endpoint().keys = {"secret123"};
    m_window->runTasks().listener().start(options);
    QTRY_COMPARE(listening.size(), 1);
    const QUrl listener = listening.first().first().toUrl();
    QCOMPARE(support::postRunTask(listener, support::runTask(m_service->url(u"/callback"_s).toString())), 200);
    m_engine->inspector.reply().send(1, {protocol::TaskStatus::Passed, {}, {}, {}}, true, this,
                                     [](const base::Result<inspector::Reply::Sent> &) {});
    QTRY_COMPARE(m_service->count(), 1);
}

void tst_Quitting::closesWhereNothingIsOpen()
{
    m_window->close();
    QVERIFY(!question());
    QVERIFY(!m_window->isVisible());
}

void tst_Quitting::namesRequestsThatAreInMemory()
{
    store::CaptureRow row = unstored(QUuid::createUuid());
    store::CaptureRow lost = unstored(QUuid::createUuid()); // nothing of it but this row is known any more
    lost.refusalRule = base::Rules::MemoryFull;
    add(row);
    add(lost);
    m_window->close();
    QVERIFY(m_window->isVisible());
    QVERIFY(asked().contains(u"1 request(s) are in memory only"_s));
    question()->reject();
    QVERIFY(m_window->isVisible());
    row.id = 1;
    row.stored = true;
    add(row); // the disk works again
    m_window->close();
    QVERIFY(!m_window->isVisible());
}

void tst_Quitting::namesAReplyThatIsBeingSent()
{
    reply();
    m_window->close();
    QVERIFY(asked().contains(u"1 reply(s) to run tasks are being sent"_s));
    question()->reject();
    QVERIFY(m_window->isVisible());
    m_service->answer(0, 200);
    QTRY_VERIFY(m_engine->inspector.reply().isIdle());
    m_window->close();
    QVERIFY2(!m_window->isVisible(), qPrintable(asked()));
}

/// Also those of a store that is not open any more.
void tst_Quitting::namesAutomaticRepliesThatWait()
{
    store::CaptureRow row;
    row.verdict = protocol::Verdict::Valid;
    row.callbackHost = u"https://app.example/callback"_s;
    inspector::AutoReply &automatic = m_engine->inspector.autoReply();
    automatic.setResult(protocol::TaskResult{protocol::TaskStatus::Passed, {}, {}, {}});
    automatic.setDelay(std::chrono::hours(1));
    automatic.handle({row, row});
    m_window->close();
    QVERIFY2(asked().contains(u"2 automatic reply(s) to run tasks wait for their time"_s), qPrintable(asked()));
    question()->reject();
    QVERIFY(m_engine->openCaptures(m_folder->filePath(u"others.sqlite"_s)));
    m_window->close();
    QVERIFY2(asked().contains(u"2 automatic reply(s) to run tasks wait for their time"_s), qPrintable(asked()));
}

void tst_Quitting::asksNoLongerThanSomethingIsOpen()
{
    const store::CaptureRow row = unstored(QUuid::createUuid());
    reply();
    add(row);
    m_window->close();
    m_service->answer(0, 200);
    QTRY_VERIFY(!asked().contains(u"are being sent"_s));
    QVERIFY(asked().contains(u"in memory only"_s));
    store::CaptureRow written = row;
    written.id = 99;
    written.stored = true;
    add(written);
    QTRY_VERIFY(!m_window->isVisible());
}

void tst_Quitting::isOneQuestion()
{
    reply();
    add(unstored(QUuid::createUuid()));
    m_window->close();
    m_window->close();
    QCOMPARE(m_window->findChildren<Confirmation *>().size(), 1);
    QVERIFY(asked().contains(u"are being sent"_s) && asked().contains(u"in memory only"_s));
    QVERIFY(!support::shownButton<QPushButton>(*question(), u"Archive, then quit"_s)); // nothing is being archived
    QTest::mouseClick(support::shownButton<QPushButton>(*question(), u"Quit now"_s), Qt::LeftButton);
    QVERIFY(!m_window->isVisible());
}

void tst_Quitting::enterDoesNotQuit()
{
    add(unstored(QUuid::createUuid()));
    m_window->close();
    QVERIFY(QTest::qWaitForWindowActive(question()));
    QTest::keyClick(question()->focusWidget(), Qt::Key_Return);
    QVERIFY(!question());
    QVERIFY(m_window->isVisible());
}

/// The tray and the task bar close it while it is minimized.
void tst_Quitting::aMinimizedWindowShowsTheQuestion()
{
    add(unstored(QUuid::createUuid()));
    m_window->showMinimized();
    QTRY_VERIFY(m_window->isMinimized());
    m_window->close();
    QVERIFY(question());
    QVERIFY(!m_window->isMinimized());
}

RUNLATCH_WINDOW_TEST(tst_Quitting)

} // namespace runlatch::ui

#include "tst_quitting.moc"
