// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/capturetable.h"
#include "store/postgres/postgresconnection.h"
#include "store/postgres/postgresfixture.h"
#include "support/seeds.h"
#include "support/suite.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A reader that has seen an id never finds a smaller one later, in whatever order several writers commit.
class tst_ReadersOrder : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aCommitWaitsForTheOlderTransaction();
    void anyOrderOfCommits_data();
    void anyOrderOfCommits();
    void twoWritersCountTheDeliveriesOfOneTask();

private:
    /// One of several programs that write to the same store.
    struct Writer
    {
        Writer(const ServerAddress &address, const StoreKey &key, base::Clock &clock)
            : connection(address, clock)
            , sealer(key)
            , table(connection, sealer)
        {
        }

        bool begin() { return connection.beginWriting().isOk(); }
        qint64 append(const NewCapture &capture)
        {
            const auto row = table.append(capture);
            return row && connection.settle() ? row->id : 0;
        }
        bool end(bool isKept)
        {
            return (isKept ? connection.execute("COMMIT") : connection.execute("ROLLBACK")).isOk();
        }

        PostgresConnection connection;
        Sealer sealer;
        CaptureTable table;
    };

    std::unique_ptr<Writer> newWriter()
    {
        return std::make_unique<Writer>(*ServerAddress::parse(m_address), m_key, m_clock);
    }
    QList<qint64> listed() const
    {
        QList<qint64> ids;
        const auto rows = list(*m_store);
        for (const CaptureRow &row : rows ? *rows : QList<CaptureRow>())
            ids.append(row.id);
        return ids;
    }

    std::unique_ptr<PostgresStore> m_store;
};

void tst_ReadersOrder::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    QVERIFY(newDatabase());
    auto opened = open();
    QVERIFY(opened);
    m_store = std::move(opened).value();
}

void tst_ReadersOrder::cleanup()
{
    m_store.reset();
}

void tst_ReadersOrder::aCommitWaitsForTheOlderTransaction()
{
    const auto older = newWriter();
    const auto younger = newWriter();
    QVERIFY(older->begin());
    const qint64 first = older->append(newCapture(u"taskrs-1"_s));
    QVERIFY(younger->begin());
    const qint64 second = younger->append(newCapture(u"taskrs-2"_s));
    QVERIFY(first > 0 && second > first);
    QVERIFY(younger->end(true));
    QCOMPARE(listed(), QList<qint64>()); // it is committed, and one before it may still come
    QVERIFY(load(*m_store, second));     // who knows its id finds it
    QVERIFY(older->end(true));
    QCOMPARE(listed(), (QList<qint64>{second, first}));

    QVERIFY(older->begin());
    QVERIFY(older->append(newCapture(u"taskrs-3"_s)) > second);
    const auto answered = append(*m_store, newCapture(u"taskrs-4"_s));
    QVERIFY(answered);
    QCOMPARE(listed().size(), 2);
    QVERIFY(older->end(false)); // one that never comes holds up nobody any more
    QCOMPARE(listed(), (QList<qint64>{answered->id, second, first}));
}

void tst_ReadersOrder::anyOrderOfCommits_data()
{
    support::addSeeds(3);
}

void tst_ReadersOrder::anyOrderOfCommits()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    std::array<std::unique_ptr<Writer>, 4> writers;
    std::array<bool, 4> isBegun{};
    std::ranges::generate(writers, [this] { return newWriter(); });
    QList<qint64> seen;
    qsizetype kept = 0;
    std::array<qsizetype, 4> waiting{};
    for (int step = 0; step < 200; ++step) {
        const auto number = static_cast<std::size_t>(random.bounded(4));
        Writer &writer = *writers.at(number);
        if (!isBegun.at(number)) {
            QVERIFY(writer.begin());
            isBegun.at(number) = true;
        } else if (random.bounded(2) == 0) {
            QVERIFY(writer.append(newCapture(QString())) > 0);
            ++waiting.at(number);
        } else {
            const bool isKept = random.bounded(4) > 0;
            QVERIFY(writer.end(isKept));
            isBegun.at(number) = false;
            kept += isKept ? waiting.at(number) : 0;
            waiting.at(number) = 0;
        }
        const auto rows = listNewer(*m_store, seen.isEmpty() ? 0 : seen.last());
        QVERIFY(rows);
        for (auto row = rows->crbegin(); row != rows->crend(); ++row)
            seen.append(row->id);
    }
    for (std::size_t number = 0; number < writers.size(); ++number)
        QVERIFY(!isBegun.at(number) || writers.at(number)->end(false));
    const auto last = listNewer(*m_store, seen.isEmpty() ? 0 : seen.last());
    QVERIFY(last);
    QCOMPARE(seen.size() + last->size(), kept); // nothing was passed over
    QVERIFY(std::ranges::is_sorted(seen));
}

/// The second one waits for the end of the first.
void tst_ReadersOrder::twoWritersCountTheDeliveriesOfOneTask()
{
    const auto other = newWriter();
    QVERIFY(other->begin());
    QVERIFY(other->append(newCapture(u"taskrs-1"_s)) > 0);
    QObject context;
    std::optional<CaptureRow> stored;
    m_store->append(newCapture(u"taskrs-1"_s), &context, [&](const base::Result<CaptureRow> &row) {
        if (row)
            stored = *row;
    });
    QVERIFY(list(*m_store)); // it was asked behind the append, by another connection
    QVERIFY(!stored);
    QVERIFY(other->end(true));
    QTRY_VERIFY(stored);
    QCOMPARE(stored->delivery, 2);
}

RUNLATCH_TEST(tst_ReadersOrder)

} // namespace runlatch::store

#include "tst_readersorder.moc"
