// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspagetest.h"

#include "base/rules.h"
#include "support/closedport.h"
#include "support/sight.h"
#include "support/smallplan.h"
#include "support/suite.h"
#include "ui/inspector/captures/capturefilterbar.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/comparison/comparedialog.h"
#include "ui/inspector/detail/notestab.h"
#include "ui/inspector/detail/payloadtab.h"
#include "ui/inspector/interchange/interchangeflow.h"
#include "ui/inspector/listener/firstruncard.h"
#include "ui/inspector/plan/plandialog.h"
#include "ui/widgets/frames/messagebar.h"

#include <QApplication>
#include <QFile>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QSemaphore>
#include <QThreadPool>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::ui {

/// The page of run tasks shows, removes and answers requests, and leaves a reader where he is.
class tst_RunTasksPage : public RunTasksPageTest
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void saysThatTheOpenRequestWasRemoved();
    void pinsWithTheKeyAndTheMenu();
    void duplicatesWithTheKey();
    void aDuplicateThatTheFilterLeavesOutIsTold();
    void anotherRequestLeavesTheDetail();
    void theMenuOfARowLeadsToTheLimits();
    void spaceHidesTheDetail();
    void theFilterIsReachedFromTheDetail();
    void aRequestThatLoadsForLongIsCancelled();
    void keysGoBetweenListAndDetail();
    void aDeletionIsUndoneFromTheDetail();
    void comparesTheChosenRequest();
    void saysHowManyPlansWereLeftOut();
    void whatIsDeletedIsGoneAtTheNextStart();
    void answersWhereTheCallbackIsAllowed();
    void answersBeforeItShows();
    void allowsTheCallbackOfARequest();
    void saysWhyNothingWasAnswered();
    void showsTheAutomaticReplyThatIsRemembered();
    void choosesTheSampleThatWasSent();
    void leavesAReaderWhereHeIs();
    void theFirstStepsGiveWayToTheFolder();
};

void tst_RunTasksPage::saysThatTheOpenRequestWasRemoved()
{
    QVERIFY(execute(u"DELETE FROM captures WHERE id IN (1, 3)"_s));
    emit m_engine->inspector.store().dropped({2, 5000, {}, {}});
    QTRY_COMPARE(table().model()->rowCount(), 1);
    QTRY_VERIFY(shown<QLabel>(u"This request was removed to keep the storage limit of 4 GB."_s));
    const auto bars = m_page->findChildren<MessageBar *>();
    QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->hasMessage() && bar->text().contains(u"were removed to keep the limit of 4 GB"_s);
    }));
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Down);
    QTRY_VERIFY(shown<QLabel>(u"net-2"_s));
    QVERIFY(!shown<QLabel>(u"This request was removed"_s));
}

void tst_RunTasksPage::duplicatesWithTheKey()
{
    open();
    const int before = table().model()->rowCount();
    m_page->list().focusFirst();
    QTRY_VERIFY(table().currentIndex().isValid());
    QTest::keyClick(&table(), Qt::Key_Down); // the user looks at an older one
    const QString original = chosen();
    QTest::keyClick(&table(), Qt::Key_D);
    QTRY_COMPARE(table().model()->rowCount(), before + 1);
    QTRY_COMPARE(table().currentIndex().row(), 0);
    QCOMPARE(m_page->list().chosen().size(), 1);
    QTRY_VERIFY(shown<QLabel>(u"A copy of request %1."_s.arg(original)));
}

/// The next key must not act on another request.
void tst_RunTasksPage::aDuplicateThatTheFilterLeavesOutIsTold()
{
    open();
    auto *filter = m_page->findChild<CaptureFilterBar *>()->findChild<QLineEdit *>();
    filter->setText(u"-state:copied"_s);
    QTest::keyClick(filter, Qt::Key_Return);
    QTRY_VERIFY(!m_page->list().filter().isEmpty());
    QTRY_COMPARE(table().model()->rowCount(), 3);
    table().setCurrentIndex(table().model()->index(2, 0));
    const QString original = chosen();
    QTest::keyClick(&table(), Qt::Key_D);
    QTRY_VERIFY(shown<QLabel>(u"A copy of request %1."_s.arg(original)));
    QVERIFY(m_page->list().chosen().isEmpty());
    const auto bars = m_page->findChildren<MessageBar *>();
    QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->hasMessage() && bar->text().contains(u"The filter may leave them out"_s);
    }));
}

