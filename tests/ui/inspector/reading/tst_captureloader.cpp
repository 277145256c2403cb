// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/captureloader.h"

#include "support/capturefixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// A request that is wanted often is loaded a few times, and of many requests the first and the newest.
class tst_CaptureLoader : public QObject, protected support::CaptureFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        QVERIFY(openStore());
        m_rows = receive(3);
        QCOMPARE(m_rows.size(), 3);
        m_read.clear();
        m_failed.clear();
        m_loader = std::make_unique<CaptureLoader>([](const QByteArray &) { return KnownKeys(); });
        m_loader->setStore(*m_store);
        connect(m_loader.get(), &CaptureLoader::read, this,
                [this](const CaptureReading &reading) { m_read.append(reading.capture.row.uuid); });
        connect(m_loader.get(), &CaptureLoader::failed, this,
                [this](const base::Error &error) { m_failed.append(error.kind); });
    }
    void cleanup() { m_loader.reset(); }
    void readsWhatIsWanted();
    void whatIsWantedOftenIsReadTwice();
    void theNewestWins();
    void saysWhatIsNotThere();
    void whatNobodyWantsIsDropped();
    void anotherStoreEndsWhatIsUnderWay();

private:
    std::unique_ptr<CaptureLoader> m_loader;
    QList<store::CaptureRow> m_rows;
    QList<QUuid> m_read;
    QList<base::ErrorKind> m_failed;
};

void tst_CaptureLoader::readsWhatIsWanted()
{
    m_loader->load(m_rows[1]);
    QTRY_COMPARE(m_read, QList{m_rows[1].uuid});
    store::CaptureRow inMemory = row(0);
    m_loader->load(inMemory);
    QTRY_COMPARE(m_read.size(), 2);
    QCOMPARE(m_read.last(), inMemory.uuid);
}

void tst_CaptureLoader::whatIsWantedOftenIsReadTwice()
{
    for (int i = 0; i < 100; ++i)
        m_loader->load(m_rows[0]);
    QTRY_COMPARE(m_read.size(), 2);
    m_loader->load(m_rows[1]); // comes behind all that was asked for
    QTRY_COMPARE(m_read.last(), m_rows[1].uuid);
    QCOMPARE(m_read.size(), 3);
}

void tst_CaptureLoader::theNewestWins()
{
    for (const store::CaptureRow &row : std::as_const(m_rows))
        m_loader->load(row);
    QTRY_VERIFY(!m_read.isEmpty());
    QCOMPARE(m_read, QList{m_rows[2].uuid});
}

void tst_CaptureLoader::saysWhatIsNotThere()
{
    m_loader->load(row(77));
    QTRY_COMPARE(m_failed, QList{base::ErrorKind::NotFound});
    m_loader->load(m_rows[0]);
    QTRY_COMPARE(m_read, QList{m_rows[0].uuid});
    m_loader->load(row(78));
    m_loader->load(m_rows[1]); // nobody wants to know of the other any more
    QTRY_COMPARE(m_read.size(), 2);
    QCOMPARE(m_failed.size(), 1);
}

void tst_CaptureLoader::whatNobodyWantsIsDropped()
{
    m_loader->load(m_rows[0]);
    m_loader->stop();
    m_loader->load(m_rows[1]);
    QTRY_VERIFY(!m_read.isEmpty());
    QCOMPARE(m_read, QList{m_rows[1].uuid});
}

void tst_CaptureLoader::anotherStoreEndsWhatIsUnderWay()
{
    m_loader->load(m_rows[0]);
    const std::unique_ptr<store::CaptureStore> earlier = std::move(m_store);
    QVERIFY(openStore());
    m_loader->setStore(*m_store);
    const store::CaptureRow other = receive(1).value(0);
    m_loader->load(other);
    QTRY_VERIFY(!m_read.isEmpty());
    QCOMPARE(m_read, QList{other.uuid});
}

RUNLATCH_TEST(tst_CaptureLoader)
#include "tst_captureloader.moc"
