// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/sqlitestore.h"

#include "store/storefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// The store is one file, also for whoever copies it after it was closed.
class tst_SqliteStore : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void leavesNoLogWhenItCloses();
    void readsTheOldNameOfACutRequest();
};

void tst_SqliteStore::leavesNoLogWhenItCloses()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    QVERIFY(QFile::exists(fixture.file() + u"-wal"_s));
    fixture.store.reset();
    QVERIFY(!QFile::exists(fixture.file() + u"-wal"_s));
    QVERIFY(!QFile::exists(fixture.file() + u"-shm"_s));
}

/// Until it had a name of its own, a cut request was stored under that of a cut answer.
void tst_SqliteStore::readsTheOldNameOfACutRequest()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture old = newCapture();
    old.row.refusalRule = u"http.cut"_s;
    const auto stored = append(*fixture.store, old);
    QCOMPARE(load(*fixture.store, stored->id)->row.refusalRule, u"http.request-cut"_s);
}

RUNLATCH_TEST(tst_SqliteStore)
#include "tst_sqlitestore.moc"
