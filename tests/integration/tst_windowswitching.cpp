// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/switchingwindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// An action that waits when another connection is chosen goes on, or is offered again, only where it began.
class tst_WindowSwitching : public support::WindowTest<SwitchingWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingGoesElsewhere_data();
    void nothingGoesElsewhere();
    void refusalEndsItsOwnOnly();

private:
    using Step = void (tst_WindowSwitching::*)();
    struct Case
    {
        const char *action;
        const char *step; ///< step at which the other connection is chosen
        Step play;
        int archived; ///< number archived by First; the others receive nothing
    };
    static const QList<Case> Cases;

    void oneWaits();
    void oneRunsOut();
    void oneIsUndone();
    void oneIsHeld();
    void oneHasFailed();
    void oneFailsMeanwhile();
    void oneIsLostMeanwhile();
    void oneWasRefused();
    void batchIsHeld();
    void batchIsCancelled();
    void batchWasRefused();
    void batchFailedInPart();
    void leftOverStays();
    void leftOverIsForgotten();
    void leftOverWasSent();
    void replyIsWritten();

    Gateway &gateway() { return m_window->gateway(); }
    qsizetype archived() { return m_window->first().carriedOut().size(); }
    void begin();
    void askForBatch();
    void beginBatch();
    void beginHeldBatch(); ///< its first calls wait for release(), and another connection is chosen
    void sendNow() { QVERIFY(person().click(u"Archive it now"_s)); }
    void goElsewhere() { QVERIFY(m_window->use(m_other)); }
    void goBack() { QVERIFY(m_window->use(u"First"_s)); }
    void nothingIsOffered();
    /// The operation is offered again with these words.
    void isOfferedAgain(const QString &words, const QString &result);

    QString m_other;
    QString m_subject;
};

const QList<tst_WindowSwitching::Case> tst_WindowSwitching::Cases{
    {"archive", "it waits", &tst_WindowSwitching::oneWaits, 1},
    {"archive", "it waits, and the time runs out", &tst_WindowSwitching::oneRunsOut, 1},
    {"archive", "it waits, and is taken back", &tst_WindowSwitching::oneIsUndone, 0},
    {"archive", "it is being answered", &tst_WindowSwitching::oneIsHeld, 1},
    {"archive", "it has failed", &tst_WindowSwitching::oneHasFailed, 1},
    {"archive", "it is being refused", &tst_WindowSwitching::oneFailsMeanwhile, 1},
    {"archive", "its answer is being lost", &tst_WindowSwitching::oneIsLostMeanwhile, 1},
    {"archive", "the token was refused", &tst_WindowSwitching::oneWasRefused, 1},
    {"batch", "it runs", &tst_WindowSwitching::batchIsHeld, 6},
    {"batch", "it runs, and is cancelled", &tst_WindowSwitching::batchIsCancelled, 4},
    {"batch", "the token was refused", &tst_WindowSwitching::batchWasRefused, 6},
    {"batch", "some have failed", &tst_WindowSwitching::batchFailedInPart, 6},
    {"left over", "it is offered", &tst_WindowSwitching::leftOverStays, 1},
    {"left over", "it is offered, and forgotten", &tst_WindowSwitching::leftOverIsForgotten, 0},
    {"left over", "it is offered, and was sent", &tst_WindowSwitching::leftOverWasSent, 1},
    {"reply", "it is written", &tst_WindowSwitching::replyIsWritten, 0},
};

void tst_WindowSwitching::init()
{
    makeWindow();
    QVERIFY(m_window->start());
}

void tst_WindowSwitching::cleanup()
{
    m_window.reset();
}

void tst_WindowSwitching::nothingGoesElsewhere_data()
{
    QTest::addColumn<qsizetype>("number");
    QTest::addColumn<QString>("other");
    for (qsizetype number = 0; number < Cases.size(); ++number) {
        const Case &played = Cases.at(number);
        QTest::addRow("%s: %s, to Second", played.action, played.step) << number << u"Second"_s;
        QTest::addRow("%s: %s, to Copy", played.action, played.step) << number << u"Copy"_s;
    }
}

void tst_WindowSwitching::nothingGoesElsewhere()
{
    QFETCH(qsizetype, number);
    QFETCH(QString, other);
    m_other = other;
    (this->*Cases.at(number).play)();
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(m_window->writesElsewhere(), QStringList());
    QStringList archived = m_window->first().carriedOut();
    QCOMPARE(archived.size(), Cases.at(number).archived);
    QCOMPARE(archived.removeDuplicates(), 0);
}

void tst_WindowSwitching::begin()
{
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    m_subject = m_window->subjectOf(0);
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
}

void tst_WindowSwitching::askForBatch()
{
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    for (int row = 1; row < 6; ++row)
        person().key(Qt::Key_Down, Qt::ShiftModifier);
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Archive 6 change requests?"_s));
}

void tst_WindowSwitching::beginBatch()
{
    askForBatch();
    QVERIFY(person().click(u"Archive 6"_s));
}

void tst_WindowSwitching::beginHeldBatch()
{
    gateway().holds = RecordedService::isWrite;
    beginBatch();
    QTRY_COMPARE(gateway().held(), 4);
    goElsewhere();
}

