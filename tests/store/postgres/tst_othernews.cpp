// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/postgresconnection.h"
#include "store/postgres/postgresfixture.h"
#include "store/postgres/postgreswriter.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A reader hears of what other programs wrote, once for many requests, and not of what this one wrote.
class tst_OtherNews : public QObject, protected PostgresFixture
{
    Q_OBJECT

private slots:
    void init();
    void oneNoticeStandsForManyRequests();
    void listensAgainWhenTheServerIsBack();

private:
    /// True when the reader of `store` listens, and so hears all that is written from now on.
    bool listens() const
    {
        return support::waitFor([this] {
            return ask(u"SELECT COUNT(*) FROM pg_stat_activity WHERE query = 'LISTEN runlatch' AND state = 'idle'"
                       " AND datname = current_database()"_s)
                == u"1"_s;
        });
    }
};

void tst_OtherNews::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    QVERIFY(newDatabase());
}

void tst_OtherNews::oneNoticeStandsForManyRequests()
{
    const auto desk = open();
    const auto receiver = open();
    QVERIFY(desk && receiver);
    const QObject context;
    int news = 0;
    connect(desk->get(), &CaptureStore::othersWrote, &context, [&news] { ++news; });
    QVERIFY(listens());
    QVERIFY(append(**desk, newCapture()));
    m_clock.advance(PostgresWriter::NoticePause); // of its own
    QList<NewCapture> many;
    for (int number = 0; number < 20; ++number)
        many.append(newCapture(u"taskrs-%1"_s.arg(number)));
    QVERIFY(appendAll(**receiver, many));
    QVERIFY(list(**desk));
    QCOMPARE(news, 0);
    m_clock.advance(PostgresWriter::NoticePause);
    QTRY_COMPARE(news, 1);
    QCOMPARE(listNewer(**desk, 0)->size(), 21);
}

/// It may have missed something meanwhile, and says so.
void tst_OtherNews::listensAgainWhenTheServerIsBack()
{
    const auto desk = open();
    QVERIFY(desk);
    const QObject context;
    int news = 0;
    connect(desk->get(), &CaptureStore::othersWrote, &context, [&news] { ++news; });
    QVERIFY(listens());
    QVERIFY(ask(u"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query = 'LISTEN runlatch'"_s)
            == u"t"_s);
    QTRY_VERIFY([&] {
        m_clock.advance(PostgresConnection::LongestPause);
        return news > 0;
    }());
    QVERIFY(listens());
}

RUNLATCH_TEST(tst_OtherNews)

} // namespace runlatch::store

#include "tst_othernews.moc"
