// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "archiverfixture.h"
#include "support/suite.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// Each operation goes to its own endpoint or nowhere, whichever connection is shown by then.
class tst_ArchiverEndpoints : public ArchiverFixture
{
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void sendsToNoOtherService();
    void triesAgainOnlyWithItsOwnConnection();
    void aTokenThatIsNoGoodStopsItsOwnOnly();
    void offersWhatIsLeftToItsOwnConnection();
    void askedForAgainItIsTheSameRow();
    void askedForWithAnotherConnectionItIsAnotherRow();
    void anUnknownOutcomeOutlastsBeingAskedForAgain();
    void whatIsUnderWayIsNotTakenUpAgain();
};

void tst_ArchiverEndpoints::sendsToNoOtherService()
{
    const service::Endpoint first = m_service->endpoint;
    m_archiver->archive(first, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_service->connectTo(u"/other/api/v2"_s);
    m_service->endpoint.token = "other-token";
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-2"_s), u"billing"_s); // sends the one before
    m_archiver->send();
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Archived);
    QTRY_COMPARE(stateOf(u"wscr-2"_s), State::Archived);
    for (const Asked &asked : std::as_const(m_service->asked)) {
        const bool isFirst = asked.path.contains("wscr-1"_L1);
        QCOMPARE(asked.authorization, isFirst ? "Bearer a-token" : "Bearer other-token");
        QCOMPARE(asked.base, isFirst ? u"/api"_s : u"/other/api"_s);
    }
}

/// Items of another connection are not sent with the token of this one, even if that connection has a token.
void tst_ArchiverEndpoints::triesAgainOnlyWithItsOwnConnection()
{
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(403));
    m_service->endpoint.connection = QUuid::createUuid();
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(m_failed.size(), 1);
    m_service->asked.clear();
    service::Endpoint copy = m_service->endpoint;
    copy.connection = QUuid::createUuid();
    copy.token = "token-of-the-copy";
    m_archiver->tryAgain(m_failed.constFirst(), copy);
    m_archiver->archiveAll(m_service->endpoint, requests(1));
    QTRY_COMPARE(m_batches, 1);
    QVERIFY(std::none_of(m_service->asked.cbegin(), m_service->asked.cend(),
                         [](const Asked &asked) { return asked.path.contains("wscr-1"_L1); }));
    service::Endpoint renewed = m_service->endpoint;
    renewed.token = "newer-token";
    m_desk->refusals.clear();
    m_archiver->tryAgain(m_failed.constFirst(), renewed);
    QTRY_VERIFY(m_desk->archived.contains(u"wscr-1"_s));
    QCOMPARE(m_service->asked.constLast().authorization, "Bearer newer-token");
}

void tst_ArchiverEndpoints::aTokenThatIsNoGoodStopsItsOwnOnly()
{
    service::Endpoint other = m_service->endpoint;
    other.connection = QUuid::createUuid();
    other.token = "other-token";
    m_archiver->archive(other, changeRequest(u"wscr-9"_s), u"billing"_s);
    for (int number = 0; number < 3; ++number)
        m_desk->refusals.insert(u"wscr-%1"_s.arg(number), OddService::error(401));
    m_archiver->archiveAll(m_service->endpoint, requests(3));
    QTRY_COMPARE(m_batches, 1);
    QVERIFY(!m_archiver->waiting().isEmpty());
    m_archiver->send();
    QTRY_COMPARE(stateOf(u"wscr-9"_s), State::Archived);
    QCOMPARE(m_service->asked.constLast().authorization, "Bearer other-token");
}

