// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "redaction/addednames.h"
#include "store/postgres/postgresfixture.h"
#include "store/postgres/serverdesk.h"
#include "store/storefollower.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A desk sees what receivers commit as they commit it, changes nothing, and outlasts the loss of its server.
class tst_ServerDesk : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void answersAsTheStoreOfAReceiver();
    void refusesWhatWouldChangeTheStore();
    void opensSecretsWithTheirKeyAlone();
    void redactsNamesThatReceiversDidNotKnow();
    void tellsWhatIsCommitted();
    void tellsWhatIsAnswered();
    void comesBackWhenTheServerDoes();
    void asksForThePasswordThatItWasGiven();

private:
    base::Result<std::unique_ptr<ServerDesk>> openDesk(const std::optional<StoreKey> &key = {})
    {
        return ServerDesk::open(*ServerAddress::parse(m_address), key, m_clock);
    }
    qint64 appended(const NewCapture &capture)
    {
        const auto row = append(*m_receiver, capture);
        return row ? row->id : 0;
    }

    std::unique_ptr<PostgresStore> m_receiver;
};

void tst_ServerDesk::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    QVERIFY(newDatabase());
    auto opened = open();
    QVERIFY(opened);
    m_receiver = std::move(opened).value();
}

void tst_ServerDesk::cleanup()
{
    m_receiver.reset();
    redaction::setAddedNames({});
}

void tst_ServerDesk::answersAsTheStoreOfAReceiver()
{
    const qint64 first = appended(newCapture(u"taskrs-1"_s));
    const qint64 second = appended(newCapture(u"taskrs-1"_s));
    auto desk = openDesk();
    QVERIFY(desk);
    const auto rows = list(**desk);
    QVERIFY(rows);
    QCOMPARE(rows->size(), 2);
    QCOMPARE(rows->at(0).id, second);
    QCOMPARE(listNewer(**desk, first)->size(), 1);
    QCOMPARE(load(**desk, first)->row.id, first);
    QCOMPARE(deliveries(**desk, second)->total, 2);
    const auto filter = CaptureFilter::parse(u"task:taskrs-1"_s, m_clock.utc());
    QObject context;
    QList<CaptureRow> found;
    bool isDone = false;
    const base::Call call = (*desk)->search(
        filter, {}, &context, [&](const SearchReport &report) { found += report.rows; },
        [&](const base::Result<SearchReport> &report) {
            QVERIFY(report);
            found += report->rows;
            isDone = true;
        });
    QTRY_VERIFY(isDone);
    QCOMPARE(found.size(), 2);
}

void tst_ServerDesk::refusesWhatWouldChangeTheStore()
{
    const qint64 id = appended(newCapture());
    auto desk = openDesk();
    QVERIFY(desk);
    QCOMPARE(append(**desk, newCapture(u"taskrs-2"_s)).error().rule, base::Rules::StoreNoRight);
    QCOMPARE(setPinned(**desk, id, true).error().rule, base::Rules::StoreNoRight);
    const auto removed =
        support::answerOf<qint64>([&](QObject *context, auto done) { (*desk)->remove({id}, context, done); });
    QCOMPARE(removed.error().rule, base::Rules::StoreNoRight);
    const auto rows = list(*m_receiver);
    QCOMPARE(rows->size(), 1);
    QVERIFY(!rows->constFirst().pinned);
}

void tst_ServerDesk::opensSecretsWithTheirKeyAlone()
{
    NewCapture capture = newCapture();
    capture.row.receivedAt = m_clock.utc();
    capture.row.deadline = m_clock.utc().addSecs(600);
    const qint64 id = appended(capture);
    const auto without = load(**openDesk(), id);
    QVERIFY(!without->complete);
    QVERIFY(!without->body.contains(Token) && without->body.contains("****"));
    StoreKey fitting = m_key;
    fitting.mustFit = true;
    const auto with = load(**openDesk(fitting), id);
    QVERIFY(with->complete);
    QCOMPARE(with->body, capture.body);
    StoreKey other = newStoreKey();
    other.mustFit = true;
    QCOMPARE(openDesk(other).error().rule, base::Rules::StoreOtherKey);
}

void tst_ServerDesk::redactsNamesThatReceiversDidNotKnow()
{
    NewCapture capture = newCapture();
    capture.body = R"({"payload_version":1,"door_code":"swordfish-4711"})";
    capture.row.runMessage = u"swordfish-4711"_s;
    const qint64 id = appended(capture);
    auto desk = openDesk();
    QVERIFY(list(**desk)->constFirst().runMessage.contains(u"swordfish"_s));
    redaction::setAddedNames({u"door_code"_s});
    QVERIFY(!list(**desk)->constFirst().runMessage.contains(u"swordfish"_s));
    QVERIFY(!listNewer(**desk, 0)->constFirst().runMessage.contains(u"swordfish"_s));
    QVERIFY(!load(**desk, id)->body.contains("swordfish"));
    QVERIFY(!deliveries(**desk, id)->newest.constFirst().row.runMessage.contains(u"swordfish"_s));
}

