// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/recorder.h"

#include "base/utc.h"
#include "fixture.h"
#include "store/sqlite/database.h"
#include "support/fakeclock.h"
#include "support/fulldisk.h"
#include "support/refusingtable.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

/// A received request is written, or kept in memory and written later, in exactly one store.
class tst_Recorder : public QObject
{
    Q_OBJECT

private:
    static store::NewCapture capture(const QByteArray &body = "{}")
    {
        store::NewCapture capture;
        capture.row.uuid = QUuid::createUuid();
        capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
        capture.head = "POST /runtask HTTP/1.1\r\n\r\n";
        capture.body = body;
        return capture;
    }
    /// Records a capture; keeps it in memory if it was refused, as the receiver does.
    static bool record(Recorder &recorder, const store::NewCapture &capture)
    {
        const auto row = support::answerOf<Recorder::Written>([&](QObject *, const auto &done) {
            recorder.record(capture, [&recorder, capture, done](const base::Result<Recorder::Written> &answer) {
                if (!answer)
                    recorder.keep(capture);
                done(answer);
            });
        });
        return row.isOk();
    }

    static bool refuse(StoreFixture &store)
    {
        store::Database database((*store).file());
        if (!database.open(store::Database::Access::ReadWrite))
            return false;
        const auto newest = database.number(u"SELECT COALESCE(MAX(id), 0) FROM captures"_s);
        return newest && database.execute(support::refusing(u"captures"_s, u"id > %1"_s.arg(*newest)));
    }

private slots:
    void recordsWhereTheDiskTakesIt()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QVERIFY(record(recorder, capture()));
        QVERIFY(recorder.isIdle());
        QVERIFY(!recorder.isFailing());
        QCOMPARE(store.rows().size(), 1);
        QCOMPARE(clock.waiting(), 0);
    }

    void isBehindWhenTheStoreHasMuchToDo()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        store::NewCapture large = capture();
        large.body = QByteArray(Recorder::MaxBytesUnderWay, Qt::Uninitialized);
        QVERIFY(!recorder.isBehind(large)); // a single capture is accepted at any size
        recorder.record(capture(), [](const auto &) {});
        QVERIFY(recorder.isBehind(large));
        QVERIFY(!recorder.isBehind(capture()));
        for (int i = 1; i < Recorder::MaxUnderWay; ++i)
            recorder.record(capture(), [](const auto &) {});
        QVERIFY(recorder.isBehind(capture()));
        QTRY_VERIFY(recorder.isIdle());
        QVERIFY(!recorder.isBehind(capture()));
        recorder.record(capture(), [](const auto &) {});
        QVERIFY(recorder.isBehind(large)); // written captures do not count any more, and captures under way do
        QTRY_VERIFY(recorder.isIdle());
    }

    void countsTheTextsOfARow()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        recorder.record(capture(), [](const auto &) {});
        store::NewCapture wordy = capture();
        wordy.row.runMessage = QString(Recorder::MaxBytesUnderWay / 2, Qt::Uninitialized);
        QVERIFY(recorder.isBehind(wordy));
        QTRY_VERIFY(recorder.isIdle());
    }

    void writesMemoryWithTheNextCapture()
    {
        if (!support::FullDisk::IsPossible)
            QSKIP("This system has no limit for the size of a file.");
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QSignalSpy failed(&recorder, &Recorder::failed);
        QSignalSpy recovered(&recorder, &Recorder::recovered);
        QSignalSpy written(&recorder, &Recorder::written);
        {
            const support::FullDisk full;
            QVERIFY(!record(recorder, capture()));
            QVERIFY(!record(recorder, capture()));
            QVERIFY(recorder.isFailing());
        }
        QVERIFY(record(recorder, capture()));
        QTRY_COMPARE(written.count(), 2);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().value<base::Error>().kind, base::ErrorKind::Storage);
        QCOMPARE(recovered.count(), 1);
        QCOMPARE(store.rows().size(), 3);
    }

    void tellsOfAFailureAtOnce();
    void theMarkOfADroppedCaptureIsNotTriedAgain();
    void aRefusedMarkIsTriedAgain();
    void aStoreThatComesBackIsNotLeft();
    void triesAgainByItself()
    {
        if (!support::FullDisk::IsPossible)
            QSKIP("This system has no limit for the size of a file.");
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QSignalSpy written(&recorder, &Recorder::written);
        {
            const support::FullDisk full;
            QVERIFY(!record(recorder, capture()));
            clock.advance(1000ms);
            QTRY_VERIFY(recorder.isIdle());
        }
        QTRY_COMPARE(clock.waiting(), 1);
        clock.advance(1999ms); // the second wait is two seconds
        QVERIFY(recorder.isIdle());
        clock.advance(1ms);
        QTRY_COMPARE(written.count(), 1);
        QCOMPARE(store.rows().size(), 1);
    }

    void triesAgainWhatWasKeptWithoutAsking()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QSignalSpy written(&recorder, &Recorder::written);
        recorder.keep(capture());
        clock.advance(1000ms);
        QTRY_COMPARE(written.count(), 1);
    }

    void anotherStoreTakesWhatIsInMemory()
    {
        StoreFixture store;
        StoreFixture other;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        recorder.keep(capture());
        recorder.keep(capture());
        bool isLeft = false;
        recorder.useStore(*other, [&isLeft] { isLeft = true; });
        QVERIFY(isLeft);
        QTRY_COMPARE(other.rows().size(), 2);
        QVERIFY(store.rows().isEmpty());
        QVERIFY(record(recorder, capture()));
        QCOMPARE(other.rows().size(), 3);
    }

    void anotherStoreThatFailsTooIsTold()
    {
        StoreFixture store;
        StoreFixture other;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QSignalSpy failed(&recorder, &Recorder::failed);
        QVERIFY(refuse(store) && refuse(other));
        QVERIFY(!record(recorder, capture()));
        QVERIFY(!record(recorder, capture()));
        QCOMPARE(failed.count(), 1);
        recorder.useStore(*other, [] {});
        QVERIFY(!record(recorder, capture()));
        QTRY_COMPARE(failed.count(), 2);
    }

    /// Captures under way end in one store. None is lost, and none is in both stores.
    void whatIsUnderWayEndsInOneStore_data()
    {
        QTest::addColumn<bool>("refuses");
        QTest::newRow("the first takes it") << false;
        QTest::newRow("the first refuses") << true;
    }
    void whatIsUnderWayEndsInOneStore()
    {
        QFETCH(bool, refuses);
        StoreFixture store;
        StoreFixture other;
        QVERIFY(!refuses || refuse(store));
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QSignalSpy failed(&recorder, &Recorder::failed);
        recorder.keep(capture());
        recorder.retry();
        QList<const store::CaptureStore *> stores;
        for (int i = 0; i < 20; ++i) {
            recorder.record(capture(), [&stores](const base::Result<Recorder::Written> &written) {
                stores.append(written ? written->store : nullptr);
            });
        }
        store::NewCapture late = capture();
        late.row.deadline = late.row.receivedAt.addSecs(600);
        recorder.record(late, [](const auto &) {});
        recorder.markUnanswered(late.row.uuid);
        bool isLeft = false;
        recorder.useStore(*other, [&isLeft] { isLeft = true; });
        QVERIFY(!isLeft);
        QVERIFY(recorder.kept().isEmpty()); // it is being written, so it is not in memory
        QTRY_VERIFY(isLeft);
        QTRY_VERIFY(recorder.isIdle());
        const QList<store::CaptureRow> rows = refuses ? other.rows() : store.rows();
        QCOMPARE(rows.size(), 22);
        QVERIFY((refuses ? store : other).rows().isEmpty());
        QCOMPARE(stores, QList<const store::CaptureStore *>(20, refuses ? &*other : &*store));
        QCOMPARE(failed.count(), 0);
        for (const store::CaptureRow &row : rows) {
            QCOMPARE(row.answered, row.uuid == late.row.uuid ? 503 : 200);
            QVERIFY(!row.deadline.isValid());
        }
    }

    void isBounded()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        recorder.keep(capture(QByteArray(Recorder::MaxBytes - 1000, 'x')));
        QVERIFY(recorder.hasRoomFor(capture()));
        QVERIFY(!recorder.hasRoomFor(capture(QByteArray(1000, 'x'))));
        const qsizetype rest = 1000 - 2 * capture().head.size(); // to the last byte
        QVERIFY(recorder.hasRoomFor(capture(QByteArray(rest, 'x'))));
        QVERIFY(!recorder.hasRoomFor(capture(QByteArray(rest + 1, 'x'))));
        for (qsizetype kept = 1; kept < Recorder::MaxCaptures; ++kept)
            recorder.keep({});
        QVERIFY(!recorder.hasRoomFor({}));
    }
};

