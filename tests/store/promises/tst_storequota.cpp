// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/promises/anystore.h"
#include "support/suite.h"

#include <QSet>
#include <QSignalSpy>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

/// A store keeps within its quota, drops the least important captures first, and keeps all that must stay.
class tst_StoreQuota : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init() { QVERIFY(openEmpty()); }
    void cleanup() { close(); }
    void keepsWithinTheQuota();
    void tellsOfEveryDrop();
    void dropsRefusedUnsignedAndInvalidFirst();
    void keepsWhatMustStay_data();
    void keepsWhatMustStay();
    void tellsThatDroppingDidNotSuffice();
    void aDraftKeepsNoOtherCapture();
    void dropsWhatNobodySignedThoughItAwaits();
    void dropsByAge();
    void importedOnesHaveNoAge();
    void importedOnesAwaitNothing();
    void aWrongClockKeepsNoOtherCapture();

private:
    static constexpr qint64 Megabyte = 1 << 20;
    static constexpr char NoBytes[] = "this store has no quota by bytes";

    /// The ids that are left, oldest first.
    QList<qint64> kept() const
    {
        QList<qint64> ids = listedIds(store());
        std::reverse(ids.begin(), ids.end());
        return ids;
    }
    /// Waits until no more goes. A drop can be seen before the next one, and before the store asks the clock when to
    /// tell of it. What is planned when the first call is answered is done before the second one.
    bool isSettled() const
    {
        QList<qint64> before;
        return support::waitFor([&] {
            for (int call = 0; call < 2; ++call) {
                if (!setPinned(store(), kept().constLast(), false))
                    return false;
            }
            const QList<qint64> left = kept();
            return left == std::exchange(before, left);
        });
    }
};

void tst_StoreQuota::keepsWithinTheQuota()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    QSignalSpy dropped(&store(), &CaptureStore::dropped);
    store().setQuota({.bytes = 2 * Megabyte});
    QList<qint64> ids;
    for (int i = 0; i < 100; ++i)
        ids.append(append(store(), oldCapture(i))->id);
    QTRY_VERIFY(usage(store())->bytes <= 2 * Megabyte);
    QVERIFY(isSettled());
    const QList<qint64> left = kept();
    QVERIFY(left.size() > 10);
    QCOMPARE(left, ids.last(left.size())); // the oldest captures were dropped
    m_clock.advance(1s);
    QTRY_VERIFY(!dropped.isEmpty());
    qint64 count = 0;
    for (const QList<QVariant> &told : dropped)
        count += told.first().value<Dropped>().captures;
    QCOMPARE(count, 100 - left.size());
    QCOMPARE(dropped.first().first().value<Dropped>().from, oldCapture(1).row.receivedAt);
}

/// Captures that go within a second are told together, and those that go later are told again.
void tst_StoreQuota::tellsOfEveryDrop()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    QSignalSpy dropped(&store(), &CaptureStore::dropped);
    store().setQuota({.bytes = 2 * Megabyte});
    for (int times = 1; times <= 2; ++times) {
        for (int i = 0; i < 40; ++i)
            QVERIFY(append(store(), oldCapture(i)));
        QTRY_VERIFY(usage(store())->bytes <= 2 * Megabyte);
        QVERIFY(isSettled());
        QCOMPARE(dropped.size(), times - 1);
        m_clock.advance(1s);
        QTRY_COMPARE(dropped.size(), times);
    }
    const qint64 count =
        dropped.first().first().value<Dropped>().captures + dropped.last().first().value<Dropped>().captures;
    QCOMPARE(count, 80 - kept().size());
}