/// More than one look takes at a time come in their order, and those of before the beginning do not.
void tst_ServerDesk::tellsWhatIsCommitted()
{
    appended(newCapture(u"taskrs-before"_s));
    auto desk = openDesk();
    QVERIFY(desk);
    StoreFollower follower(**desk, m_clock);
    QStringList tasks;
    int looks = 0;
    connect(&follower, &StoreFollower::looked, this, [&looks] { ++looks; });
    connect(&follower, &StoreFollower::came, this, [&tasks](const QList<CaptureRow> &rows) {
        for (const CaptureRow &row : rows)
            tasks += row.taskResultId;
    });
    QTRY_COMPARE(looks, 1);
    QStringList sent;
    QList<NewCapture> captures;
    for (int number = 0; number < StoreFollower::MaxAtOnce + 5; ++number) {
        sent += u"taskrs-%1"_s.arg(number);
        captures.append(newCapture(sent.last()));
    }
    QVERIFY(appendAll(*m_receiver, captures));
    m_clock.advance(StoreFollower::Pause);
    QTRY_COMPARE(looks, 2);
    m_clock.advance(std::chrono::milliseconds(1));
    QTRY_COMPARE(tasks.size(), sent.size());
    QCOMPARE(tasks, sent);
}

void tst_ServerDesk::tellsWhatIsAnswered()
{
    const qint64 id = appended(newCapture());
    appended(newCapture(u"taskrs-2"_s));
    auto desk = openDesk();
    QVERIFY(desk);
    StoreFollower follower(**desk, m_clock);
    QList<qint64> changed;
    int looks = 0;
    connect(&follower, &StoreFollower::looked, this, [&looks] { ++looks; });
    connect(&follower, &StoreFollower::changed, this, [&changed](const QList<CaptureRow> &rows) {
        for (const CaptureRow &row : rows)
            changed += row.id;
    });
    QTRY_COMPARE(looks, 1);
    QVERIFY(list(**desk)); // behind the rows that are read again
    QVERIFY(setPinned(*m_receiver, id, true));
    for (int look = 2; look <= 1 + StoreFollower::LooksBetween; ++look) {
        m_clock.advance(StoreFollower::Pause);
        QTRY_COMPARE(looks, look);
    }
    QTRY_COMPARE(changed, QList<qint64>{id});
}

void tst_ServerDesk::comesBackWhenTheServerDoes()
{
    const qint64 id = appended(newCapture());
    auto desk = openDesk();
    QVERIFY(desk);
    StoreFollower follower(**desk, m_clock);
    int looks = 0;
    QList<base::Rule> failures;
    connect(&follower, &StoreFollower::looked, this, [&looks] { ++looks; });
    connect(&follower, &StoreFollower::failed, this, [&failures](const base::Error &error) { failures += error.rule; });
    QTRY_COMPARE(looks, 1);
    m_receiver.reset();
    QVERIFY(cluster().stop());
    m_clock.advance(StoreFollower::Pause);
    QTRY_COMPARE(failures, QList<base::Rule>{base::Rules::StoreUnreachable});
    QVERIFY(cluster().start());
    follower.tryAgain(); // without the pause before the next connection
    QTRY_COMPARE(looks, 2);
    QCOMPARE(load(**desk, id)->row.id, id);
}

void tst_ServerDesk::asksForThePasswordThatItWasGiven()
{
    const QString database = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(database,
                          u"DROP ROLE IF EXISTS guarded; CREATE ROLE guarded LOGIN PASSWORD 'open sesame';"
                          "GRANT USAGE ON SCHEMA runlatch TO guarded;"
                          "GRANT SELECT ON ALL TABLES IN SCHEMA runlatch TO guarded"_s));
    const auto address = ServerAddress::parse(cluster().address(database, u"guarded"_s));
    QVERIFY(address);
    QCOMPARE(ServerDesk::open(address->withPassword("wrong"), {}, m_clock).error().rule, base::Rules::StoreRefused);
    {
        auto desk = ServerDesk::open(address->withPassword("open sesame"), {}, m_clock);
        QVERIFY(desk);
        QVERIFY(list(**desk));
    }
    QVERIFY(cluster().run(database, u"DROP OWNED BY guarded; DROP ROLE guarded"_s));
}

RUNLATCH_TEST(tst_ServerDesk)

} // namespace runlatch::store

#include "tst_serverdesk.moc"
