// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspage.h"

#include "http/url.h"
#include "models/capturemodel.h"
#include "store/database.h"
#include "support/runtasks.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/capturedetail.h"
#include "ui/inspector/captureview.h"
#include "ui/inspector/listenerdialog.h"
#include "ui/inspector/listenerstrip.h"
#include "ui/inspector/storagedialog.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/picker.h"
#include "workbenchparts.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::ui {

/// The page of run tasks listens, answers and leaves a reader where he is.
class tst_RunTasksPage : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_page.reset();
        m_engine.reset();
        m_folder.reset();
    }
    void saysThatTheOpenRequestWasRemoved();
    void pinsWithTheKeyAndTheMenu();
    void theMenuOfARowLeadsToTheLimits();
    void spaceHidesTheDetail();
    void whatIsDeletedIsGoneAtTheNextStart();
    void answersWhereTheCallbackIsAllowed();
    void allowsTheCallbackOfARequest();
    void saysWhyNothingWasAnswered();
    void showsTheAutomaticReplyThatIsRemembered();
    void choosesTheSampleThatWasSent();
    void leavesAReaderWhereHeIs();
    void listensWhereItDidBefore();
    void remembersKeysPathAndRule();
    void anotherPortStaysWhereItWas();
    void startsWithTheProgramWhereItShould();
    void theLightIsProved();
    void copiesTheAddressOfTheChosenEndpoint();
    void aVerificationCallsForNoReply();
    void aFailedAddressMovesWithOneClick();

private:
    /// Listens again, as at the next start of the program.
    QUrl listenAgain(const inspector::ReceiverOptions &options = {})
    {
        open();
        QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
        m_page->listener().start(options);
        return listening.wait(20'000) ? listening.first().first().toUrl() : QUrl();
    }
    QString chosen() const { return table().currentIndex().siblingAtColumn(0).data().toString(); }
    template <typename T> T *shown(const QString &text) const
    {
        const auto all = m_page->findChildren<T *>();
        const auto found = std::find_if(all.begin(), all.end(), [&text](const T *one) {
            return one->isVisible() && (one->text().contains(text) || one->accessibleName().contains(text));
        });
        return found == all.end() ? nullptr : *found;
    }
    /// Listens at a free port with this automatic reply, without a key.
    QUrl listen(const settings::AutomaticReply &reply)
    {
        m_engine->preferences.setAutomaticReply(reply);
        open();
        QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
        m_page->listener().start({});
        return listening.wait(20'000) ? listening.first().first().toUrl() : QUrl();
    }
    /// Opens the page as at the next start of the program, before it listens.
    void open()
    {
        m_page = std::make_unique<RunTasksPage>(m_engine->workbench);
        m_page->resize(1300, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->sessionOpened();
        QTRY_COMPARE(table().model()->rowCount(), 3);
        QTRY_VERIFY(shown<QLabel>(u"net-3"_s));
    }
    static settings::AutomaticReply passed(const QStringList &callbacks)
    {
        return {protocol::TaskStatus::Passed, std::chrono::seconds(0), {}, callbacks};
    }
    /// An unsigned run task request, and the answer to it.
    static int post(const QUrl &url, const QUrl &callback)
    {
        return support::postRunTask(url, support::runTask(callback.toString()));
    }
    /// Chooses the newest request.
    void chooseNewest() const
    {
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_Home);
    }
    QString saidOfTheRequest() const
    {
        const auto bars = m_page->findChildren<MessageBar *>();
        const auto found = std::find_if(bars.begin(), bars.end(), [](const MessageBar *bar) {
            return bar->isVisible() && bar->hasMessage() && bar->text().contains(u"Not answered automatically."_s);
        });
        return found == bars.end() ? QString() : (*found)->text();
    }
    CaptureView &table() const { return *m_page->findChild<CaptureView *>(); }
    bool execute(const QString &sql) const
    {
        store::Database database(m_engine->inspector.store().file());
        return database.open(store::Database::Access::ReadWrite) && database.execute(sql);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<RunTasksPage> m_page;
};

void tst_RunTasksPage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    std::optional<bool> isOpen;
    m_engine->inspector.open(m_folder->filePath(u"captures.sqlite"_s), store::newStoreKey(), this,
                             [&isOpen](const base::Done &done) { isOpen = done.isOk(); });
    QTRY_VERIFY(isOpen.has_value());
    QVERIFY(*isOpen);
    int written = 0;
    for (int i = 0; i < 3; ++i) {
        store::CaptureRow row;
        row.receivedAt = m_engine->clock.utc();
        row.deadline = row.receivedAt.addSecs(600);
        row.workspaceName = u"net-%1"_s.arg(i + 1);
        m_engine->inspector.store().append({row, "POST / HTTP/1.1\r\nHost: a\r\n\r\n", "{}"}, this,
                                           [&written](const auto &answer) { written += answer ? 1 : 0; });
    }
    QTRY_COMPARE(written, 3);
    open();
}

void tst_RunTasksPage::saysThatTheOpenRequestWasRemoved()
{
    QVERIFY(execute(u"DELETE FROM captures WHERE id IN (1, 3)"_s));
    emit m_engine->inspector.store().dropped({2, 5000, {}, {}});
    QTRY_COMPARE(table().model()->rowCount(), 1);
    QTRY_VERIFY(shown<QLabel>(u"This request was removed to keep the storage limit."_s));
    const auto bars = m_page->findChildren<MessageBar *>();
    QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->hasMessage() && bar->text().contains(u"were removed to keep the limit of 4 GB"_s);
    }));
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Down);
    QTRY_VERIFY(shown<QLabel>(u"net-2"_s));
    QVERIFY(!shown<QLabel>(u"This request was removed"_s));
}