void tst_StoreQuota::dropsRefusedUnsignedAndInvalidFirst()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    QList<qint64> ids;
    for (int i = 0; i < 5; ++i)
        ids.append(append(store(), oldCapture(i))->id);
    for (int i = 0; i < 30; ++i) {
        NewCapture capture = oldCapture(i, i % 3 == 0 ? protocol::Verdict::Unsigned : protocol::Verdict::Invalid);
        if (i % 3 == 1)
            capture.row.verdict = protocol::Verdict::Valid;
        capture.row.refusalRule = i % 3 == 1 ? u"request.path"_s : QString();
        ids.append(append(store(), capture)->id);
    }
    store().setQuota({.bytes = 2 * Megabyte});
    QTRY_VERIFY(usage(store())->bytes <= 2 * Megabyte);
    const QList<qint64> left = kept();
    QCOMPARE(left.first(5), ids.first(5));
    QVERIFY(left.size() > 5);
    QCOMPARE(left.sliced(5), ids.last(left.size() - 5)); // and then the oldest
}

void tst_StoreQuota::keepsWhatMustStay_data()
{
    QTest::addColumn<QString>("why");
    for (const char *why : {"awaits", "draft", "pinned"})
        QTest::newRow(why) << QString::fromLatin1(why);
}

void tst_StoreQuota::keepsWhatMustStay()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    QFETCH(QString, why);
    QSignalSpy over(&store(), &CaptureStore::overQuota);
    QSet<qint64> stay;
    QSet<QUuid> drafted{QUuid::createUuid()}; // uuids of another store
    for (int i = 0; i < 20; ++i) {
        NewCapture capture = oldCapture(i);
        if (why == "awaits"_L1)
            capture.row.deadline = m_clock.utc().addSecs(60);
        const auto row = append(store(), capture);
        stay.insert(row->id);
        drafted.insert(row->uuid);
    }
    if (why == "draft"_L1)
        store().setDrafted(drafted);
    for (const qint64 id : std::as_const(stay)) {
        if (why == "pinned"_L1)
            QVERIFY(setPinned(store(), id, true)->pinned);
    }
    store().setQuota({.bytes = Megabyte});
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(kept().size(), 20);
    QVERIFY(append(store(), oldCapture(99)));
    QCOMPARE(over.size(), 1); // reported only once

    // The reason to keep the captures is over.
    m_clock.advance(2min);
    store().setDrafted({});
    for (const qint64 id : std::as_const(stay))
        (void)setPinned(store(), id, false); // some captures have been dropped by now
    store().setQuota({.bytes = Megabyte});
    QTRY_VERIFY(usage(store())->bytes <= Megabyte);
}

/// Captures that may go are dropped, and the rest is still too much.
void tst_StoreQuota::tellsThatDroppingDidNotSuffice()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    QSignalSpy over(&store(), &CaptureStore::overQuota);
    for (int i = 0; i < 20; ++i) {
        const auto row = append(store(), oldCapture(i));
        QVERIFY(row && (i % 2 == 0 || setPinned(store(), row->id, true)));
    }
    store().setQuota({.bytes = Megabyte / 2});
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(kept().size(), 10);
}

/// A forgotten draft must not let the store grow for ever.
void tst_StoreQuota::aDraftKeepsNoOtherCapture()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    QSignalSpy over(&store(), &CaptureStore::overQuota);
    QList<qint64> stay;
    QSet<QUuid> drafted;
    for (int i = 0; i < 20; ++i) {
        const auto row = append(store(), oldCapture(i));
        QVERIFY(row);
        if (i % 2 == 0)
            continue;
        stay.append(row->id);
        drafted.insert(row->uuid);
    }
    store().setDrafted(drafted);
    store().setQuota({.bytes = Megabyte / 2});
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(kept(), stay);
}