/// The person learns of it with the first capture that is only in memory.
void tst_Recorder::tellsOfAFailureAtOnce()
{
    StoreFixture store;
    support::FakeClock clock;
    Recorder recorder(*store, clock);
    QSignalSpy failed(&recorder, &Recorder::failed);
    QVERIFY(refuse(store));
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!record(recorder, capture()));
        QCOMPARE(failed.count(), 1);
    }
}

/// A capture may be dropped before its mark comes. Nobody needs the mark then, and the store may be left at once.
void tst_Recorder::theMarkOfADroppedCaptureIsNotTriedAgain()
{
    StoreFixture store;
    StoreFixture other;
    support::FakeClock clock;
    Recorder recorder(*store, clock);
    QSignalSpy idle(&recorder, &Recorder::idle);
    recorder.markUnanswered(QUuid::createUuid());
    QTRY_COMPARE(idle.count(), 1);
    bool isLeft = false;
    recorder.useStore(*other, [&isLeft] { isLeft = true; });
    QVERIFY(isLeft);
    QVERIFY(recorder.isIdle());
}

/// Otherwise the row would say 200, and a deadline that the service does not know.
void tst_Recorder::aRefusedMarkIsTriedAgain()
{
    StoreFixture store;
    support::FakeClock clock;
    Recorder recorder(*store, clock);
    const store::NewCapture late = capture();
    QVERIFY(record(recorder, late));
    store::Database database((*store).file());
    QVERIFY(database.open(store::Database::Access::ReadWrite));
    QVERIFY(database.execute(support::refusing(u"captures"_s, u"answered = 503"_s)));
    QSignalSpy idle(&recorder, &Recorder::idle);
    QSignalSpy written(&recorder, &Recorder::written);
    recorder.markUnanswered(late.row.uuid);
    QTRY_COMPARE(idle.count(), 1);
    QCOMPARE(written.count(), 0);
    QCOMPARE(store.rows().first().answered, 200);
    QVERIFY(database.execute(support::refusingNothing()));
    QVERIFY(record(recorder, capture()));
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(store.rows().last().answered, 503);
}

/// A store that came back into use must not be closed by those who close it when it is left.
void tst_Recorder::aStoreThatComesBackIsNotLeft()
{
    StoreFixture store;
    StoreFixture other;
    support::FakeClock clock;
    Recorder recorder(*store, clock);
    recorder.record(capture(), [](const auto &) {});
    bool isFirstLeft = false;
    bool isOtherLeft = false;
    recorder.useStore(*other, [&isFirstLeft] { isFirstLeft = true; });
    recorder.useStore(*store, [&isOtherLeft] { isOtherLeft = true; });
    QTRY_VERIFY(recorder.isIdle());
    QVERIFY(isOtherLeft);
    QVERIFY(!isFirstLeft);
    QCOMPARE(store.rows().size(), 1);
}

RUNLATCH_TEST(tst_Recorder)

} // namespace runlatch::inspector

#include "tst_recorder.moc"