void tst_RunTasksPage::pinsWithTheKeyAndTheMenu()
{
    table().setFocus();
    QVERIFY(!shown<QLabel>(u"It is not removed to keep the storage limit."_s));
    QTest::keyClick(&table(), Qt::Key_P);
    const QModelIndex first = table().model()->index(0, int(models::CaptureModel::Column::Pin));
    QTRY_VERIFY(first.data(models::CaptureModel::PinnedRole).toBool());
    QCOMPARE(first.data().toString(), u"Pinned"_s);
    QVERIFY(!first.data(Qt::ToolTipRole).toString().isEmpty());
    const QList<QAction *> actions = table().actions();
    QAction *pin = *std::find_if(actions.begin(), actions.end(),
                                 [](const QAction *action) { return action->shortcuts().contains(Qt::Key_P); });
    QCOMPARE(pin->text(), u"Unpin this request"_s);
    QTRY_VERIFY(shown<QLabel>(u"It is not removed to keep the storage limit."_s));
    pin->trigger();
    QTRY_VERIFY(!first.data(models::CaptureModel::PinnedRole).toBool());
    QCOMPARE(pin->text(), u"Pin this request"_s);
}

/// Age, size and pins decide on what stays, and are found where the requests are.
void tst_RunTasksPage::theMenuOfARowLeadsToTheLimits()
{
    const QList<QAction *> actions = table().actions();
    const auto storage = std::find_if(actions.begin(), actions.end(),
                                      [](const QAction *action) { return action->text().startsWith(u"Storage"_s); });
    QVERIFY(storage != actions.end());
    (*storage)->trigger();
    QTRY_VERIFY(m_page->findChild<StorageDialog *>());
    QVERIFY(m_page->findChild<StorageDialog *>()->isVisible());
}

/// The next request does not show it again.
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

void tst_RunTasksPage::whatIsDeletedIsGoneAtTheNextStart()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Delete);
    QTRY_VERIFY(shown<QLabel>(u"net-2"_s));
    m_page.reset(); // within the time to undo
    m_page = std::make_unique<RunTasksPage>(m_engine->workbench);
    m_page->show();
    m_page->sessionOpened();
    QTRY_COMPARE(table().model()->rowCount(), 2);
    QCOMPARE(chosen(), u"2"_s);
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

/// The listener takes its former port: a URL that was configured in a run task is still right the next day.
void tst_RunTasksPage::listensWhereItDidBefore()
{
    const QUrl before = listenAgain();
    QVERIFY(before.port() > 0);
    m_engine->inspector.receiver().stop(this, [](const base::Done &) {});
    QTRY_VERIFY(!m_engine->inspector.receiver().isListening());
    QCOMPARE(listenAgain(), before);
}

