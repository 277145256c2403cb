// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspagetest.h"

#include "support/freeport.h"
#include "support/sight.h"
#include "support/suite.h"

#include <QSpinBox>

using namespace Qt::StringLiterals;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::ui {

/// The page of run tasks listens where the user said, proves that it does, and says what stands against it.
class tst_RunTasksListening : public RunTasksPageTest
{
    Q_OBJECT

private slots:
    void init()
    {
        setUp();
        // A port that no system hands out: one that did could be given to somebody else before it is listened at again.
        settings::ListenerSettings kept = m_engine->preferences.listener();
        m_port = support::freePort();
        kept.addresses.first().lastPort = m_port;
        m_engine->preferences.setListener(kept);
        open();
    }
    void cleanup() { tearDown(); }
    void listensWhereItDidBefore();
    void remembersKeysPathAndRule();
    void takesTheLargestBodyOfItsDialog();
    void anotherPortStaysWhereItWas();
    void startsWithTheProgramWhereItShould();
    void listensAgainAsItWasLeft();
    void aStopCountsAlsoWhileAStartIsUnderWay();
    void changesUntilAStartOrAStopIsAnswered();
    void theLightIsProved();
    void copiesTheAddressOfTheChosenEndpoint();
    void aVerificationCallsForNoReply();
    void aFailedAddressMovesWithOneClick();

private:
    quint16 m_port = 0;
};

void tst_RunTasksListening::listensWhereItDidBefore()
{
    const QUrl before = listenAgain();
    QCOMPARE(before.port(), m_port);
    m_engine->inspector.receiver().stop(this, [](const base::Done &) {});
    QTRY_VERIFY(!m_engine->inspector.receiver().isListening());
    QCOMPARE(listenAgain(), before);
}

void tst_RunTasksListening::remembersKeysPathAndRule()
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

void tst_RunTasksListening::takesTheLargestBodyOfItsDialog()
{
    protocol::RunTaskRequest large = support::runTask(u"http://127.0.0.1:1/callback"_s);
    large.workspaceName = QString(8 * 1024 * 1024, u'w');
    const QUrl url = listenAgain();
    QCOMPARE(support::postRunTask(url, large), 413);
    m_page->listener().configureAddresses();
    auto *dialog = m_page->findChild<ListenerDialog *>();
    static_cast<QSpinBox *>(support::field(*dialog, u"Largest body"_s)->editor())->setValue(9);
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    dialog->accept(); // moves the running listener
    QTRY_COMPARE(listening.count(), 1);
    QCOMPARE(listening.first().first().toUrl(), url);
    QCOMPARE(support::postRunTask(url, large), 200);
    QCOMPARE(m_engine->preferences.listener().largestBodyMegabytes, 9);
}

void tst_RunTasksListening::anotherPortStaysWhereItWas()
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

void tst_RunTasksListening::startsWithTheProgramWhereItShould()
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

/// Only where a person turned that on, and not after it was stopped.
void tst_RunTasksListening::listensAgainAsItWasLeft()
{
    using settings::SessionPart;
    const auto session = [this]() -> settings::Session & { return m_engine->preferences.session(); };
    open();
    QSignalSpy first(m_page.get(), &RunTasksPage::listening);
    m_page->listener().start(inspector::ReceiverOptions());
    QTRY_COMPARE(first.count(), 1);
    QCOMPARE(session().text(SessionPart::Listener), QString());
    session().setListensAgain(true);
    m_page->listener().noteAsLeft();
    QCOMPARE(session().text(SessionPart::Listener), u"listening"_s);
    bool isStopped = false; // as at the end of the program
    m_engine->inspector.receiver().stop(this, [&isStopped](const auto &) { isStopped = true; });
    QTRY_VERIFY(isStopped);
    open();
    QSignalSpy again(m_page.get(), &RunTasksPage::listening);
    m_page->listener().startIfWanted(true);
    QTRY_COMPARE(again.count(), 1);
    m_page->listener().stop();
    QCOMPARE(session().text(SessionPart::Listener), QString());
}

void tst_RunTasksListening::aStopCountsAlsoWhileAStartIsUnderWay()
{
    ListenerControl &control = m_page->listener();
    settings::Session &session = m_engine->preferences.session();
    session.setListensAgain(true);
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    control.start(inspector::ReceiverOptions());
    QTRY_COMPARE(listening.count(), 1);
    QCOMPARE(session.text(settings::SessionPart::Listener), u"listening"_s);
    QSignalSpy stopped(&control, &ListenerControl::stopped);
    control.start(inspector::ReceiverOptions());
    control.stop();
    QTRY_COMPARE(stopped.count(), 1);
    QCOMPARE(listening.count(), 2); // the start ended first
    QCOMPARE(session.text(settings::SessionPart::Listener), QString());
}

/// A page that is made meanwhile would not hear of the end.
void tst_RunTasksListening::changesUntilAStartOrAStopIsAnswered()
{
    ListenerControl &listener = m_page->listener();
    const QSignalSpy started(&listener, &ListenerControl::started);
    listener.start(inspector::ReceiverOptions());
    QVERIFY(listener.isChanging());
    QTRY_COMPARE(started.count(), 1);
    QVERIFY(!listener.isChanging());
    const QSignalSpy stopped(&listener, &ListenerControl::stopped);
    listener.stop();
    QVERIFY(listener.isChanging());
    QTRY_COMPARE(stopped.count(), 1);
    QVERIFY(!listener.isChanging());
}

void tst_RunTasksListening::theLightIsProved()
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

void tst_RunTasksListening::copiesTheAddressOfTheChosenEndpoint()
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

void tst_RunTasksListening::aVerificationCallsForNoReply()
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

void tst_RunTasksListening::aFailedAddressMovesWithOneClick()
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

RUNLATCH_WINDOW_TEST(tst_RunTasksListening)

} // namespace runlatch::ui

#include "tst_runtaskslistening.moc"