/// An operation is offered to its own connection. If that is unknown, it is offered to every connection to its service.
void tst_ArchiverEndpoints::offersWhatIsLeftToItsOwnConnection()
{
    m_service->endpoint.connection = QUuid::createUuid();
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    newLife();
    service::Endpoint copy = m_service->endpoint;
    copy.connection = QUuid::createUuid();
    const service::Endpoint mine = std::exchange(m_service->endpoint, copy);
    m_others = {mine.connection};
    QVERIFY(leftOver().isEmpty());
    m_others.clear(); // the connection of the item was removed
    QCOMPARE(leftOver().size(), 1);
    m_service->endpoint = mine;
    m_others = {copy.connection};
    QCOMPARE(leftOver().size(), 1);
    store::PendingArchive old = leftOver().constFirst();
    old.connection.reset();
    std::optional<base::Done> saved;
    m_store->savePendingArchives({old}, this, [&](const base::Done &done) { saved = done; });
    QTRY_VERIFY(saved);
    m_service->endpoint = copy;
    m_others = {mine.connection};
    QCOMPARE(leftOver().size(), 1);
    QVERIFY(!leftOver().constFirst().connection);
}

/// A failed operation stays in the store: a second try uses the same row.
void tst_ArchiverEndpoints::askedForAgainItIsTheSameRow()
{
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(403));
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Failed);
    QCOMPARE(kept(*m_store).size(), 1);
    QCOMPARE(leftOver().size(), 1); // the item is offered again when its connection is chosen again
    m_desk->refusals.clear();
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Archived);
    QVERIFY(kept(*m_store).isEmpty());
}

/// The outcome of the first try is unknown; only its own connection can ask for it.
void tst_ArchiverEndpoints::askedForWithAnotherConnectionItIsAnotherRow()
{
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(502));
    m_desk->shown.insert(u"wscr-1"_s, OddService::error(403));
    service::Endpoint mine = m_service->endpoint;
    mine.connection = QUuid::createUuid();
    m_archiver->archive(mine, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(m_failed.size(), 1);
    QVERIFY(m_archiver->isUnknown(m_failed.constFirst().pending.id));
    service::Endpoint copy = mine;
    copy.connection = QUuid::createUuid();
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(403));
    m_archiver->archive(copy, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(m_failed.size(), 2);
    QVERIFY(m_archiver->isUnknown(m_failed.constFirst().pending.id));
    const QList<store::PendingArchive> rows = kept(*m_store);
    QCOMPARE(rows.size(), 2);
    for (const store::PendingArchive &row : rows)
        QCOMPARE(row.sent, row.connection == mine.connection);
}

/// The service is asked before a second try. If the user undoes that try, the outcome stays unknown.
void tst_ArchiverEndpoints::anUnknownOutcomeOutlastsBeingAskedForAgain()
{
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(502));
    m_desk->shown.insert(u"wscr-1"_s, OddService::error(403));
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(m_failed.size(), 1);
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->undo();
    QVERIFY(m_archiver->isUnknown(m_ids.value(u"wscr-1"_s)));
    QCOMPARE(leftOver().size(), 1);
    QVERIFY(leftOver().constFirst().sent);
    m_desk->archived.insert(u"wscr-1"_s); // the first try has archived it
    m_desk->shown.clear();
    m_service->asked.clear();
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(stateOf(u"wscr-1"_s), State::Archived);
    QCOMPARE(m_service->asked.size(), 1);
    QCOMPARE(m_service->asked.constFirst().method, "GET");
    QVERIFY(kept(*m_store).isEmpty());
}

/// An offer may be older than an operation that the user has begun since.
void tst_ArchiverEndpoints::whatIsUnderWayIsNotTakenUpAgain()
{
    m_desk->refusals.insert(u"wscr-1"_s, OddService::error(403));
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->send();
    QTRY_COMPARE(m_failed.size(), 1);
    m_desk->refusals.clear();
    const QList<store::PendingArchive> offered = leftOver();
    QCOMPARE(offered.size(), 1);
    m_archiver->archive(m_service->endpoint, changeRequest(u"wscr-1"_s), u"billing"_s);
    m_archiver->archiveLeftOver(m_service->endpoint, offered);
    QVERIFY(!m_archiver->isRunning());
    QCOMPARE(stateOf(u"wscr-1"_s), State::Waiting); // the request can still be undone
    m_archiver->undo();
    QVERIFY(kept(*m_store).isEmpty());
    QVERIFY(!m_desk->archived.contains(u"wscr-1"_s));
}

RUNLATCH_TEST(tst_ArchiverEndpoints)

} // namespace runlatch::changerequests

#include "tst_archiverendpoints.moc"
