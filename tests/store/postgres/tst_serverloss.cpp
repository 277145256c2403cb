// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/postgres/postgresconnection.h"
#include "store/postgres/postgresfixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

/// An answered request is stored, and stored once, whenever the server is lost.
class tst_ServerLoss : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void refusesAtOnceWhileTheServerIsLost();
    void aCutConnectionLosesNothing();
    void aCrashUnderLoadKeepsWhatWasAnswered();
    void aCommitWithoutItsAnswerIsStoredOnce_data();
    void aCommitWithoutItsAnswerIsStoredOnce();
    void twoWritersOfTheSameTasksStoreAll();
    void aFullDiskRefusesAndGoesOn();
    void findingsAreCountedWhenTheServerIsBack();

private:
    /// Appends the capture, and counts the answers.
    void send(PostgresStore &store, const NewCapture &capture)
    {
        ++m_sent;
        store.append(capture, &m_context, [this](const base::Result<CaptureRow> &row) {
            ++m_answers;
            if (row)
                m_acknowledged.insert(row->uuid);
        });
    }
    bool configure(const QString &setting)
    {
        return cluster().run(u"postgres"_s, u"ALTER SYSTEM "_s + setting)
            && cluster().run(u"postgres"_s, u"SELECT pg_reload_conf()"_s);
    }

    QObject m_context;
    int m_sent = 0;
    int m_answers = 0;
    QSet<QUuid> m_acknowledged;
};

void tst_ServerLoss::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    m_sent = m_answers = 0;
    m_acknowledged.clear();
    QVERIFY(newDatabase());
}

void tst_ServerLoss::cleanup()
{
    if (PostgresCluster::instance())
        QVERIFY(configure(u"RESET synchronous_standby_names"_s));
}

/// And goes on by itself when it is back, with all that was answered.
void tst_ServerLoss::refusesAtOnceWhileTheServerIsLost()
{
    const auto opened = open();
    QVERIFY(opened);
    PostgresStore &store = **opened;
    const auto kept = append(store, newCapture());
    QVERIFY(kept);
    QVERIFY(cluster().stop());
    for (int times = 0; times < 3; ++times) {
        const auto refused = append(store, newCapture());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, base::ErrorKind::Storage);
        QCOMPARE(refused.error().rule.name(), base::Rules::StoreUnreachable.name());
        QCOMPARE(list(store).error().rule.name(), base::Rules::StoreUnreachable.name());
    }
    QVERIFY(cluster().start());
    m_clock.advance(PostgresConnection::LongestPause);
    const auto after = append(store, newCapture());
    QVERIFY2(after, qPrintable(after ? QString() : after.error().detail));
    QCOMPARE(after->delivery, 2);
    QCOMPARE(list(store)->size(), 2);
    QCOMPARE(load(store, kept->id)->body, newCapture().body);
}

void tst_ServerLoss::aCutConnectionLosesNothing()
{
    const auto opened = open();
    QVERIFY(opened && append(**opened, newCapture()) && list(**opened));
    QVERIFY(ask(u"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"
                " AND pid <> pg_backend_pid()"_s)
            != u"?"_s);
    QVERIFY(append(**opened, newCapture()));
    (void)list(**opened); // the reader learns it now
    m_clock.advance(PostgresConnection::LongestPause);
    QCOMPARE(list(**opened)->size(), 2);
}

void tst_ServerLoss::aCrashUnderLoadKeepsWhatWasAnswered()
{
    const auto opened = open();
    QVERIFY(opened);
    for (int number = 0; number < 300; ++number)
        send(**opened, newCapture(u"taskrs-%1"_s.arg(number)));
    QTRY_VERIFY(!m_acknowledged.isEmpty());
    for (int number = 0; number < 300; ++number)
        send(**opened, newCapture(u"taskrs-%1"_s.arg(number)));
    QVERIFY(cluster().stop());
    QTRY_COMPARE(m_answers, m_sent);
    QVERIFY(cluster().start());
    m_clock.advance(PostgresConnection::LongestPause);
    const auto rows = list(**opened);
    QVERIFY(rows);
    QSet<QUuid> stored;
    for (const CaptureRow &row : *rows)
        stored.insert(row.uuid);
    QVERIFY(stored.contains(m_acknowledged));
    QCOMPARE(stored.size(), rows->size());
}

void tst_ServerLoss::aCommitWithoutItsAnswerIsStoredOnce_data()
{
    QTest::addColumn<QString>("end"); ///< what ends the wait for the standby, behind the commit
    QTest::newRow("the connection is cut") << u"SELECT pg_terminate_backend(%1, 5000)"_s;
    QTest::newRow("the standby is given up") << u"SELECT pg_cancel_backend(%1)"_s;
}

