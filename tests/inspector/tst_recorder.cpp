// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/recorder.h"

#include "fixture.h"
#include "fulldisk.h"
#include "support/fakeclock.h"

#include <QSignalSpy>

using namespace std::chrono_literals;

namespace runlatch::inspector {

class TestRecorder : public QObject
{
    Q_OBJECT

private:
    static store::NewCapture capture(const QByteArray &body = "{}")
    {
        store::NewCapture capture;
        capture.row.uuid = QUuid::createUuid();
        capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);
        capture.head = "POST /runtask HTTP/1.1\r\n\r\n";
        capture.body = body;
        return capture;
    }
    /// Records; keeps in memory what was refused, as the receiver does.
    static bool record(Recorder &recorder, const store::NewCapture &capture)
    {
        const auto row = await<store::CaptureRow>([&](QObject *, const auto &done) {
            recorder.record(capture, [&recorder, capture, done](const base::Result<store::CaptureRow> &answer) {
                if (!answer)
                    recorder.keep(capture);
                done(answer);
            });
        });
        return row.isOk();
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
        large.body = QByteArray(Recorder::MostBytesUnderWay, Qt::Uninitialized);
        QVERIFY(!recorder.isBehind(large)); // alone it may
        recorder.record(capture(), [](const auto &) {});
        QVERIFY(recorder.isBehind(large));
        QVERIFY(!recorder.isBehind(capture()));
        for (int i = 1; i < Recorder::MostUnderWay; ++i)
            recorder.record(capture(), [](const auto &) {});
        QVERIFY(recorder.isBehind(capture()));
        QTRY_VERIFY(recorder.isIdle());
        QVERIFY(!recorder.isBehind(capture()));
        recorder.record(capture(), [](const auto &) {});
        QVERIFY(recorder.isBehind(large)); // what was written counts no more, and what is under way does
        QTRY_VERIFY(recorder.isIdle());
    }

    void countsTheTextsOfARow()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        recorder.record(capture(), [](const auto &) {});
        store::NewCapture wordy = capture();
        wordy.row.runMessage = QString(Recorder::MostBytesUnderWay / 2, Qt::Uninitialized);
        QVERIFY(recorder.isBehind(wordy));
        QTRY_VERIFY(recorder.isIdle());
    }

    void writesMemoryWithTheNextCapture()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QSignalSpy failed(&recorder, &Recorder::failed);
        QSignalSpy recovered(&recorder, &Recorder::recovered);
        QSignalSpy written(&recorder, &Recorder::written);
        {
            const FullDisk full;
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

    void triesAgainByItself()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        QSignalSpy written(&recorder, &Recorder::written);
        {
            const FullDisk full;
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

    void isBounded()
    {
        StoreFixture store;
        support::FakeClock clock;
        Recorder recorder(*store, clock);
        recorder.keep(capture(QByteArray(Recorder::MostBytes - 1000, 'x')));
        QVERIFY(recorder.hasRoomFor(capture()));
        QVERIFY(!recorder.hasRoomFor(capture(QByteArray(1000, 'x'))));
        for (qsizetype kept = 1; kept < Recorder::MostCaptures; ++kept)
            recorder.keep({});
        QVERIFY(!recorder.hasRoomFor({}));
    }
};

} // namespace runlatch::inspector

QTEST_GUILESS_MAIN(runlatch::inspector::TestRecorder)
#include "tst_recorder.moc"
