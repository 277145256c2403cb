// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/lineagekeeper.h"

#include "protocol/sha512.h"
#include "store/openstore.h"
#include "store/storefixture.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::Edits;

namespace runlatch::replay {

/// The store knows what a request was made from that was sent again, whether it came back here or went elsewhere.
class tst_LineageKeeper : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void knowsWhatCameBack();
    void knowsAllOfMany();
    void aRowMayComeBeforeTheDigest();
    void takesNoOtherRequestForIt_data();
    void takesNoOtherRequestForIt();
    void expectsNoMoreThanTheBound();
    void remembersNoMoreRowsThanTheBound();
    void keepsWhatWentElsewhere();
    void doesNothingInAnotherStore();

private:
    Resending resending(const QByteArray &body) const
    {
        Resending request;
        request.head = "POST /a HTTP/1.1\r\nHost: h\r\n\r\n";
        request.body = body;
        request.destination = QUrl(u"http://127.0.0.1:1/a"_s);
        return request;
    }
    store::CaptureRow arrived(const QByteArray &body)
    {
        store::NewCapture capture = store::newCapture(u"taskrs-2"_s);
        capture.row.receivedAt = m_fixture->clock.utc();
        capture.row.loopback = true;
        capture.row.sha512 = protocol::sha512(body).toHex();
        return *store::append(*m_fixture->store, capture);
    }
    qint64 parentOf(qint64 id) const { return store::load(*m_fixture->store, id)->row.parent; }

    std::unique_ptr<store::StoreFixture> m_fixture;
    std::unique_ptr<store::OpenStore> m_open;
    std::unique_ptr<LineageKeeper> m_keeper;
};

void tst_LineageKeeper::init()
{
    m_keeper.reset();
    m_open = std::make_unique<store::OpenStore>();
    m_fixture = std::make_unique<store::StoreFixture>();
    QVERIFY(!m_fixture->open());
    QVERIFY(store::append(*m_fixture->store, store::newCapture())); // the captured request, 1
    m_open->set(*m_fixture->store);
    m_keeper = std::make_unique<LineageKeeper>(*m_open, m_fixture->clock);
}

void tst_LineageKeeper::knowsWhatCameBack()
{
    const QSignalSpy changed(m_keeper.get(), &LineageKeeper::changed);
    m_keeper->expect(1, resending("{}"), {{}, {u"/stage"_s}});
    m_fixture->clock.advance(1s);
    const store::CaptureRow other = arrived("other");
    const store::CaptureRow row = arrived("{}");
    m_keeper->see({other, row});
    QTRY_COMPARE(changed.size(), 1);
    const auto told = changed.first().first().value<store::CaptureRow>();
    QCOMPARE(told.id, row.id);
    QCOMPARE(told.parent, 1);
    QCOMPARE(told.edited, u"/stage"_s);
    m_keeper->see({arrived("{}")}); // a repeated one is another matter
    QCOMPARE(parentOf(row.id), 1);
    QCOMPARE(parentOf(other.id), 0);
    QCOMPARE(changed.size(), 1);
}

void tst_LineageKeeper::knowsAllOfMany()
{
    const QSignalSpy changed(m_keeper.get(), &LineageKeeper::changed);
    m_keeper->expect(1, resending("{}"), {}, 3);
    m_keeper->see({arrived("{}"), arrived("{}")});
    QTRY_COMPARE(changed.size(), 2);
    m_keeper->see({arrived("{}"), arrived("{}")});
    QTRY_COMPARE(changed.size(), 3);
    m_keeper->expect(1, resending("last"), {});
    m_keeper->see({arrived("{}"), arrived("last")});
    QTRY_COMPARE(changed.size(), 4);
    QCOMPARE(changed.last().first().value<store::CaptureRow>().id, 7); // none of those that were not expected
}

/// A body may be large, and its digest is made beside the window.
void tst_LineageKeeper::aRowMayComeBeforeTheDigest()
{
    const QByteArray body(20'000'000, 'x');
    const store::CaptureRow row = arrived(body);
    const QSignalSpy changed(m_keeper.get(), &LineageKeeper::changed);
    m_keeper->expect(1, resending(body), {});
    m_keeper->see({row});
    QVERIFY(changed.isEmpty());
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(parentOf(row.id), 1);
}

