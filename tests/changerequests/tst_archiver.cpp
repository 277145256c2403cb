// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "archiverfixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::changerequests {

/// Each change request is sent once, in its turn, and ends with an outcome.
class tst_Archiver : public ArchiverFixture
{
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void sendsAfterSevenSeconds();
    void isInTheStoreBeforeAnythingIsSent();
    void undoSendsNothing();
    void eachHasItsOwnSevenSeconds();
    void theOrderStays();
    void undoTakesBackAnyThatWaits();
    void aRetryLeavesTheOthersTheirTime();
    void sendsNothingThatCannotBeKept();
    void archivesABatch();
    void batchTellsEachFailureAndTriesAgain();
    void cancelStopsTheRest();
    void aTokenThatIsNoGoodStopsTheRest();
    void findsWhatWasLeftOver();
    void asksAboutWhatMayHaveBeenSent();
    void cancelForgetsNothingThatMayHaveBeenSent();
    void dropsWhatWasLeftOver();
};

void tst_Archiver::sendsAfterSevenSeconds()
{
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    QCOMPARE(m_archiver->timeLeft(), 7000ms);
    m_clock->advance(6999ms);
    QCOMPARE(kept(*m_store).size(), 1);
    QVERIFY(m_service->asked.isEmpty());
    QCOMPARE(m_archiver->waiting().constFirst().pending.workspace, u"billing"_s);
    QVERIFY(m_archiver->isBusy());
    m_clock->advance(1ms);
    QVERIFY(m_archiver->waiting().isEmpty());
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Archived);
    QVERIFY(m_desk->archived.contains(u"wscr-1"_s));
    QVERIFY(kept(*m_store).isEmpty());
    QVERIFY(!m_archiver->isBusy());
    QCOMPARE(m_states.value(u"wscr-1"_s), (QList<State>{State::Waiting, State::Sending, State::Archived}));
}

void tst_Archiver::isInTheStoreBeforeAnythingIsSent()
{
    m_service->holdAnswers();
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    QCOMPARE(kept(*m_store).constFirst().sent, false);
    QCOMPARE(kept(*m_store).constFirst().service, m_service->endpoint.base);
    m_archiver->send();
    QTRY_COMPARE(m_service->count("POST"), 1);
    QCOMPARE(kept(*m_store).constFirst().sent, true);
    m_service->release();
    QTRY_VERIFY(kept(*m_store).isEmpty());
}

void tst_Archiver::undoSendsNothing()
{
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    QCOMPARE(m_archiver->openItems().size(), 1);
    m_archiver->undo();
    QVERIFY(m_archiver->openItems().isEmpty());
    m_clock->advance(1min);
    QVERIFY(kept(*m_store).isEmpty());
    QVERIFY(m_service->asked.isEmpty());
    QCOMPARE(stateOf(u"wscr-1"_s), State::Undone);
    QVERIFY(!m_archiver->isBusy());
    m_archiver->undo(); // there is nothing to undo
    QCOMPARE(m_states.value(u"wscr-1"_s).size(), 2);
}

void tst_Archiver::eachHasItsOwnSevenSeconds()
{
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_clock->advance(5s);
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-2"_s), u"billing"_s);
    QCOMPARE(m_archiver->waiting().size(), 2);
    QCOMPARE(m_archiver->timeLeft(), 2000ms);
    m_clock->advance(1999ms);
    QCOMPARE(kept(*m_store).size(), 2);
    QVERIFY(m_service->asked.isEmpty());
    m_clock->advance(1ms);
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Archived);
    QCOMPARE(m_archiver->waiting().constFirst().pending.changeRequestId, u"wscr-2"_s);
    QCOMPARE(m_archiver->timeLeft(), 5000ms);
    m_clock->advance(5s);
    QTRY_COMPARE(stateOf(u"wscr-2"_s), State::Archived);
    QCOMPARE(m_service->count("POST"), 2);
}

void tst_Archiver::theOrderStays()
{
    QStringList sent;
    connect(m_archiver.get(), &Archiver::changed, this, [&sent](const Archiver::Item &item) {
        if (item.state == State::Sending)
            sent.append(item.pending.changeRequestId);
    });
    QStringList wanted;
    for (int number = 9; number > 0; --number) {
        wanted.append(u"wscr-%1"_s.arg(number));
        m_archiver->archive(m_service->endpoint, changeRequest(wanted.constLast()), u"billing"_s);
        m_clock->advance(number % 2 == 0 ? 0ms : 1s);
    }
    m_clock->advance(4s);
    m_archiver->send();
    QCOMPARE(sent, wanted);
    QTRY_COMPARE(m_desk->archived.size(), wanted.size());
}