void tst_ServerLoss::aCommitWithoutItsAnswerIsStoredOnce()
{
    QFETCH(const QString, end);
    const auto opened = open();
    QVERIFY(opened && append(**opened, newCapture()));
    QVERIFY(configure(u"SET synchronous_standby_names = 'nobody'"_s));
    const QString waiting = u"SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
                            " AND datname = current_database()"_s;
    NewCapture capture;
    // The server takes its new setting when it comes to it.
    QTRY_VERIFY([&] {
        if (m_answers == m_sent) {
            capture = newCapture(u"taskrs-2"_s);
            send(**opened, capture);
        }
        return !ask(waiting).isEmpty();
    }());
    const QString process = ask(waiting);
    const qsizetype before = m_acknowledged.size();
    QCOMPARE(ask(end.arg(process)), u"t"_s);
    QTRY_COMPARE(m_answers, m_sent);
    QCOMPARE(m_acknowledged.size(), before); // nothing is pretended
    QVERIFY(configure(u"RESET synchronous_standby_names"_s));
    const qsizetype stored = ask(u"SELECT COUNT(*) FROM runlatch.captures"_s).toLongLong();

    capture.row.answered = 503; // as its sender was told meanwhile
    capture.row.deadline = {};
    const auto again = append(**opened, capture);
    QVERIFY2(again, qPrintable(again ? QString() : again.error().detail));
    QCOMPARE(again->uuid, capture.row.uuid);
    QCOMPARE(again->answered, 503);
    QVERIFY(!again->deadline.isValid());
    QCOMPARE(ask(u"SELECT COUNT(*) FROM runlatch.captures"_s).toLongLong(), stored);
}

/// Their locks are taken in one order, whatever the order of the captures.
void tst_ServerLoss::twoWritersOfTheSameTasksStoreAll()
{
    const auto one = open();
    const auto two = open();
    QVERIFY(one && two);
    constexpr int Tasks = 40;
    for (int number = 0; number < Tasks; ++number) {
        send(**one, newCapture(u"taskrs-%1"_s.arg(number)));
        send(**two, newCapture(u"taskrs-%1"_s.arg(Tasks - 1 - number)));
    }
    QTRY_COMPARE(m_answers, m_sent);
    QCOMPARE(m_acknowledged.size(), 2 * Tasks);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM (SELECT 1 FROM runlatch.captures GROUP BY task_result_id"
                 " HAVING MIN(delivery) = 1 AND MAX(delivery) = 2 AND COUNT(*) = 2) AS twice"_s),
             QString::number(Tasks));
    QCOMPARE(ask(u"SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"_s), u"0"_s);
}

void tst_ServerLoss::aFullDiskRefusesAndGoesOn()
{
    const auto opened = open();
    QVERIFY(opened && append(**opened, newCapture()));
    QCOMPARE(ask(u"CREATE FUNCTION public.fill() RETURNS trigger LANGUAGE plpgsql AS"
                 " 'BEGIN RAISE EXCEPTION USING ERRCODE = ''disk_full''; END'"_s),
             QString());
    QCOMPARE(ask(u"CREATE TRIGGER fill BEFORE INSERT ON runlatch.captures FOR EACH ROW"
                 " EXECUTE FUNCTION public.fill()"_s),
             QString());
    const auto refused = append(**opened, newCapture());
    QVERIFY(!refused);
    QCOMPARE(refused.error().rule.name(), base::Rules::StoreFull.name());
    QTRY_COMPARE(ask(u"DROP TRIGGER IF EXISTS fill ON runlatch.captures"_s), QString()); // not while the store reads
    QVERIFY(append(**opened, newCapture()));
    QCOMPARE(list(**opened)->size(), 2);
}

/// The counter's connection is cut in front of the capture that it is to count.
void tst_ServerLoss::findingsAreCountedWhenTheServerIsBack()
{
    const auto opened = open();
    QVERIFY(opened);
    const auto searched = support::answerOf<SearchReport>([&](QObject *context, auto done) {
        (*opened)->search(
            {}, {}, context, [](const SearchReport &) {}, done); // its thread counts, too
    });
    QVERIFY(searched);
    QVERIFY(ask(u"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"
                " AND pid <> pg_backend_pid()"_s)
            != u"?"_s);
    NewCapture uncounted = newCapture();
    uncounted.row.findings.reset();
    QVERIFY(append(**opened, uncounted));
    QTRY_VERIFY([&] {
        m_clock.advance(PostgresConnection::LongestPause);
        return append(**opened, newCapture())
            && ask(u"SELECT COUNT(*) FROM runlatch.captures WHERE errors IS NULL"_s) == u"0"_s;
    }());
}

RUNLATCH_TEST(tst_ServerLoss)

} // namespace runlatch::store

#include "tst_serverloss.moc"