/// Keys, path and rule are remembered, and the keys are in the keychain and in no file.
void tst_RunTasksPage::remembersKeysPathAndRule()
{
    QTest::mouseClick(shown<QPushButton>(u"Listener..."_s), Qt::LeftButton);
    auto *dialog = m_page->findChild<ListenerDialog *>();
    QVERIFY(dialog);
    for (QLineEdit *line : dialog->findChildren<QLineEdit *>()) {
        if (line->accessibleName() == "HMAC key"_L1)
            QTest::keyClicks(line, u"canary-of-the-key"_s);
        if (line->accessibleName() == "Path"_L1)
            line->setText(u"/hook"_s);
    }
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    dialog->accept();
    QTRY_COMPARE(listening.count(), 1);
    const QUrl before = listening.first().first().toUrl();
    QCOMPARE(before.path(), u"/hook"_s);
    m_engine->inspector.receiver().stop(this, [](const base::Done &) {});
    QTRY_VERIFY(!m_engine->inspector.receiver().isListening());
    open();
    QSignalSpy again(m_page.get(), &RunTasksPage::listening);
    QTest::mouseClick(shown<QPushButton>(u"Start"_s), Qt::LeftButton);
    QTRY_COMPARE(again.count(), 1);
    QCOMPARE(again.first().at(0).toUrl(), before);
    QCOMPARE(again.first().at(1).toByteArray(), "canary-of-the-key");
    m_engine->preferences.save();
    QFile file(m_folder->filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("canary"));
}

void tst_RunTasksPage::anotherPortStaysWhereItWas()
{
    const QUrl before = listenAgain();
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    inspector::ReceiverOptions options;
    options.listener().port = other.serverPort();
    m_page->listener().start(options);
    const auto isSaid = [this] {
        const auto bars = m_page->findChildren<MessageBar *>();
        return std::any_of(bars.begin(), bars.end(),
                           [](const MessageBar *bar) { return bar->hasMessage() && bar->tone() == Tone::Error; });
    };
    QTRY_VERIFY(isSaid());
    QVERIFY(shown<QPushButton>(u"Stop"_s));
    QVERIFY(shown<QLabel>(before.toString()));
    QCOMPARE(post(before, QUrl(u"http://127.0.0.1:1/callback"_s)), 200);
}

void tst_RunTasksPage::startsWithTheProgramWhereItShould()
{
    settings::ListenerSettings kept;
    open();
    const QSignalSpy unasked(m_page.get(), &RunTasksPage::listening);
    m_page->listener().startIfWanted(true);
    bool isStopped = false; // the receiver does one thing after the other
    m_engine->inspector.receiver().stop(this, [&isStopped](const auto &) { isStopped = true; });
    QTRY_VERIFY(isStopped);
    QCOMPARE(unasked.count(), 0);
    kept.startsWithProgram = true;
    m_engine->preferences.setListener(kept);
    open();
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    m_page->listener().startIfWanted(true);
    QTRY_COMPARE(listening.count(), 1);
}

/// The page must not say that it listens where nothing comes through.
void tst_RunTasksPage::theLightIsProved()
{
    open();
    QSignalSpy proved(m_page.get(), &RunTasksPage::proved);
    inspector::ReceiverOptions options;
    options.listeners.append(inspector::ListenerAddress{.host = u"0.0.0.0"_s});
    m_page->listener().start(options);
    const auto light = [this](const QString &words) {
        const auto badges = m_page->findChildren<Badge *>();
        return std::any_of(badges.begin(), badges.end(),
                           [&words](const Badge *badge) { return badge->isVisible() && badge->spec().text == words; });
    };
    QTRY_COMPARE(proved.count(), 1);
    QVERIFY(light(u"Listening, no key"_s));
    QCOMPARE(table().model()->rowCount(), 3); // the proof left no row
    m_page->listener().prove();               // as after a sleep of the machine
    QTRY_COMPARE(proved.count(), 2);
    const auto bars = m_page->findChildren<MessageBar *>();
    QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return bar->hasMessage() && bar->text().contains(u"can reach 0.0.0.0:"_s); // it stays
    }));
    QSignalSpy unproved(m_page.get(), &RunTasksPage::unproved);
    m_engine->inspector.receiver().stop(this, [](const base::Done &) {});
    m_page->listener().prove(); // it asks addresses that are closed by then
    QTRY_COMPARE(unproved.count(), 1);
    QVERIFY(light(u"Not reached"_s));
    QTRY_VERIFY(shown<QPushButton>(u"Check again"_s));
}