void tst_WindowSwitching::nothingIsOffered()
{
    for (const QString &name : {u"Try again"_s, u"Archive now"_s, u"Check its state"_s, u"Edit connection"_s}) {
        const QWidget *button = person().control(name);
        QVERIFY2(!button || !button->isEnabled(), qPrintable(name)); // a message may still be closing
        QTRY_VERIFY2(!person().control(name), qPrintable(name));
    }
}

void tst_WindowSwitching::isOfferedAgain(const QString &words, const QString &result)
{
    goBack();
    QVERIFY(person().waitFor(words));
    QVERIFY(person().click(u"Archive now"_s));
    QVERIFY(person().waitFor(result));
    QTRY_VERIFY(m_window->work().pending().isEmpty());
}

void tst_WindowSwitching::oneWaits()
{
    begin();
    goElsewhere();
    QVERIFY(person().shows(u"Archived “%1” on "_s.arg(m_subject)));
    QVERIFY(person().shows(u" at First."_s));
    sendNow();
    QTRY_COMPARE(archived(), 1);
    QTRY_VERIFY(m_window->work().pending().isEmpty());
    QCOMPARE(m_window->sentences(), QStringList());
}

void tst_WindowSwitching::oneRunsOut()
{
    begin();
    goElsewhere();
    QTRY_COMPARE_WITH_TIMEOUT(archived(), 1, 20'000);
    QTRY_VERIFY(m_window->work().pending().isEmpty());
}

void tst_WindowSwitching::oneIsUndone()
{
    begin();
    goElsewhere();
    person().key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!person().shows(u"Sending in"_s));
    QTRY_VERIFY(m_window->work().pending().isEmpty());
    goBack();
    QCOMPARE(m_window->subjectOf(0), m_subject);
    QCOMPARE(m_window->stateOf(0), u"Active"_s);
}

void tst_WindowSwitching::oneIsHeld()
{
    gateway().holds = RecordedService::isWrite;
    begin();
    sendNow();
    QTRY_COMPARE(gateway().held(), 1);
    goElsewhere();
    gateway().release();
    QTRY_VERIFY(m_window->work().pending().isEmpty());
    QCOMPARE(m_window->sentences(), QStringList());
    goBack();
    QVERIFY(m_window->subjectOf(0) != m_subject);
}

void tst_WindowSwitching::oneHasFailed()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return RecordedService::isWrite(request) ? std::optional(Gateway::refusal(422)) : std::nullopt;
    };
    begin();
    sendNow();
    QVERIFY(person().waitFor(u"(422)"_s));
    QVERIFY(person().control(u"Try again"_s));
    gateway().instead = nullptr;
    goElsewhere();
    nothingIsOffered();
    QCOMPARE(m_window->sentences(), QStringList());
    isOfferedAgain(u"Archiving “%1” is not finished. Nothing was sent."_s.arg(m_subject), u"1 of 1 archived."_s);
}

void tst_WindowSwitching::oneFailsMeanwhile()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return RecordedService::isWrite(request) ? std::optional(Gateway::refusal(422)) : std::nullopt;
    };
    gateway().holds = RecordedService::isWrite;
    begin();
    sendNow();
    QTRY_COMPARE(gateway().held(), 1);
    goElsewhere();
    gateway().instead = nullptr;
    gateway().release();
    QVERIFY(person().waitFor(u"“%1” on First: "_s.arg(m_subject)));
    QVERIFY(person().shows(u"Choose that connection to be asked again."_s));
    nothingIsOffered();
    isOfferedAgain(u"Archiving “%1” is not finished. Nothing was sent."_s.arg(m_subject), u"1 of 1 archived."_s);
}

void tst_WindowSwitching::oneIsLostMeanwhile()
{
    gateway().change = [](const http::Request &request, http::Response &response) {
        if (RecordedService::isWrite(request))
            response = Gateway::refusal(502); // the request was carried out
        else if (request.method == "GET" && request.target.contains("change-requests/"))
            response = Gateway::refusal(403); // the state cannot be found out
    };
    gateway().holds = RecordedService::isWrite;
    begin();
    sendNow();
    QTRY_COMPARE(gateway().held(), 1);
    goElsewhere();
    gateway().release();
    QVERIFY(person().waitFor(u"“%1” on First: "_s.arg(m_subject)));
    gateway().change = nullptr;
    nothingIsOffered();
    isOfferedAgain(u"may have been archived; the service is asked about"_s, u"1 of 1 archived."_s);
}

void tst_WindowSwitching::oneWasRefused()
{
    gateway().refused = {SwitchingWindow::token(u"First"_s)};
    begin();
    sendNow();
    QVERIFY(person().waitFor(u"(401)"_s));
    goElsewhere();
    nothingIsOffered();
    gateway().refused.clear();
    isOfferedAgain(u"Archiving “%1” is not finished. Nothing was sent."_s.arg(m_subject), u"1 of 1 archived."_s);
}