void tst_Archiver::undoTakesBackAnyThatWaits()
{
    for (int number = 1; number <= 4; ++number)
        m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-%1"_s.arg(number)), u"billing"_s);
    m_archiver->undo(m_ids.value(u"wscr-2"_s));
    QCOMPARE(stateOf(u"wscr-2"_s), State::Undone);
    m_archiver->undo(); // the newest
    QCOMPARE(stateOf(u"wscr-4"_s), State::Undone);
    m_archiver->undo(m_ids.value(u"wscr-2"_s)); // it does not wait any more
    QCOMPARE(m_states.value(u"wscr-2"_s).size(), 2);
    m_clock->advance(7s);
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Archived);
    QTRY_COMPARE(stateOf(u"wscr-3"_s), State::Archived);
    QCOMPARE(m_desk->archived, (QSet<QString>{u"wscr-1"_s, u"wscr-3"_s}));
    QVERIFY(kept(*m_store).isEmpty());
    QCOMPARE(m_service->count("POST"), 2);
}

void tst_Archiver::aRetryLeavesTheOthersTheirTime()
{
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(403));
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Failed);
    m_desk->refusals.clear();
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-2"_s), u"billing"_s);
    m_archiver->tryAgain(m_failed.constLast(), m_service->endpoint);
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Archived);
    QCOMPARE(m_archiver->waiting().constFirst().pending.changeRequestId, u"wscr-2"_s);
    m_clock->advance(7s);
    QTRY_COMPARE(stateOf(u"wscr-2"_s), State::Archived);
}

void tst_Archiver::sendsNothingThatCannotBeKept()
{
    m_store->open(u"/proc/no/work.sqlite"_s, this, [](const base::Done &) {});
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Failed);
    QVERIFY(m_archiver->waiting().isEmpty());
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-2"_s), u"billing"_s);
    m_archiver->send(); // before the store has answered
    QTRY_COMPARE(stateOf(u"wscr-2"_s), State::Failed);
    m_archiver->archiveAll(m_service->endpoint, requests(3));
    QTRY_COMPARE(m_batches, 1);
    QCOMPARE(m_archiver->batch().constLast().error.kind, base::ErrorKind::Storage);
    QVERIFY(m_service->asked.isEmpty());
    QCOMPARE(m_storeFailures, 3);
    QVERIFY(!m_archiver->isBusy());
}

void tst_Archiver::archivesABatch()
{
    m_desk->archived.insert(u"wscr-3"_s); // somebody else has archived it
    QList<Archiver::ToArchive> batch = requests(20);
    batch.append(batch.constFirst());
    batch[5].first.archived = protocol::Archived{u"user-9"_s, m_clock->utc()};
    m_service->holdAnswers();
    m_archiver->archiveAll(m_service->endpoint, batch);
    QTRY_COMPARE(m_service->count("POST"), Archiver::MaxUnderWay);
    QCOMPARE(kept(*m_store).size(), 19); // every request that will be sent is kept
    m_service->release();
    QTRY_COMPARE(m_batches, 1);
    QCOMPARE(m_service->count("POST"), 19);
    QCOMPARE(m_archiver->batch().size(), 20);
    // A view asks for the batch at each change, so it must not be copied.
    QVERIFY(m_archiver->batch().isSharedWith(m_archiver->batch()));
    for (const Archiver::Item &item : m_archiver->batch()) {
        const QString id = item.pending.changeRequestId;
        QCOMPARE(item.state, State::Archived);
        QCOMPARE(item.already, id == "wscr-3"_L1 || id == "wscr-5"_L1);
        QCOMPARE(item.changeRequest->archived->by, id == "wscr-5"_L1 ? u"user-9"_s : u"user-1"_s);
    }
    QVERIFY(kept(*m_store).isEmpty());
    QVERIFY(!m_archiver->isBusy());
}

void tst_Archiver::batchTellsEachFailureAndTriesAgain()
{
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(403));
    m_desk->refusals.insert(u"wscr-2"_s, OddService::error(404));
    m_archiver->archiveAll(m_service->endpoint, requests(4));
    QTRY_COMPARE(m_batches, 1);
    QList<Archiver::Item> batch = m_archiver->batch();
    QCOMPARE(batch.at(0).state, State::Archived);
    QCOMPARE(batch.at(1).error.http, 403);
    QCOMPARE(batch.at(2).error.http, 404);
    QCOMPARE(kept(*m_store).size(), 2); // the person has not withdrawn them
    m_desk->refusals.remove(u"wscr-1"_s);
    const int before = m_service->count("POST");
    m_archiver->tryAgain(m_service->endpoint);
    QVERIFY(m_archiver->isRunning());
    QTRY_COMPARE(m_batches, 2);
    batch = m_archiver->batch();
    QCOMPARE(batch.at(1).state, State::Archived);
    QCOMPARE(batch.at(2).state, State::Failed);
    QVERIFY(m_service->count("POST") - before <= 3); // wscr-2 may be sent in two dialects
    QCOMPARE(kept(*m_store).size(), 1);
    QVERIFY(!kept(*m_store).constFirst().sent);
    m_archiver->forget({kept(*m_store).constFirst().id});
    QVERIFY(kept(*m_store).isEmpty());
}