void tst_RunTasksPage::pinsWithTheKeyAndTheMenu()
{
    table().setFocus();
    QVERIFY(!shown<QLabel>(u"It is kept, whatever its age"_s));
    QTest::keyClick(&table(), Qt::Key_P);
    const QModelIndex first = table().model()->index(0, int(models::CaptureModel::Column::Pin));
    QTRY_VERIFY(first.data(models::CaptureModel::PinnedRole).toBool());
    QCOMPARE(first.data().toString(), u"Pinned"_s);
    QVERIFY(!first.data(Qt::ToolTipRole).toString().isEmpty());
    const QList<QAction *> actions = table().actions();
    QAction *pin = *std::find_if(actions.begin(), actions.end(),
                                 [](const QAction *action) { return action->shortcuts().contains(Qt::Key_P); });
    QCOMPARE(pin->text(), u"Un&pin this request"_s);
    QTRY_VERIFY(shown<QLabel>(u"It is kept, whatever its age"_s));
    pin->trigger();
    QTRY_VERIFY(!first.data(models::CaptureModel::PinnedRole).toBool());
    QCOMPARE(pin->text(), u"&Pin this request"_s);
}

/// A change of another request does not read the shown one again: its selection stays.
void tst_RunTasksPage::anotherRequestLeavesTheDetail()
{
    QSignalSpy shown(m_page->findChild<CaptureDetail *>(), &CaptureDetail::shown);
    emit m_page->list().pinWanted(1, true);
    const QModelIndex last = table().model()->index(2, int(models::CaptureModel::Column::Pin));
    QTRY_VERIFY(last.data(models::CaptureModel::PinnedRole).toBool());
    std::optional<bool> isLoaded; // behind a request that would be loaded again
    m_engine->inspector.store().load(3, this, [&isLoaded](const auto &capture) { isLoaded = capture.isOk(); });
    QTRY_VERIFY(isLoaded);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(shown.size(), 0);
    emit m_page->list().pinWanted(3, true);
    QTRY_COMPARE(shown.size(), 1);
}

void tst_RunTasksPage::theMenuOfARowLeadsToTheLimits()
{
    const QList<QAction *> actions = table().actions();
    const auto storage = std::find_if(actions.begin(), actions.end(),
                                      [](const QAction *action) { return action->text().startsWith(u"Stora&ge"_s); });
    QVERIFY(storage != actions.end());
    (*storage)->trigger();
    QTRY_VERIFY(m_page->findChild<StorageDialog *>());
    QVERIFY(m_page->findChild<StorageDialog *>()->isVisible());
}

void tst_RunTasksPage::spaceHidesTheDetail()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Space);
    QVERIFY(!m_page->findChild<CaptureDetail *>()->isVisible());
    QTest::keyClick(&table(), Qt::Key_Down);
    QVERIFY(!m_page->findChild<CaptureDetail *>()->isVisible());
    QTest::keyClick(&table(), Qt::Key_Space);
    QTRY_VERIFY(shown<QLabel>(u"net-2"_s));
}

void tst_RunTasksPage::theFilterIsReachedFromTheDetail()
{
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    auto *tabs = m_page->findChild<CaptureDetail *>()->findChild<QTabBar *>();
    auto *filter = m_page->findChild<CaptureFilterBar *>()->findChild<QLineEdit *>();
    tabs->setFocus();
    QTest::keySequence(tabs, QKeySequence(QKeySequence::Find));
    QVERIFY(filter->hasFocus());
    auto *payload = m_page->findChild<PayloadTab *>();
    tabs->setCurrentIndex(1);
    QTRY_VERIFY(payload->isVisible());
    auto *tree = payload->findChild<QTreeView *>();
    tree->setFocus();
    QTest::keySequence(tree, QKeySequence(QKeySequence::Find)); // the tab's own search has the key first
    QVERIFY(payload->isAncestorOf(QApplication::focusWidget()) && !tree->hasFocus());
}

