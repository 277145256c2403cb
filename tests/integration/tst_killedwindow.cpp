// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/windowchild.h"
#include "support/screens.h"
#include "support/waiting.h"
#include "support/windowtest.h"
#include "wording/translations.h"

#include <QProcess>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

static const QString OutcomeUnknown = u"it is not known whether the change requests were created"_s;

/// An action confirmed before the window dies is done, offered again or reported as unknown, and never sent twice.
class tst_KilledWindow : public support::WindowTest<SwitchingWindow>
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void isNeitherLostNorSentTwice_data();
    void isNeitherLostNorSentTwice();

private:
    using Step = void (tst_KilledWindow::*)();
    struct Case
    {
        const char *action;
        const char *step; ///< the step at which the window is killed
        Step play;
        int before; ///< operations that the service had carried out by then
        int after;  ///< operations in the end
    };
    static const QList<Case> Cases;

    void oneIsClicked();
    void oneWaits();
    void oneIsKept();
    void oneIsOnTheWay();
    void oneIsCarriedOut();
    void oneIsAnswered();
    void batchIsClicked();
    void batchIsKept();
    void batchIsOnTheWay();
    void batchIsAnsweredInPart();
    void batchIsAnswered();
    void createIsClicked();
    void createWaits();
    void createIsOnTheWay();
    void createIsCarriedOut();
    void createIsAnswered();

    Gateway &gateway() { return m_window->gateway(); }
    QList<WorkFile::Row> pending() { return m_window->work().pending(); }
    changerequests::BulkDraft draft() { return m_window->work().drafts().value(0); }
    /// Sends a command to the window that is killed; waits until it is done.
    void tell(const QString &command);
    /// Blocks the window's further writes to disk.
    void seize();
    void kill();
    /// Forgets the unanswered requests, and starts the window again.
    void liveAgain();
    void nothingWasKept();
    void offerIsTaken(const QString &words, const QString &result);
    /// Checks that the draft is there. If it may have been sent, the user is asked before it is sent again.
    /// `said`: what the page says of a draft that may have been sent.
    void draftIsThere(bool mayHaveBeenSent, const QString &said = OutcomeUnknown);

    std::unique_ptr<WorkFile> m_seized;
    std::unique_ptr<QProcess> m_child;
    int m_before = 0;
};

const QList<tst_KilledWindow::Case> tst_KilledWindow::Cases{
    {"archive", "clicked, the store has not answered", &tst_KilledWindow::oneIsClicked, 0, 0},
    {"archive", "it waits", &tst_KilledWindow::oneWaits, 0, 1},
    {"archive", "kept, not sent yet", &tst_KilledWindow::oneIsKept, 0, 1},
    {"archive", "on the way", &tst_KilledWindow::oneIsOnTheWay, 0, 1},
    {"archive", "carried out, no answer yet", &tst_KilledWindow::oneIsCarriedOut, 1, 1},
    {"archive", "answered, still in the store", &tst_KilledWindow::oneIsAnswered, 1, 1},
    {"batch", "clicked, the store has not answered", &tst_KilledWindow::batchIsClicked, 0, 0},
    {"batch", "kept, not sent yet", &tst_KilledWindow::batchIsKept, 0, 6},
    {"batch", "some are on the way", &tst_KilledWindow::batchIsOnTheWay, 0, 6},
    {"batch", "some are answered", &tst_KilledWindow::batchIsAnsweredInPart, 6, 6},
    {"batch", "some are answered, all still in the store", &tst_KilledWindow::batchIsAnswered, 4, 6},
    {"create", "clicked, the store has not answered", &tst_KilledWindow::createIsClicked, 0, 1},
    {"create", "kept, it waits as it was too many", &tst_KilledWindow::createWaits, 0, 1},
    {"create", "on the way", &tst_KilledWindow::createIsOnTheWay, 0, 1},
    {"create", "carried out, no answer yet", &tst_KilledWindow::createIsCarriedOut, 1, 1},
    {"create", "answered, still in the store", &tst_KilledWindow::createIsAnswered, 1, 1},
};

void tst_KilledWindow::initTestCase()
{
#if defined(Q_OS_WIN)
    QSKIP("The other window would not notice its commands: Windows has no notifier for a pipe.");
#endif
}

void tst_KilledWindow::init()
{
    makeWindow();
    m_child = std::make_unique<QProcess>();
    m_child->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_child->start(QCoreApplication::applicationFilePath(),
                   {u"--child"_s, m_window->folder(), u"First"_s, gateway().address()});
    tell(u"connect"_s);
}

void tst_KilledWindow::cleanup()
{
    m_seized.reset();
    m_child->kill(); // ends a window that a test has left running
    m_child->waitForFinished();
    m_window.reset();
}

void tst_KilledWindow::isNeitherLostNorSentTwice_data()
{
    QTest::addColumn<qsizetype>("number");
    for (qsizetype number = 0; number < Cases.size(); ++number)
        QTest::addRow("%s: %s", Cases.at(number).action, Cases.at(number).step) << number;
}

