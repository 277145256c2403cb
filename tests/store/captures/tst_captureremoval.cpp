// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/captureremoval.h"

#include "store/sqlite/database.h"
#include "store/storefixture.h"
#include "support/suite.h"

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// Deleted captures are gone from the file with all that belongs to them, and receiving goes on meanwhile.
class tst_CaptureRemoval : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void removesAllThatBelongsToIt();
    void letsOthersInAfterEachSlice();
    void finishesBeforeTheStoreCloses();

private:
    base::Result<qint64> remove(const QList<qint64> &ids)
    {
        return support::answerOf<qint64>([&](QObject *context, auto done) { m_store->remove(ids, context, done); });
    }
    QList<qint64> listed()
    {
        QList<qint64> ids;
        const auto rows = list(*m_store);
        for (const CaptureRow &row : rows ? *rows : QList<CaptureRow>())
            ids.append(row.id);
        return ids;
    }
    bool open()
    {
        auto opened = SqliteStore::open(m_file, testKey(), m_clock);
        if (opened)
            m_store = std::move(opened).value();
        return bool(opened);
    }

    support::FakeClock m_clock;
    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<CaptureStore> m_store;
};

void tst_CaptureRemoval::init()
{
    m_store.reset();
    m_file = m_folder.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    QVERIFY(open());
}

void tst_CaptureRemoval::removesAllThatBelongsToIt()
{
    const auto gone = append(*m_store, newCapture(u"taskrs-1"_s));
    const auto kept = append(*m_store, newCapture(u"taskrs-2"_s));
    QVERIFY(gone && kept);
    QVERIFY(addReply(*m_store, gone->id, newReply(u"passed"_s), protocol::TaskState::Passed));
    const auto removed = remove({gone->id});
    QVERIFY(removed);
    QCOMPARE(*removed, 1);
    QCOMPARE(listed(), QList<qint64>{kept->id});
    m_store.reset();
    Database database(m_file);
    QVERIFY(database.open(Database::Access::AtRest));
    for (const char *table : {"capture_blobs", "capture_secrets", "replies"}) {
        const auto rows = database.number(
            QString(u"SELECT COUNT(*) FROM %1 WHERE capture_id = %2"_s).arg(QLatin1String(table)).arg(gone->id));
        QVERIFY(rows);
        QCOMPARE(*rows, 0);
    }
}

/// A request that comes during a long removal is on disk long before its end.
void tst_CaptureRemoval::letsOthersInAfterEachSlice()
{
    QList<qint64> ids;
    for (int i = 0; i < 5 * CaptureRemoval::MaxRows; ++i) {
        const auto row = append(*m_store, newCapture());
        QVERIFY(row);
        ids.append(row->id);
    }
    QStringList order;
    QObject context;
    m_store->remove(ids, &context, [&order](const auto &) { order += u"removed"_s; });
    m_store->append(newCapture(), &context, [&order](const auto &) { order += u"received"_s; });
    QTRY_COMPARE(order.size(), 2);
    QCOMPARE(order, (QStringList{u"received"_s, u"removed"_s}));
    QCOMPARE(listed().size(), 1);
}

void tst_CaptureRemoval::finishesBeforeTheStoreCloses()
{
    QList<qint64> ids;
    for (int i = 0; i < 3 * CaptureRemoval::MaxRows; ++i) {
        const auto row = append(*m_store, newCapture());
        QVERIFY(row);
        ids.append(row->id);
    }
    m_store->remove(ids, this, [](const auto &) {});
    m_store.reset();
    QVERIFY(open());
    QVERIFY(listed().isEmpty());
}

RUNLATCH_TEST(tst_CaptureRemoval)
#include "tst_captureremoval.moc"