/// A body is read in the thread pool, which is full here.
void tst_RunTasksPage::aRequestThatLoadsForLongIsCancelled()
{
    const auto says = [this](const QString &text) { return support::says(*m_page, text); };
    QThreadPool &pool = *QThreadPool::globalInstance();
    QSemaphore end;
    const auto hold = [&] {
        for (int i = 0; i < pool.maxThreadCount(); ++i)
            pool.start([&end] { end.acquire(); });
    };
    const auto release = qScopeGuard([&] {
        end.release(100);
        pool.waitForDone();
    });
    hold();
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Down);
    QVERIFY(says(u"net-3"_s)); // what was shown stays for a moment
    QTRY_VERIFY(says(u"Loading request 2"_s));
    QVERIFY(shown<QPushButton>(u"Cancel"_s));
    QVERIFY(table().hasFocus());
    QTest::keyClick(&table(), Qt::Key_Escape);
    QVERIFY(says(u"Request 2 is not loaded"_s));
    end.release(pool.maxThreadCount());
    pool.waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(says(u"Request 2 is not loaded"_s)); // what came too late is not shown
    QTest::mouseClick(shown<QPushButton>(u"Load it"_s), Qt::LeftButton);
    QTRY_VERIFY(shown<QLabel>(u"net-2"_s));
    QTRY_VERIFY(!says(u"not loaded"_s));
}

void tst_RunTasksPage::keysGoBetweenListAndDetail()
{
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    auto *detail = m_page->findChild<CaptureDetail *>();
    auto *tabs = detail->findChild<QTabBar *>();
    QTRY_VERIFY(tabs->isVisible());
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_F6);
    QVERIFY(tabs->hasFocus());
    auto *note = m_page->findChild<NotesTab *>()->findChild<QPlainTextEdit *>();
    for (QWidget *part : std::initializer_list<QWidget *>{tabs, note}) {
        tabs->setCurrentIndex(tabs->count() - 1);
        part->setFocus();
        QTest::keyClick(part, Qt::Key_Escape);
        QVERIFY(table().hasFocus());
    }
}

void tst_RunTasksPage::aDeletionIsUndoneFromTheDetail()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Delete);
    QTRY_COMPARE(table().model()->rowCount(), 2);
    auto *tabs = m_page->findChild<CaptureDetail *>()->findChild<QTabBar *>();
    tabs->setFocus();
    QTest::keySequence(tabs, QKeySequence(QKeySequence::Undo));
    QTRY_COMPARE(table().model()->rowCount(), 3);
}

void tst_RunTasksPage::comparesTheChosenRequest()
{
    InterchangeFlow flow(m_engine->workbench, m_page->list(), m_page->listener(), *m_page);
    flow.showComparison();
    QTRY_VERIFY(m_page->findChild<CompareDialog *>());
    auto *dialog = m_page->findChild<CompareDialog *>();
    QTRY_VERIFY(support::says(*dialog, u"Request 3"_s));
    QVERIFY(support::says(*dialog, u"Nothing is chosen"_s));
    dialog->close();
}

void tst_RunTasksPage::saysHowManyPlansWereLeftOut()
{
    QStringList files;
    for (qsizetype number = 0; number < PlanDialog::MaxAtOnce + 2; ++number) {
        files += m_folder->filePath(u"plan-%1.json"_s.arg(number));
        QFile file(files.last());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(support::smallPlan());
    }
    InterchangeFlow flow(m_engine->workbench, m_page->list(), m_page->listener(), *m_page);
    flow.openFiles(files);
    QTRY_COMPARE(m_page->findChildren<PlanDialog *>().size(), PlanDialog::MaxAtOnce);
    const QList<PlanDialog *> plans = m_page->findChildren<PlanDialog *>();
    const auto isIt = [](const MessageBar *bar) { return bar->hasMessage() && bar->text().contains(u"2 more plan"_s); };
    const auto saysIt = [&isIt](const PlanDialog *plan) {
        return support::firstOf<MessageBar>(*plan, isIt) != nullptr;
    };
    QTRY_COMPARE(std::count_if(plans.begin(), plans.end(), saysIt), 1);
    for (PlanDialog *plan : plans)
        plan->close();
}