void tst_KilledWindow::isNeitherLostNorSentTwice()
{
    QFETCH(qsizetype, number);
    (this->*Cases.at(number).play)();
    if (QTest::currentTestFailed())
        return;
    QStringList done = m_window->first().carriedOut();
    QCOMPARE(m_before, Cases.at(number).before);
    QCOMPARE(done.size(), Cases.at(number).after);
    QCOMPARE(done.removeDuplicates(), 0);
    QCOMPARE(m_window->second().carriedOut(), QStringList());
}

void tst_KilledWindow::tell(const QString &command)
{
    m_child->write(command.toUtf8() + '\n');
    QTRY_VERIFY_WITH_TIMEOUT(m_child->canReadLine(), 30'000);
    QCOMPARE(m_child->readLine(), "done\n");
}

void tst_KilledWindow::seize()
{
    m_seized = std::make_unique<WorkFile>(m_window->folder());
    QVERIFY(m_seized->seize());
}

void tst_KilledWindow::kill()
{
    m_child->kill(); // SIGKILL
    QVERIFY(m_child->waitForFinished());
    QVERIFY(gateway().settle()); // what had left comes while it is still stopped
    m_before = static_cast<int>(m_window->first().carriedOut().size());
    m_seized.reset();
}

void tst_KilledWindow::liveAgain()
{
    gateway().stops = nullptr;
    gateway().instead = nullptr;
    gateway().rateLimit = "6000";
    gateway().release();
    QVERIFY(m_window->restart());
    QVERIFY(m_window->use(u"First"_s));
}

/// The window is killed before anything was kept: nothing has left, and nothing was reported as saved.
void tst_KilledWindow::nothingWasKept()
{
    QCOMPARE(pending().size(), 0);
    liveAgain();
    QCOMPARE(m_window->sentences(), QStringList());
    QCOMPARE(m_window->stateOf(0), u"Active"_s);
}

void tst_KilledWindow::offerIsTaken(const QString &words, const QString &result)
{
    const int before = m_before;
    liveAgain();
    QVERIFY(person().waitFor(words));
    QCOMPARE(m_window->first().carriedOut().size(), before); // nothing is sent by itself
    QVERIFY(person().click(u"Archive now"_s));
    QVERIFY(person().waitFor(result));
    QTRY_VERIFY(pending().isEmpty());
}

void tst_KilledWindow::oneIsClicked()
{
    seize();
    tell(u"archive 1"_s);
    kill();
    nothingWasKept();
}

void tst_KilledWindow::oneWaits()
{
    tell(u"archive 1"_s);
    QTRY_COMPARE(pending().size(), 1);
    kill();
    QVERIFY(!pending().first().sent);
    offerIsTaken(u"is not finished. Nothing was sent."_s, u"1 of 1 archived."_s);
}

/// One operation is kept. The announced rate limit holds its request back; if it leaves anyway, it does not arrive.
void tst_KilledWindow::oneIsKept()
{
    gateway().stops = RecordedService::isWrite;
    gateway().rateLimit = "1";
    tell(u"archive 1"_s);
    tell(u"reload"_s);
    tell(u"click Archive it now"_s);
    QTRY_VERIFY(pending().value(0).sent);
    kill();
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"1 of 1 archived."_s);
}

void tst_KilledWindow::oneIsOnTheWay()
{
    gateway().stops = RecordedService::isWrite;
    tell(u"archive 1"_s);
    tell(u"click Archive it now"_s);
    QTRY_COMPARE(gateway().count("POST"), 1);
    kill();
    QVERIFY(pending().value(0).sent);
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"1 of 1 archived."_s);
}

void tst_KilledWindow::oneIsCarriedOut()
{
    gateway().holds = RecordedService::isWrite;
    tell(u"archive 1"_s);
    tell(u"click Archive it now"_s);
    QTRY_COMPARE(gateway().held(), 1);
    kill();
    QVERIFY(pending().value(0).sent);
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"1 of 1 archived."_s);
    QCOMPARE(gateway().count("POST"), 1);
}

void tst_KilledWindow::oneIsAnswered()
{
    gateway().holds = RecordedService::isWrite;
    tell(u"archive 1"_s);
    tell(u"click Archive it now"_s);
    QTRY_COMPARE(gateway().held(), 1);
    seize();
    gateway().release();
    tell(u"see Archived by"_s);
    kill();
    QVERIFY(pending().value(0).sent);
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"1 of 1 archived."_s);
    QCOMPARE(gateway().count("POST"), 1);
}

void tst_KilledWindow::batchIsClicked()
{
    seize();
    tell(u"archive 6"_s);
    kill();
    nothingWasKept();
}

