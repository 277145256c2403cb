// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/quota/quotanotice.h"

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTest>

#include <optional>

using namespace std::chrono_literals;

namespace runlatch::store {

using Subject = QuotaNotice::Subject;
using Telling = QuotaNotice::Telling;

/// A person is told one thing at a time about the quota, asked once, and left alone for an hour.
class tst_QuotaNotice : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_clock.reset();
        m_notice.emplace(m_clock);
    }
    void readsTheLimits();
    void sumsUpWhatWasDropped();
    void staysClosedForAnHour_data();
    void staysClosedForAnHour();
    void oneSubjectGivesWayToAnother();
    void asksOnceForAStore();
    void questionIsNotReplaced();
    void doesNotAskWhomItAsked();
    void anotherQuotaBeginsAnew_data();
    void anotherQuotaBeginsAnew();

private:
    Telling drop(qint64 captures) { return m_notice->addDropped({captures, captures << 20, {}, {}}); }
    Telling exceed(qint64 earlier, bool mayGo = false, bool keepsEarlier = false)
    {
        return m_notice->takeOverQuota({5LL << 30, 20'000, earlier, mayGo, {}}, keepsEarlier);
    }

    support::FakeClock m_clock;
    std::optional<QuotaNotice> m_notice;
};

void tst_QuotaNotice::readsTheLimits()
{
    QCOMPARE(Quota::of(64, 0).bytes, qint64(64) << 20);
    QVERIFY(Quota::of(64, 0).age == 0h);
    QVERIFY(Quota::of(64, 30).age == 720h);
    QCOMPARE(Quota::of(16 * 1024 * 1024, 0).bytes, qint64(1) << 44); // more than an int has
}

void tst_QuotaNotice::sumsUpWhatWasDropped()
{
    QVERIFY(drop(1000) == Telling::Anew);
    QVERIFY(drop(204) == Telling::Again);
    QVERIFY(m_notice->subject() == Subject::Dropped);
    QCOMPARE(m_notice->dropped().captures, 1204);
    QCOMPARE(m_notice->dropped().bytes, qint64(1204) << 20);
    m_notice->close();
    QVERIFY(m_notice->subject() == Subject::Nothing);
    QCOMPARE(m_notice->dropped().captures, 0);
    QVERIFY(drop(5) == Telling::No);
    QVERIFY(m_notice->subject() == Subject::Nothing);
    QCOMPARE(m_notice->dropped().captures, 5);
}

void tst_QuotaNotice::staysClosedForAnHour_data()
{
    QTest::addColumn<bool>("isDropped");
    QTest::newRow("dropped") << true;
    QTest::newRow("in the way") << false;
}

void tst_QuotaNotice::staysClosedForAnHour()
{
    QFETCH(bool, isDropped);
    const auto happen = [&](bool here) { return here ? drop(1) : exceed(0); };
    QVERIFY(happen(isDropped) == Telling::Anew);
    m_notice->close();
    m_clock.advance(1h - 1ms);
    QVERIFY(happen(isDropped) == Telling::No);
    QVERIFY(happen(!isDropped) == Telling::Anew); // the other subject is not closed
    m_notice->settle();
    m_clock.advance(1ms);
    QVERIFY(happen(isDropped) == Telling::Anew);
}

/// A notice about captures in the way goes before one about dropped captures, which waits.
void tst_QuotaNotice::oneSubjectGivesWayToAnother()
{
    QVERIFY(drop(1) == Telling::Anew);
    QVERIFY(exceed(0) == Telling::Anew);
    QVERIFY(m_notice->subject() == Subject::InTheWay);
    QVERIFY(exceed(0) == Telling::Again);
    QVERIFY(drop(2) == Telling::No);
    m_notice->close();
    QVERIFY(drop(3) == Telling::Anew);
    QCOMPARE(m_notice->dropped().captures, 6);
}

void tst_QuotaNotice::asksOnceForAStore()
{
    QVERIFY(exceed(12) == Telling::Anew);
    QVERIFY(m_notice->subject() == Subject::Question);
    QVERIFY(exceed(12) == Telling::No);
    m_notice->close();
    QVERIFY(exceed(12) == Telling::No);
    m_notice->useStore();
    QVERIFY(exceed(12) == Telling::Anew);
    QVERIFY(m_notice->subject() == Subject::Question);
}

void tst_QuotaNotice::questionIsNotReplaced()
{
    QVERIFY(exceed(12) == Telling::Anew);
    QVERIFY(drop(1) == Telling::No);
    QVERIFY(exceed(0) == Telling::No);
    QVERIFY(m_notice->subject() == Subject::Question);
    m_notice->settle();
    QVERIFY(m_notice->subject() == Subject::Nothing);
    QCOMPARE(m_notice->dropped().captures, 0);
    QVERIFY(drop(1) == Telling::Anew);
}

/// A person who agreed or declined learns what stands in the way.
void tst_QuotaNotice::doesNotAskWhomItAsked()
{
    QVERIFY(exceed(12, true) == Telling::Anew);
    QVERIFY(m_notice->subject() == Subject::InTheWay);
    m_notice->settle();
    QVERIFY(exceed(12, false, true) == Telling::Anew);
    QVERIFY(m_notice->subject() == Subject::InTheWay);
}

void tst_QuotaNotice::anotherQuotaBeginsAnew_data()
{
    QTest::addColumn<bool>("mayEarlierGo");
    QTest::newRow("agreed") << true;
    QTest::newRow("not asked") << false;
}

void tst_QuotaNotice::anotherQuotaBeginsAnew()
{
    QFETCH(bool, mayEarlierGo);
    exceed(12);
    m_notice->close();
    exceed(0);
    m_notice->close();
    QVERIFY(exceed(0) == Telling::No);
    m_notice->useQuota(mayEarlierGo);
    QVERIFY(exceed(0) == Telling::Anew); // no longer quiet
    m_notice->useQuota(mayEarlierGo);
    QVERIFY(m_notice->subject() == Subject::Nothing);
    QVERIFY(exceed(12) == (mayEarlierGo ? Telling::No : Telling::Anew));
}

RUNLATCH_TEST(tst_QuotaNotice)

} // namespace runlatch::store

#include "tst_quotanotice.moc"