void tst_WindowSwitching::batchIsHeld()
{
    beginHeldBatch();
    QVERIFY(person().shows(u"Archiving: 0 of 6"_s));
    gateway().release();
    QVERIFY(person().waitFor(u"First: 6 of 6 archived."_s));
    nothingIsOffered();
}

void tst_WindowSwitching::batchIsCancelled()
{
    beginHeldBatch();
    QVERIFY(person().click(u"Cancel"_s));
    gateway().release();
    QVERIFY(person().waitFor(u"First: 4 of 6 archived, 2 not sent."_s));
    nothingIsOffered();
    QVERIFY(person().click(u"Show results"_s));
    QVERIFY(person().waitFor(u"Not sent"_s));
    QVERIFY(!person().control(u"Try again"_s)->isEnabled());
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(m_window->work().pending().isEmpty()); // the user has withdrawn them
}

void tst_WindowSwitching::batchWasRefused()
{
    gateway().refused = {SwitchingWindow::token(u"First"_s)};
    beginBatch();
    QVERIFY(person().waitFor(u"0 of 6 archived, "_s));
    goElsewhere();
    nothingIsOffered();
    QCOMPARE(m_window->work().pending().size(), 6);
    gateway().refused.clear();
    isOfferedAgain(u"Archiving 6 change request"_s, u"6 of 6 archived."_s);
}

void tst_WindowSwitching::batchFailedInPart()
{
    const QByteArray one = m_window->idOf(1).toLatin1();
    const QByteArray other = m_window->idOf(4).toLatin1();
    gateway().instead = [=](const http::Request &request) -> std::optional<http::Response> {
        const bool fails = request.target.contains(one) || request.target.contains(other);
        return RecordedService::isWrite(request) && fails ? std::optional(Gateway::refusal(422)) : std::nullopt;
    };
    beginBatch();
    QVERIFY(person().waitFor(u"4 of 6 archived, 2 not archived."_s));
    QVERIFY(person().control(u"Try again"_s));
    gateway().instead = nullptr;
    goElsewhere();
    nothingIsOffered();
    isOfferedAgain(u"Archiving 2 change request"_s, u"2 of 2 archived."_s);
}

void tst_WindowSwitching::leftOverStays()
{
    const QString id = m_window->idOf(0);
    begin();
    QVERIFY(m_window->restart());
    const QString words = u"Archiving “%1” is not finished. Nothing was sent."_s.arg(m_subject);
    goBack();
    QVERIFY(person().waitFor(words));
    goElsewhere();
    nothingIsOffered();
    const QList<WorkFile::Row> rows = m_window->work().pending();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first().changeRequest, id);
    isOfferedAgain(words, u"1 of 1 archived."_s);
}

void tst_WindowSwitching::leftOverIsForgotten()
{
    begin();
    QVERIFY(m_window->restart());
    goElsewhere(); // another connection is chosen first
    nothingIsOffered();
    goBack();
    QVERIFY(person().click(u"Forget it"_s));
    QTRY_VERIFY(m_window->work().pending().isEmpty());
    QCOMPARE(m_window->subjectOf(0), m_subject);
}

void tst_WindowSwitching::leftOverWasSent()
{
    gateway().holds = RecordedService::isWrite; // the request is carried out, and its answer does not come
    begin();
    sendNow();
    QTRY_COMPARE(gateway().held(), 1);
    QVERIFY(m_window->restart());
    gateway().release();
    goBack();
    QVERIFY(person().waitFor(u"may have been archived"_s));
    goElsewhere();
    nothingIsOffered();
    QCOMPARE(m_window->work().pending().size(), 1);
    isOfferedAgain(u"may have been archived; the service is asked about"_s, u"1 of 1 archived."_s);
}

/// A reply goes to the callback of its request, whatever connection is chosen.
void tst_WindowSwitching::replyIsWritten()
{
    person().key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(person().click(u"Send sample"_s));
    QVERIFY(person().click(u"Reply..."_s));
    QVERIFY(person().click(u"Passed"_s));
    goElsewhere();
    person().key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(person().click(u"Send final"_s));
    QVERIFY(person().waitFor(u"The service accepted the reply: Passed."_s));
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Passed: the run goes on"_s));
}

/// A refused token does not stop operations with another token at the same service.
void tst_WindowSwitching::refusalEndsItsOwnOnly()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return RecordedService::isWrite(request) ? std::optional(Gateway::refusal(401)) : std::nullopt;
    };
    gateway().holds = RecordedService::isWrite;
    beginBatch();
    QTRY_COMPARE(gateway().held(), 4);
    QVERIFY(m_window->use(u"Copy"_s));
    QVERIFY(person().clickRow(u"Change requests"_s, 7));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    gateway().instead = nullptr;
    gateway().release();
    QVERIFY(person().waitFor(u"First: 0 of 6 archived"_s));
    sendNow();
    QTRY_COMPARE(archived(), 1);
    QCOMPARE(m_window->writes(u"Copy"_s), m_window->first().carriedOut());
    QTRY_COMPARE(m_window->work().pending().size(), 6);
}

RUNLATCH_WINDOW_TEST(tst_WindowSwitching)

} // namespace runlatch::integration

#include "tst_windowswitching.moc"