void tst_RunTasksPage::whatIsDeletedIsGoneAtTheNextStart()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Delete);
    QTRY_VERIFY(shown<QLabel>(u"net-2"_s));
    m_page.reset();         // within the time to undo
    bool isRemoved = false; // the store answers its orders in turn
    m_engine->inspector.store().remove({}, this, [&isRemoved](const auto &) { isRemoved = true; });
    QTRY_VERIFY(isRemoved);
    m_page = std::make_unique<RunTasksPage>(m_engine->workbench);
    m_page->show();
    m_page->sessionOpened();
    QTRY_COMPARE(table().model()->rowCount(), 2);
    QCOMPARE(chosen(), u"2"_s);
}

/// The reply has begun before the row is shown, however many rows wait.
void tst_RunTasksPage::answersBeforeItShows()
{
    ScriptedServer allowed(Script::answer(httpAnswer(200)));
    const QUrl url = listen(passed({allowed.url().toString()}));
    bool hasBegun = false;
    int shownRows = 0;
    const QObject context;
    connect(&m_engine->inspector.receiver(), &inspector::Receiver::arrived, &context, [&] {
        hasBegun = !m_engine->inspector.autoReply().isIdle();
        shownRows = table().model()->rowCount();
    });
    QCOMPARE(post(url, allowed.url(u"/callback"_s)), 200);
    QTRY_COMPARE(allowed.requests("PATCH"), 1);
    QTRY_COMPARE(table().model()->rowCount(), 4);
    QVERIFY(hasBegun);
    QCOMPARE(shownRows, 3);
}

void tst_RunTasksPage::choosesTheSampleThatWasSent()
{
    const QUrl url = listenAgain();
    m_page->setSampleAvailable(true);
    QCOMPARE(chosen(), u"3"_s);
    QCOMPARE(post(url, QUrl(u"http://127.0.0.1:1/callback"_s)), 200); // nobody asked for it
    QTRY_COMPARE(table().model()->rowCount(), 4);
    QCOMPARE(chosen(), u"3"_s);
    QTest::mouseClick(shown<QPushButton>(u"Send sample"_s), Qt::LeftButton);
    QCOMPARE(post(url, QUrl(u"http://127.0.0.1:1/callback"_s)), 200);
    QTRY_COMPARE(table().model()->rowCount(), 5);
    QTRY_COMPARE(chosen(), u"5"_s);
}

void tst_RunTasksPage::leavesAReaderWhereHeIs()
{
    const QUrl url = listenAgain();
    m_page->setSampleAvailable(true);
    QTest::mouseClick(shown<QPushButton>(u"Send sample"_s), Qt::LeftButton);
    m_page->findChild<CaptureDetail *>()->findChild<QTabBar *>()->setFocus();
    QCOMPARE(post(url, QUrl(u"http://127.0.0.1:1/callback"_s)), 200);
    QTRY_COMPARE(table().model()->rowCount(), 4);
    QCOMPARE(chosen(), u"3"_s);
}

void tst_RunTasksPage::answersWhereTheCallbackIsAllowed()
{
    ScriptedServer allowed(Script::answer(httpAnswer(200)));
    ScriptedServer other(Script::answer(httpAnswer(200)));
    const QUrl url = listen(passed({allowed.url().toString()}));
    QVERIFY(shown<QLabel>(u"Answers automatically: passed"_s));
    QCOMPARE(post(url, other.url(u"/callback"_s)), 200);
    QCOMPARE(post(url, allowed.url(u"/callback"_s)), 200);
    QTRY_COMPARE(allowed.requests("PATCH"), 1);
    QCOMPARE(other.count(), 0);
    QVERIFY2(allowed.body(0).contains("Answered by Runlatch"), allowed.body(0).constData());
    QTRY_COMPARE(table().model()->rowCount(), 5);
    chooseNewest();
    QTRY_VERIFY(shown<QLabel>(u"passed, sent by itself, answered 200"_s));
    QCOMPARE(saidOfTheRequest(), QString());
}

