// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/craftedstore.h"
#include "store/storefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A capture is proven only if this installation's key sealed just this request.
class tst_ProvenCaptures : public QObject
{
    Q_OBJECT

private slots:
    void whatWasChangedIsNot_data();
    void whatWasChangedIsNot();
    void whatAnotherKeySealedIsNot();
    void whatNobodySealedIsNot();
    void anUpgradeProvesNothing_data();
    void anUpgradeProvesNothing();
};

void tst_ProvenCaptures::whatWasChangedIsNot_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("the address") << u"UPDATE capture_blobs SET body = CAST(REPLACE(CAST(body AS TEXT), 'tfe.example',"
                                    " 'tfe.exampie') AS BLOB)"_s;
    QTest::newRow("the head") << u"UPDATE capture_blobs SET head = CAST(REPLACE(CAST(head AS TEXT), 'localhost',"
                                 " 'elsewhere') AS BLOB)"_s;
    QTest::newRow("what the signature said") << u"UPDATE captures SET verdict = 'valid'"_s;
    QTest::newRow("where it comes from") << u"UPDATE captures SET imported = 1"_s;
    QTest::newRow("the secrets of another")
        << u"UPDATE capture_secrets SET sealed = (SELECT sealed FROM capture_secrets"
           " WHERE capture_id = 2)"_s;
}

void tst_ProvenCaptures::whatWasChangedIsNot()
{
    QFETCH(const QString, sql);
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()) && append(*fixture.store, newCapture()));
    QVERIFY(craft(fixture.file(), {sql}));
    const auto loaded = load(*fixture.store, 1);
    QVERIFY(loaded->complete);
    QVERIFY(!loaded->proven);
}

void tst_ProvenCaptures::whatAnotherKeySealedIsNot()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    QVERIFY(!fixture.open(StoreKey(QByteArray(32, 'o'))));
    QVERIFY(!load(*fixture.store, 1)->proven);
    QVERIFY(!load(*fixture.store, 1)->complete);
}

void tst_ProvenCaptures::whatNobodySealedIsNot()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    QVERIFY(craft(fixture.file(),
                  {u"DELETE FROM capture_secrets"_s,
                   u"UPDATE capture_blobs SET body = CAST('%1' AS BLOB)"_s.arg(QString::fromUtf8(bodyWithSecrets()))}));
    const auto loaded = load(*fixture.store, 1);
    QCOMPARE(loaded->body, bodyWithSecrets());
    QVERIFY(loaded->complete && !loaded->proven);
}

void tst_ProvenCaptures::anUpgradeProvesNothing_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"captures-v1", "captures-v2", "captures-v3"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// It seals the secrets of an older file that stand there in clear, whoever wrote it.
void tst_ProvenCaptures::anUpgradeProvesNothing()
{
    QFETCH(const QString, name);
    StoreFixture fixture;
    QVERIFY(QFile::copy(u"%1/store/%2.sqlite"_s.arg(QStringLiteral(RUNLATCH_TEST_DATA), name), fixture.file()));
    QVERIFY(QFile::setPermissions(fixture.file(), QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(!fixture.open());
    const auto rows = list(*fixture.store);
    QVERIFY(rows && !rows->isEmpty());
    for (const CaptureRow &row : *rows)
        QVERIFY(!load(*fixture.store, row.id)->proven);
}

RUNLATCH_TEST(tst_ProvenCaptures)
#include "tst_provencaptures.moc"