void tst_Archiver::cancelStopsTheRest()
{
    m_service->holdAnswers();
    m_archiver->archiveAll(m_service->endpoint, requests(10));
    QTRY_COMPARE(m_service->count("POST"), Archiver::MaxUnderWay);
    m_archiver->cancel();
    QVERIFY(m_archiver->isRunning()); // the archiver waits for the requests that were sent
    m_service->release();
    QTRY_COMPARE(m_batches, 1);
    QCOMPARE(m_service->count("POST"), Archiver::MaxUnderWay);
    int stopped = 0;
    for (const Archiver::Item &item : m_archiver->batch())
        stopped += item.state == State::Stopped ? 1 : 0;
    QCOMPARE(stopped, 6);
    QVERIFY(kept(*m_store).isEmpty());
    m_archiver->tryAgain(m_service->endpoint);
    QTRY_COMPARE(m_batches, 2);
    QCOMPARE(m_desk->archived.size(), 10);
}

void tst_Archiver::aTokenThatIsNoGoodStopsTheRest()
{
    for (int number = 0; number < 20; ++number)
        m_desk->refusals.insert(u"wscr-%1"_s.arg(number), OddService::error(401));
    m_archiver->archiveAll(m_service->endpoint, requests(20));
    QTRY_COMPARE(m_batches, 1);
    QVERIFY(m_service->count("POST") <= 2 * Archiver::MaxUnderWay);
    QCOMPARE(m_archiver->batch().constFirst().error.kind, base::ErrorKind::Unauthorized);
    QCOMPARE(m_archiver->batch().constLast().state, State::Stopped);
    QCOMPARE(kept(*m_store).size(), 20); // the person has not cancelled them
}

void tst_Archiver::findsWhatWasLeftOver()
{
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    QVERIFY(leftOver().isEmpty()); // it is of this run
    newLife();
    QCOMPARE(leftOver().size(), 1);
    QCOMPARE(leftOver().constFirst().subject, u"About wscr-1"_s);
    m_service->connectTo(u"/other/api/v2"_s);
    QVERIFY(leftOver().isEmpty());
    m_service->connectTo(u"/api/v2"_s);
    m_archiver->archiveLeftOver(m_service->endpoint, leftOver());
    QTRY_COMPARE(m_batches, 1);
    QVERIFY(m_desk->archived.contains(u"wscr-1"_s));
    QVERIFY(kept(*m_store).isEmpty());
}

void tst_Archiver::asksAboutWhatMayHaveBeenSent()
{
    m_service->holdAnswers();
    m_archiver->archiveAll(m_service->endpoint, requests(2));
    QTRY_COMPARE(m_service->count("POST"), 2);
    newLife(); // the answers never came in the first life
    m_service->release();
    m_desk->archived = {u"wscr-0"_s};
    m_service->asked.clear();
    QCOMPARE(leftOver().size(), 2);
    QVERIFY(leftOver().constFirst().sent);
    m_archiver->archiveLeftOver(m_service->endpoint, leftOver());
    QTRY_COMPARE(m_batches, 1);
    QCOMPARE(m_service->count("GET"), 2);
    QCOMPARE(m_service->count("POST"), 1); // only wscr-1 is sent again
    for (const Archiver::Item &item : m_archiver->batch())
        QCOMPARE(item.state, State::Archived);
    QVERIFY(kept(*m_store).isEmpty());
}

void tst_Archiver::cancelForgetsNothingThatMayHaveBeenSent()
{
    m_service->holdAnswers();
    m_archiver->archiveAll(m_service->endpoint, requests(2));
    QTRY_COMPARE(m_service->count("POST"), 2);
    newLife();
    m_archiver->archiveLeftOver(m_service->endpoint, leftOver());
    m_archiver->cancel();
    QTRY_COMPARE(m_batches, 1);
    QCOMPARE(m_archiver->batch().constFirst().state, State::Stopped);
    QCOMPARE(kept(*m_store).size(), 2);
    QCOMPARE(m_service->count("GET"), 0);
}

void tst_Archiver::dropsWhatWasLeftOver()
{
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    newLife();
    m_archiver->forget({leftOver().constFirst().id});
    QVERIFY(leftOver().isEmpty());
    QVERIFY(m_service->asked.isEmpty());
}

RUNLATCH_TEST(tst_Archiver)

} // namespace runlatch::changerequests

#include "tst_archiver.moc"