void tst_RunTasksPage::allowsTheCallbackOfARequest()
{
    ScriptedServer service(Script::answer(httpAnswer(200)));
    const QString origin = service.url().toString();
    QUrl url = listen(passed({u"http://127.0.0.1:1"_s}));
    QCOMPARE(post(url, service.url(u"/callback"_s)), 200);
    QTRY_COMPARE(table().model()->rowCount(), 4);
    chooseNewest();
    QTRY_VERIFY(saidOfTheRequest().contains(origin + u" is not among the allowed callbacks."_s));
    QTRY_VERIFY(shown<QPushButton>(u"Allow..."_s));
    QTest::keyClick(shown<QPushButton>(u"Allow..."_s), Qt::Key_Space);
    auto *dialog = m_page->findChild<ListenerDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->automaticReply().callbacks, (QStringList{u"http://127.0.0.1:1"_s, origin}));
    QCOMPARE(service.count(), 0);
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    dialog->accept();
    QTRY_COMPARE(listening.count(), 1);
    url = listening.first().first().toUrl();
    QTRY_COMPARE(saidOfTheRequest(), QString());
    QCOMPARE(m_engine->preferences.automaticReply().callbacks.size(), 2);
    QCOMPARE(post(url, service.url(u"/again"_s)), 200);
    QTRY_COMPARE(service.requests("PATCH"), 1);
    QVERIFY(service.requestLine(0).contains("/again"));
}

void tst_RunTasksPage::saysWhyNothingWasAnswered()
{
    const support::ClosedPort closed;
    const QUrl callback = closed.url(u"/callback"_s);
    const QUrl url = listen(passed({http::originOf(callback).toString()}));
    QCOMPARE(post(url, callback), 200);
    QTRY_COMPARE(table().model()->rowCount(), 4);
    chooseNewest();
    QTRY_VERIFY(!saidOfTheRequest().isEmpty());
    QVERIFY2(saidOfTheRequest().contains(u"127.0.0.1"_s), qUtf8Printable(saidOfTheRequest()));
    QVERIFY(!shown<QPushButton>(u"Allow..."_s));
    QTest::keyClick(&table(), Qt::Key_Down); // another request, which names no callback
    QTRY_VERIFY(saidOfTheRequest().contains(u"names no http or https address"_s));
}

void tst_RunTasksPage::showsTheAutomaticReplyThatIsRemembered()
{
    const auto automatic = [this] { return shown<QLabel>(u"automatically"_s); };
    QVERIFY(!automatic());
    settings::AutomaticReply reply = passed({u"http://127.0.0.1:8080"_s});
    reply.delay = std::chrono::seconds(2);
    m_engine->preferences.setAutomaticReply(reply);
    open();
    QVERIFY(automatic());
    QCOMPARE(automatic()->text(), u"Answers automatically: passed after 2 s"_s);
    // The reply was chosen with a key, which is gone.
    m_engine->preferences.setAutomaticReply(passed({u"nonsense"_s}));
    open();
    QVERIFY(automatic());
    QCOMPARE(automatic()->text(), u"Answers nothing automatically: there is no HMAC key and no allowed callback"_s);
}

/// A bar that asks for a folder and the first steps are never there at the same time.
void tst_RunTasksPage::theFirstStepsGiveWayToTheFolder()
{
    const QTemporaryDir folder;
    const base::Error held{.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreLocked, .subject = u"a (1)"_s};
    WorkbenchParts<> parts(folder.path(), *m_theme);
    parts.storeGate.setClosed(held, folder.path()); // before the page is made
    RunTasksPage page(parts.workbench);
    page.resize(860, 500);
    page.show();
    const auto hasSteps = [&page] { return page.list().firstRunCard().isVisible(); };
    QVERIFY(!hasSteps());
    QVERIFY(support::says(page, u"The folder that keeps requests is not open."_s));
    parts.storeGate.setOpen(folder.path());
    QVERIFY(parts.openCaptures(folder.filePath(u"captures.sqlite"_s)));
    page.sessionOpened();
    QTRY_VERIFY(hasSteps());
    parts.storeGate.setClosed(held, folder.path()); // the requests stay where they are
    QVERIFY(hasSteps());
    const QTemporaryDir elsewhere;
    WorkbenchParts<> others(elsewhere.path(), *m_theme);
    RunTasksPage other(others.workbench);
    other.show();
    QVERIFY(other.list().firstRunCard().isVisible());
    other.showStoreError(held);
    QVERIFY(!other.list().firstRunCard().isVisible());
}

RUNLATCH_WINDOW_TEST(tst_RunTasksPage)

} // namespace runlatch::ui

#include "tst_runtaskspage.moc"