void tst_RunTasksPage::copiesTheAddressOfTheChosenEndpoint()
{
    open();
    QSignalSpy proved(m_page.get(), &RunTasksPage::proved);
    inspector::ReceiverOptions options;
    options.endpoints.append({.id = QUuid::createUuid(), .name = u"Second"_s, .path = u"/b"_s, .keys = {"k"}});
    m_page->listener().start(options);
    QTRY_COMPARE(proved.count(), 1);
    auto *choice = m_page->findChild<ListenerStrip *>()->findChild<Picker *>();
    QVERIFY(choice->isVisible());
    QCOMPARE(choice->itemText(1), u"Second"_s);
    choice->setCurrentIndex(1);
    QTest::keyClick(m_page.get(), Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(u"http:"_s)); // a pressed button is seen for a moment
    const QUrl copied(QGuiApplication::clipboard()->text());
    QCOMPARE(copied.path(), u"/b"_s);
    QCOMPARE(copied.port(), int(m_engine->inspector.receiver().places().first().port));
}

void tst_RunTasksPage::aVerificationCallsForNoReply()
{
    const QUrl url = listenAgain();
    QCOMPARE(post(url, QUrl(u"http://127.0.0.1:1/callback"_s)), 200);
    QTRY_COMPARE(table().model()->rowCount(), 4);
    chooseNewest();
    const auto role = [this] { return shown<QPushButton>(u"Reply"_s)->property("role").toString(); };
    QTRY_COMPARE(role(), u"primary"_s);
    protocol::RunTaskRequest verification = support::runTask(u"http://127.0.0.1:1/callback"_s);
    verification.accessToken = u"test-token"_s;
    QCOMPARE(support::postRunTask(url, verification), 200);
    QTRY_COMPARE(table().model()->rowCount(), 5);
    chooseNewest();
    QTRY_COMPARE(role(), QString()); // a button like others
    QVERIFY(!table().model()->index(0, 0).data(models::CaptureModel::DeadlineRole).isValid());
}

void tst_RunTasksPage::aFailedAddressMovesWithOneClick()
{
    open();
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    inspector::ReceiverOptions options;
    options.listeners.append(inspector::ListenerAddress{.port = other.serverPort()});
    m_page->listener().start(options);
    QTRY_COMPARE(listening.count(), 1); // at the first address
    QTRY_VERIFY(shown<QPushButton>(u"Use port "_s));
    QTest::mouseClick(shown<QPushButton>(u"Use port "_s), Qt::LeftButton);
    QTRY_COMPARE(listening.count(), 2);
    QVERIFY(!shown<QPushButton>(u"Use port "_s));
    const QList<inspector::ListenerPlace> places = m_engine->inspector.receiver().places();
    QVERIFY(places.at(0).isListening() && places.at(1).isListening());
    QCOMPARE(m_engine->preferences.listener().addresses.at(1).port, places.at(1).port);
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
    ScriptedServer gone(Script::closeAtOnce());
    const QUrl callback = gone.url(u"/callback"_s);
    gone.close(); // the port refuses connections now
    const QUrl url = listen(passed({http::originOf(callback).toString()}));
    QCOMPARE(post(url, callback), 200);
    QTRY_COMPARE(table().model()->rowCount(), 4);
    chooseNewest();
    QTRY_VERIFY(!saidOfTheRequest().isEmpty());
    QVERIFY2(saidOfTheRequest().contains(u"127.0.0.1"_s), qUtf8Printable(saidOfTheRequest()));
    QVERIFY(!shown<QPushButton>(u"Allow..."_s));
    QTest::keyClick(&table(), Qt::Key_Down); // another request, which no automatic reply concerned
    QTRY_COMPARE(saidOfTheRequest(), QString());
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

RUNLATCH_WINDOW_TEST(tst_RunTasksPage)

} // namespace runlatch::ui

#include "tst_runtaskspage.moc"
