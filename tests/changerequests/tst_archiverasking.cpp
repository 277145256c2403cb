// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "archiverfixture.h"
#include "base/rules.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// After an unusable answer to an archive operation the change request is read, and its state decides.
class tst_ArchiverAsking : public ArchiverFixture
{
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void asksOnceAfterAnUnusableAnswer_data();
    void asksOnceAfterAnUnusableAnswer();
    void asksWithinABatch();
    void settlesWhatIsUnknown_data();
    void settlesWhatIsUnknown();
};

void tst_ArchiverAsking::asksOnceAfterAnUnusableAnswer_data()
{
    QTest::addColumn<http::Response>("answer");
    QTest::addColumn<bool>("wasArchived"); ///< in spite of it
    QTest::addColumn<int>("shown");        ///< what the question is answered
    QTest::addColumn<State>("state");
    QTest::addColumn<bool>("unknown");
    const http::Response fault = OddService::error(500);
    const http::Response broken{.status = 200, .headers = {}, .body = "{\"data\":"};
    const http::Response slow = OddService::error(504);
    QTest::newRow("500, archived") << fault << true << 200 << State::Archived << false;
    QTest::newRow("500, active") << fault << false << 200 << State::Failed << false;
    QTest::newRow("500, nothing to be found out") << fault << true << 403 << State::Failed << true;
    QTest::newRow("broken answer, archived") << broken << true << 200 << State::Archived << false;
    QTest::newRow("broken answer, active") << broken << false << 200 << State::Failed << false;
    QTest::newRow("504, archived") << slow << true << 200 << State::Archived << false;
    QTest::newRow("504, active yet") << slow << false << 200 << State::Failed << true;
}

void tst_ArchiverAsking::asksOnceAfterAnUnusableAnswer()
{
    QFETCH(http::Response, answer);
    QFETCH(bool, wasArchived);
    QFETCH(int, shown);
    QFETCH(State, state);
    QFETCH(bool, unknown);
    const QString id = u"wscr-1"_s;
    m_desk->refusals.insert(id, answer);
    if (shown != 200)
        m_desk->shown.insert(id, OddService::error(shown));
    if (wasArchived)
        m_desk->archived.insert(id);
    m_archiver->archive(m_service->endpoint, changeRequest(id), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(stateOf(id), state);
    QCOMPARE(m_states.value(id), (QList<State>{State::Waiting, State::Sending, State::Asking, state}));
    QCOMPARE(m_archiver->isUnknown(m_ids.value(id)), unknown);
    QCOMPARE(m_service->count("POST"), 1);
    QCOMPARE(m_service->count("GET"), 1);
    const QList<store::PendingArchive> rows = kept(*m_store);
    QCOMPARE(rows.size(), state == State::Archived ? 0 : 1);
    QVERIFY(rows.isEmpty() || rows.constFirst().sent == unknown);
    if (state == State::Failed) {
        QCOMPARE(m_failed.constFirst().error.rule == base::Rules::ArchiveNotCarriedOut, !unknown);
        QVERIFY(!unknown || m_failed.constFirst().error.http == (shown == 200 ? 504 : 500)); // the reason, not the 403
    }
    QVERIFY(!m_archiver->isBusy());
}

void tst_ArchiverAsking::asksWithinABatch()
{
    for (const int number : {1, 3})
        m_desk->refusals.insert(u"wscr-%1"_s.arg(number), OddService::error(502));
    m_desk->archived.insert(u"wscr-1"_s);
    m_archiver->archiveAll(m_service->endpoint, requests(6));
    QTRY_COMPARE(m_batches, 1);
    QCOMPARE(m_service->count("POST"), 6);
    QCOMPARE(m_service->count("GET"), 2);
    for (const Archiver::Item &item : m_archiver->batch())
        QCOMPARE(item.state, item.pending.changeRequestId == "wscr-3"_L1 ? State::Failed : State::Archived);
    QVERIFY(!m_archiver->batch().at(3).error.outcomeUnknown);
}

void tst_ArchiverAsking::settlesWhatIsUnknown_data()
{
    QTest::addColumn<bool>("wasArchived");
    QTest::newRow("it was") << true;
    QTest::newRow("it was not") << false;
}

void tst_ArchiverAsking::settlesWhatIsUnknown()
{
    QFETCH(bool, wasArchived);
    const QString id = u"wscr-1"_s;
    m_desk->refusals.insert(id, OddService::error(502));
    m_desk->shown.insert(id, OddService::error(403));
    m_archiver->archive(m_service->endpoint, changeRequest(id), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(stateOf(id), State::Failed);
    QVERIFY(m_archiver->isUnknown(m_ids.value(id)));
    QCOMPARE(m_service->count("POST"), 1);
    QCOMPARE(kept(*m_store).size(), 1);                       // until it is known
    m_archiver->settle(m_ids.value(id), m_service->endpoint); // cannot be told
    QTRY_COMPARE(m_states.value(id).size(), 6);
    QVERIFY(m_archiver->isUnknown(m_ids.value(id)));
    QVERIFY(!m_archiver->isBusy());
    m_desk->shown.clear();
    if (wasArchived)
        m_desk->archived.insert(id);
    m_archiver->settle(m_ids.value(id), m_service->endpoint);
    QTRY_COMPARE(m_states.value(id).size(), 8);
    QCOMPARE(stateOf(id), wasArchived ? State::Archived : State::Failed);
    QVERIFY(!m_archiver->isUnknown(m_ids.value(id)));
    QCOMPARE(kept(*m_store).size(), wasArchived ? 0 : 1);
    QCOMPARE(m_service->count("POST"), 1);
}

RUNLATCH_TEST(tst_ArchiverAsking)

} // namespace runlatch::changerequests

#include "tst_archiverasking.moc"
