// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/postgres/postgresconnection.h"
#include "store/postgres/postgresfixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

/// What was answered is stored whenever the server is lost.
class tst_ServerLoss : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void refusesAtOnceWhileTheServerIsLost();
    void aCutConnectionLosesNothing();
    void aCrashUnderLoadKeepsWhatWasAnswered();

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

RUNLATCH_TEST(tst_ServerLoss)

} // namespace runlatch::store

#include "tst_serverloss.moc"