/// Unsigned captures are dropped even if they await a reply. Otherwise a stranger could fill the disk with them, and
/// the user's would be dropped for them.
void tst_StoreQuota::dropsWhatNobodySignedThoughItAwaits()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    QSet<qint64> asked;
    for (int i = 0; i < 20; ++i) {
        NewCapture capture = oldCapture(i, i % 2 == 0 ? protocol::Verdict::Invalid : protocol::Verdict::Valid);
        capture.row.deadline = m_clock.utc().addSecs(60);
        const auto stored = append(store(), capture);
        if (i % 2 == 1)
            asked.insert(stored->id);
    }
    const auto answered = append(store(), oldCapture(20));
    store().setQuota({.bytes = Megabyte + Megabyte / 2});
    QTRY_VERIFY(usage(store())->bytes <= Megabyte + Megabyte / 2);
    const QList<qint64> left = kept();
    QVERIFY(left.contains(answered->id)); // this capture awaits nothing, but it is signed
    QVERIFY(QSet<qint64>(left.begin(), left.end()).contains(asked));
    QVERIFY(left.size() > asked.size()); // no more captures were dropped than necessary
}

void tst_StoreQuota::dropsByAge()
{
    for (int i = 0; i < 70; ++i)
        QVERIFY(append(store(), oldCapture(i)));
    const auto fresh = append(store(), newCapture());
    store().setQuota({.age = 24h});
    QTRY_COMPARE(kept(), QList<qint64>{fresh->id});
    m_clock.advance(25h); // the keeper checks the age each hour
    QTRY_COMPARE(kept(), QList<qint64>());
}

/// An import brings captures of long ago, which would go as soon as they came, and they may be many.
void tst_StoreQuota::importedOnesHaveNoAge()
{
    const auto manyOf = [](int count, bool isImported, const QDateTime &receivedAt) {
        NewCapture capture = newCapture({});
        capture.row.imported = isImported;
        capture.row.receivedAt = receivedAt;
        capture.row.deadline = {};
        QList<NewCapture> captures(count, capture);
        for (NewCapture &made : captures)
            made.row.uuid = QUuid::createUuid();
        return captures;
    };
    const QDateTime now = m_clock.utc();
    constexpr int Many = 700;
    QVERIFY(appendAll(store(), manyOf(Many, true, now.addYears(-1))));
    QVERIFY(appendAll(store(), manyOf(100, false, now.addDays(-2))));
    QVERIFY(appendAll(store(), manyOf(Many, true, now.addYears(-2)))); // younger ids, older times
    QVERIFY(appendAll(store(), manyOf(100, false, now.addDays(-1).addSecs(-1))));
    QVERIFY(appendAll(store(), manyOf(7, false, now)));
    store().setQuota({.age = 24h});
    const auto count = [this] { return usage(store())->captures; };
    QTRY_COMPARE(count(), 2 * Many + 7);
    m_clock.advance(25h);
    QTRY_COMPARE(count(), 2 * Many);
}

/// A file may say that its requests await a reply for a hundred years.
void tst_StoreQuota::importedOnesAwaitNothing()
{
    if (!holdsBytes())
        QSKIP(NoBytes);
    NewCapture imported = newCapture({});
    imported.row.imported = true;
    imported.row.deadline = m_clock.utc().addYears(100);
    QVERIFY(append(store(), imported));
    NewCapture passed = newCapture(u"taskrs-2"_s);
    passed.row.uuid = QUuid::createUuid();
    passed.row.deadline = {};
    QVERIFY(append(store(), passed));
    store().setQuota({.bytes = 1});
    QTRY_COMPARE(kept(), QList<qint64>());
}

/// Ids rise with time, but the clock of the machine may have been wrong for a while.
void tst_StoreQuota::aWrongClockKeepsNoOtherCapture()
{
    QList<NewCapture> captures;
    for (int i = 0; i < 200; ++i) {
        captures.append(newCapture(u"taskrs-"_s + QString::number(i)));
        captures.last().row.receivedAt = captures.last().row.receivedAt.addDays(i < 3 ? 1000 : -2);
        captures.last().row.deadline = {};
    }
    QVERIFY(appendAll(store(), captures));
    const QList<qint64> future = kept().first(3);
    store().setQuota({.age = 24h});
    QTRY_COMPARE(kept(), future);
}

RUNLATCH_TEST(tst_StoreQuota)

} // namespace runlatch::store

#include "tst_storequota.moc"