void tst_KilledWindow::batchIsKept()
{
    gateway().stops = RecordedService::isWrite;
    gateway().rateLimit = "1";
    tell(u"reload"_s);
    tell(u"archive 6"_s);
    QTRY_VERIFY(pending().value(0).sent);
    kill();
    QCOMPARE(pending().size(), 6);
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"6 of 6 archived."_s);
}

void tst_KilledWindow::batchIsOnTheWay()
{
    gateway().stops = RecordedService::isWrite;
    tell(u"archive 6"_s);
    QTRY_COMPARE(gateway().count("POST"), 4);
    kill();
    const QList<WorkFile::Row> rows = pending();
    QCOMPARE(rows.size(), 6);
    QCOMPARE(std::count_if(rows.begin(), rows.end(), [](const WorkFile::Row &row) { return row.sent; }), 4);
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"6 of 6 archived."_s);
}

void tst_KilledWindow::batchIsAnsweredInPart()
{
    gateway().holds = RecordedService::isWrite;
    tell(u"archive 6"_s);
    QTRY_COMPARE(gateway().held(), 4);
    gateway().release(2);
    QTRY_COMPARE(gateway().held(), 4);
    QTRY_COMPARE(pending().size(), 4);
    kill();
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"4 of 4 archived."_s);
    QCOMPARE(gateway().count("POST"), 6);
}

void tst_KilledWindow::batchIsAnswered()
{
    gateway().holds = RecordedService::isWrite;
    tell(u"archive 6"_s);
    QTRY_COMPARE(gateway().held(), 4);
    seize();
    gateway().release(4);
    tell(u"see Archiving: 4 of 6"_s);
    kill();
    QCOMPARE(pending().size(), 6);
    offerIsTaken(u"may have been archived; the service is asked about"_s, u"6 of 6 archived."_s);
    QCOMPARE(gateway().count("POST"), 6);
}

void tst_KilledWindow::draftIsThere(bool mayHaveBeenSent, const QString &said)
{
    const int before = m_before;
    QCOMPARE(draft().subject, u"Rotate the credentials"_s);
    QCOMPARE(draft().sentAt.isValid(), mayHaveBeenSent);
    liveAgain();
    person().key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"draft restored"_s));
    QVERIFY(mayHaveBeenSent ? person().waitFor(said) : !person().shows(said));
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().click(u"Continue to review"_s));
    QVERIFY(person().click(u"Create on "_s));
    if (mayHaveBeenSent) {
        QVERIFY(person().waitFor(u"Create the change requests again?"_s));
        QCOMPARE(m_window->first().carriedOut().size(), before);
    }
    if (mayHaveBeenSent && before > 0) {
        person().key(Qt::Key_Escape);
        return;
    }
    if (mayHaveBeenSent)
        QVERIFY(person().click(u"Create again"_s));
    QVERIFY(person().waitFor(u"The service accepted it"_s));
    QTRY_COMPARE(m_window->work().drafts().size(), 0);
}

void tst_KilledWindow::createIsClicked()
{
    tell(u"write"_s);
    QTRY_COMPARE(draft().message, u"Before March."_s);
    seize();
    tell(u"click Create on "_s);
    kill();
    QCOMPARE(gateway().count("POST"), 0);
    draftIsThere(false);
}

void tst_KilledWindow::createWaits()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        http::Response wait = Gateway::refusal(429);
        wait.headers.append(http::Header{"Retry-After", "60"});
        return RecordedService::isWrite(request) ? std::optional(wait) : std::nullopt;
    };
    tell(u"write"_s);
    tell(u"click Create on "_s);
    tell(u"see The service asks for a pause"_s);
    kill();
    draftIsThere(true);
}

void tst_KilledWindow::createIsOnTheWay()
{
    gateway().stops = RecordedService::isWrite;
    tell(u"write"_s);
    tell(u"click Create on "_s);
    QTRY_COMPARE(gateway().count("POST"), 1);
    kill();
    draftIsThere(true);
}

void tst_KilledWindow::createIsCarriedOut()
{
    gateway().holds = RecordedService::isWrite;
    tell(u"write"_s);
    tell(u"click Create on "_s);
    QTRY_COMPARE(gateway().held(), 1);
    kill();
    draftIsThere(true);
}

void tst_KilledWindow::createIsAnswered()
{
    gateway().holds = RecordedService::isWrite;
    tell(u"write"_s);
    tell(u"click Create on "_s);
    QTRY_COMPARE(gateway().held(), 1);
    seize();
    gateway().release();
    tell(u"see The service accepted it"_s);
    kill();
    draftIsThere(true, u"Discard the draft, or every workspace gets it twice."_s); // the ledger has the answer
}

} // namespace runlatch::integration

int main(int argc, char **argv)
{
    using namespace runlatch;
    support::useScreens();
    QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--child"_L1) {
        wording::installTranslations(app);
        const integration::WindowChild child(arguments.value(2), arguments.value(3), arguments.value(4));
        return QApplication::exec();
    }
    integration::tst_KilledWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killedwindow.moc"
