// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/capturecopies.h"

#include "fixture.h"
#include "inspector/inspection.h"
#include "protocol/runtaskrequest.h"
#include "store/captures/importmark.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// A copy has every byte of its original, and is no delivery of the run task.
class tst_CaptureCopies : public QObject
{
    Q_OBJECT

private slots:
    void hasEachByteButIsNoDelivery();
    void keepsTheOrderOfSeveral();
    void copiesWhatComesBeforeTheLostOne();
    void saysWhereItComesFrom();

private:
    store::CaptureRow receive(store::CaptureStore &store)
    {
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        request.body = protocol::writeRunTaskRequest(runTaskRequest(u"https://app.example/callback?code=secret"_s));
        store::NewCapture capture;
        capture.row = inspect(request, {}, m_clock.utc()).row;
        capture.row.note = u"mine"_s;
        capture.row.pinned = true;
        capture.head = "POST /runtask HTTP/1.1\r\nHost: here\r\nX-ODD: \t a\r\n\r\n";
        capture.body = request.body;
        return *append(store, capture);
    }
    static store::Capture load(store::CaptureStore &store, qint64 id) { return *store::load(store, id); }

    base::SystemClock m_clock;
};

void tst_CaptureCopies::hasEachByteButIsNoDelivery()
{
    StoreFixture fixture;
    store::CaptureStore &store = *fixture;
    const store::Capture original = load(store, receive(store).id);
    store::OpenStore open;
    CaptureCopies copies(open, m_clock);
    open.set(store);
    QSignalSpy copied(&copies, &CaptureCopies::copied);
    copies.copy({original.row.id});
    QTRY_COMPARE(copied.size(), 1);
    const auto rows = copied.first().first().value<QList<store::CaptureRow>>();
    QCOMPARE(rows.size(), 1);

    const store::Capture copy = load(store, rows.first().id);
    QCOMPARE(copy.head, original.head);
    QCOMPARE(copy.body, original.body);
    QVERIFY(copy.complete);
    QCOMPARE(copy.row.parent, original.row.id);
    store::CaptureRow changed = original.row;
    changed.edited = u"/stage"_s;
    QVERIFY(store::copyOf(changed, m_clock.utc()).edited.isEmpty()); // it was not sent again
    QCOMPARE(copy.row.note, u"mine"_s);
    QVERIFY(!copy.row.pinned);
    QVERIFY(copy.row.uuid != original.row.uuid);
    QCOMPARE(copy.row.deadline, original.row.deadline);
    QCOMPARE(deliveries(store, original.row.id)->total, 1);
    QCOMPARE(receive(store).delivery, 2);
}

void tst_CaptureCopies::keepsTheOrderOfSeveral()
{
    StoreFixture fixture;
    const qint64 first = receive(*fixture).id;
    const qint64 second = receive(*fixture).id;
    store::OpenStore open;
    CaptureCopies copies(open, m_clock);
    open.set(*fixture);
    QSignalSpy copied(&copies, &CaptureCopies::copied);
    copies.copy({second, first});
    copies.copy({first});
    QTRY_COMPARE(copied.size(), 2);
    const auto rows = copied.first().first().value<QList<store::CaptureRow>>();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.first().parent, first);
    QCOMPARE(rows.last().parent, second);
    QVERIFY(rows.first().id < rows.last().id);
    QCOMPARE(copied.last().first().value<QList<store::CaptureRow>>().size(), 1);
}

void tst_CaptureCopies::copiesWhatComesBeforeTheLostOne()
{
    StoreFixture fixture;
    const qint64 first = receive(*fixture).id;
    store::OpenStore open;
    CaptureCopies copies(open, m_clock);
    open.set(*fixture);
    QSignalSpy copied(&copies, &CaptureCopies::copied);
    QSignalSpy failed(&copies, &CaptureCopies::failed);
    copies.copy({first, first + 100});
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().kind, base::ErrorKind::NotFound);
    QCOMPARE(copied.size(), 1);
    copies.copy({first}); // the next call is not hurt
    QTRY_COMPARE(copied.size(), 2);
}

void tst_CaptureCopies::saysWhereItComesFrom()
{
    store::CaptureRow valid;
    valid.id = 7;
    valid.verdict = protocol::Verdict::Valid;
    const store::CaptureRow copy = store::copyOf(valid, m_clock.utc());
    QVERIFY(store::isCopied(copy));
    QCOMPARE(copy.cause, u"copied.valid"_s);
    QCOMPARE(copy.verdict, protocol::Verdict::Unchecked);
    QCOMPARE(store::recordedVerdict(copy).verdict, protocol::Verdict::Valid);
    QCOMPARE(store::copyOf(copy, m_clock.utc()).cause, u"copied.valid"_s);

    store::CaptureRow imported;
    store::markImported(imported, {protocol::Verdict::Invalid, u"body.bom"_s});
    const store::CaptureRow copyOfImported = store::copyOf(imported, m_clock.utc());
    QVERIFY(!store::isCopied(copyOfImported));
    QCOMPARE(copyOfImported.cause, imported.cause);
}

RUNLATCH_TEST(tst_CaptureCopies)

} // namespace runlatch::inspector

#include "tst_capturecopies.moc"
