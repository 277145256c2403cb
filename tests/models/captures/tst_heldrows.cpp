// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/capturerows.h"

#include "support/capturefixture.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace runlatch::models {

/// Rows that are held are only counted, and rows that are hidden come back to their place, without a gap.
class tst_HeldRows : public QObject, protected support::CaptureFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }
    void heldRowsAreOnlyCounted();
    void heldRowsAreFetched();
    void anEmptyListTakesThemAllTheSame();
    void withoutAStoreNothingIsHeld();
    void theDisksRefusalsAreHeldToo();
    void hiddenRowsComeBackToTheirPlace();
    void hiddenRowsAreNotReadAgain();
    void aHiddenRowLearnsItsState();
    void aHiddenRowAboveTheWindowIsFetched();
    void forgottenRowsDoNotComeBack();

private:
    void open(store::CaptureStore *store)
    {
        m_tester.reset();
        m_model = std::make_unique<CaptureModel>(store, m_clock);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    QList<qint64> shown() const { return ids(*m_model); }

    std::unique_ptr<CaptureModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_HeldRows::init()
{
    QVERIFY(openStore());
    QCOMPARE(receive(5).size(), 5);
    open(m_store.get());
    m_model->fetchMore({});
    QTRY_COMPARE(m_model->rowCount(), 5);
}

void tst_HeldRows::heldRowsAreOnlyCounted()
{
    QSignalSpy newer(m_model.get(), &CaptureModel::newerChanged);
    m_model->setHeld(true);
    m_model->prepend(receive(3));
    QCOMPARE(m_model->rowCount(), 5);
    QCOMPARE(m_model->newerRows(), 3);
    QCOMPARE(newer.last().first().toLongLong(), 3);
    QVERIFY(!m_model->isAtNewest());
}

void tst_HeldRows::heldRowsAreFetched()
{
    m_model->setHeld(true);
    m_model->prepend(receive(3));
    m_model->fetchNewer();
    QTRY_COMPARE(shown(), (QList<qint64>{8, 7, 6, 5, 4, 3, 2, 1}));
    QCOMPARE(m_model->newerRows(), 0);
    QVERIFY(m_model->isAtNewest());
    m_model->prepend(receive(1));
    QCOMPARE(m_model->newerRows(), 1); // it is still held
    m_model->setHeld(false);
    m_model->fetchNewer();
    QTRY_COMPARE(m_model->rowCount(), 9);
    m_model->prepend(receive(1));
    QCOMPARE(m_model->rowCount(), 10);
}

void tst_HeldRows::anEmptyListTakesThemAllTheSame()
{
    QVERIFY(openStore());
    open(m_store.get());
    m_model->setHeld(true);
    m_model->fetchMore({});
    QTRY_VERIFY(!m_model->canFetchMore({}));
    m_model->prepend(receive(1));
    QCOMPARE(m_model->rowCount(), 1);
}

void tst_HeldRows::withoutAStoreNothingIsHeld()
{
    open(nullptr);
    m_model->prepend({row(1)});
    m_model->setHeld(true);
    m_model->prepend({row(2)});
    QCOMPARE(m_model->rowCount(), 2);
}

void tst_HeldRows::theDisksRefusalsAreHeldToo()
{
    m_model->setHeld(true);
    store::CaptureRow refused = row(0);
    refused.stored = false;
    m_model->prepend({refused});
    QCOMPARE(m_model->rowCount(), 5);
    QCOMPARE(m_model->newerRows(), 1);
    m_model->fetchNewer();
    QTRY_COMPARE(m_model->rowCount(), 6);
    QCOMPARE(m_model->rowOf(refused.uuid), 0);
}

void tst_HeldRows::hiddenRowsComeBackToTheirPlace()
{
    m_model->hide({5, 3, 1, 99});
    QCOMPARE(shown(), (QList<qint64>{4, 2}));
    m_model->show({1, 3, 5, 99});
    QCOMPARE(shown(), (QList<qint64>{5, 4, 3, 2, 1}));
    m_model->hide({1, 2, 3, 4, 5});
    QCOMPARE(m_model->rowCount(), 0);
    m_model->show({1, 2, 3, 4, 5});
    QCOMPARE(shown(), (QList<qint64>{5, 4, 3, 2, 1}));
}

void tst_HeldRows::hiddenRowsAreNotReadAgain()
{
    m_model->hide({3});
    QSignalSpy fetched(m_model.get(), &CaptureModel::fetched);
    m_model->fetchNewest();
    QTRY_COMPARE(fetched.count(), 1);
    QCOMPARE(shown(), (QList<qint64>{5, 4, 2, 1}));
    m_model->show({3});
    QCOMPARE(shown(), (QList<qint64>{5, 4, 3, 2, 1}));
}

void tst_HeldRows::aHiddenRowLearnsItsState()
{
    store::CaptureRow answered = m_model->at(2);
    m_model->hide({answered.id});
    answered.state = protocol::TaskState::Passed;
    m_model->update(answered);
    QCOMPARE(m_model->rowCount(), 4);
    m_model->prepend({answered});
    QCOMPARE(m_model->rowCount(), 4);
    m_model->show({answered.id});
    QCOMPARE(m_model->at(2).state, protocol::TaskState::Passed);
}

/// Newer rows were counted meanwhile, of which the window knows nothing.
void tst_HeldRows::aHiddenRowAboveTheWindowIsFetched()
{
    m_model->hide({5});
    m_model->setHeld(true);
    m_model->prepend(receive(2));
    m_model->show({5});
    QCOMPARE(shown(), (QList<qint64>{4, 3, 2, 1}));
    QCOMPARE(m_model->newerRows(), 3);
    m_model->fetchNewer();
    QTRY_COMPARE(shown(), (QList<qint64>{7, 6, 5, 4, 3, 2, 1}));
}

void tst_HeldRows::forgottenRowsDoNotComeBack()
{
    m_model->hide({3});
    m_model->forget({3});
    m_model->show({3});
    QCOMPARE(shown(), (QList<qint64>{5, 4, 2, 1}));
}

RUNLATCH_TEST(tst_HeldRows)

} // namespace runlatch::models

#include "tst_heldrows.moc"