void tst_LineageKeeper::takesNoOtherRequestForIt_data()
{
    QTest::addColumn<std::function<void(store::CaptureRow &)>>("change");
    using Change = std::function<void(store::CaptureRow &)>;
    QTest::newRow("another body") << Change([](store::CaptureRow &row) { row.sha512 = "00"; });
    QTest::newRow("from elsewhere") << Change([](store::CaptureRow &row) { row.loopback = false; });
    QTest::newRow("of a file") << Change([](store::CaptureRow &row) { row.imported = true; });
    QTest::newRow("before it") << Change([](store::CaptureRow &row) { row.receivedAt = row.receivedAt.addSecs(-1); });
    QTest::newRow("long after it") << Change(
        [](store::CaptureRow &row) { row.receivedAt = row.receivedAt.addSecs(61); });
    QTest::newRow("in memory alone") << Change([](store::CaptureRow &row) { row.stored = false; });
}

void tst_LineageKeeper::takesNoOtherRequestForIt()
{
    QFETCH(const std::function<void(store::CaptureRow &)>, change);
    const QSignalSpy changed(m_keeper.get(), &LineageKeeper::changed);
    m_keeper->expect(1, resending("{}"), {});
    store::CaptureRow row = arrived("{}");
    const store::CaptureRow right = row;
    change(row);
    m_keeper->see({row});
    m_keeper->see({right}); // when this one has its parent, the other one was judged
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().value<store::CaptureRow>().receivedAt, right.receivedAt);
}

void tst_LineageKeeper::expectsNoMoreThanTheBound()
{
    const QSignalSpy changed(m_keeper.get(), &LineageKeeper::changed);
    m_keeper->expect(1, resending("first"), {});
    for (qsizetype number = 0; number < LineageKeeper::MaxExpected; ++number)
        m_keeper->expect(1, resending("later" + QByteArray::number(number)), {});
    const store::CaptureRow first = arrived("first");
    m_keeper->see({first, arrived("later0")});
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(parentOf(first.id), 0);
}

void tst_LineageKeeper::remembersNoMoreRowsThanTheBound()
{
    const QSignalSpy changed(m_keeper.get(), &LineageKeeper::changed);
    const store::CaptureRow first = arrived("{}");
    const store::CaptureRow second = arrived("{}");
    store::CaptureRow other = second;
    other.sha512 = "00";
    m_keeper->expect(1, resending("{}"), {}); // its digest is told by the event loop, behind these rows
    m_keeper->see({first});
    m_keeper->see({second});
    m_keeper->see(QList<store::CaptureRow>(LineageKeeper::MaxSeen - 1, other));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().value<store::CaptureRow>().id, second.id);
    QCOMPARE(parentOf(first.id), 0);
}

void tst_LineageKeeper::keepsWhatWentElsewhere()
{
    const QSignalSpy kept(m_keeper.get(), &LineageKeeper::kept);
    const auto captured = store::load(*m_fixture->store, 1);
    m_keeper->keep(*captured, resending(R"({"stage":"pre_plan"})"), {{}, {u"/stage"_s}}, 200);
    QTRY_COMPARE(kept.size(), 1);
    const auto row = kept.first().first().value<store::CaptureRow>();
    QCOMPARE(row.parent, 1);
    QCOMPARE(row.stage, u"pre_plan"_s);
    const auto stored = store::load(*m_fixture->store, row.id);
    QCOMPARE(stored->body, QByteArray(R"({"stage":"pre_plan"})"));
    QCOMPARE(stored->row.edited, u"/stage"_s);
}

void tst_LineageKeeper::doesNothingInAnotherStore()
{
    const QSignalSpy changed(m_keeper.get(), &LineageKeeper::changed);
    const QSignalSpy kept(m_keeper.get(), &LineageKeeper::kept);
    m_keeper->expect(1, resending("{}"), {});
    m_keeper->keep(*store::load(*m_fixture->store, 1), resending("{}"), {{}, {u"/a"_s}}, 200);
    store::StoreFixture other;
    QVERIFY(!other.open());
    m_open->set(*other.store);
    m_keeper->see({arrived("{}")});
    m_keeper->expect(1, resending("[]"), {});
    store::NewCapture next = store::newCapture();
    next.row.loopback = true;
    next.row.receivedAt = m_fixture->clock.utc();
    next.row.sha512 = protocol::sha512("[]").toHex();
    m_keeper->see({*store::append(*other.store, next)});
    QTRY_COMPARE(changed.size(), 1); // of the store that is open now, whose capture 1 is itself
    QVERIFY(kept.isEmpty());
    QCOMPARE(store::list(*other.store)->size(), 1);
}

RUNLATCH_TEST(tst_LineageKeeper)

} // namespace runlatch::replay

#include "tst_lineagekeeper.moc"
