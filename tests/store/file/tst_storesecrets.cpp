// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/sqlitestore.h"

#include "base/rules.h"
#include "store/file/keptcaptures.h"
#include "store/storefixture.h"
#include "support/suite.h"

#include <QStringEncoder>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;
using namespace std::chrono_literals;

/// The store keeps its promises about secrets, checked from outside by the bytes of its files.
class tst_StoreSecrets : public QObject
{
    Q_OBJECT

private slots:
    void holdsNoSecretInAnyFile();
    void holdsNoPartOfASecretThatATextIsCutIn();
    void holdsNoCredentialsOfTheHead();
    void holdsNoSecretOfANote();
    void holdsNoSecretOfACodedBody_data();
    void holdsNoSecretOfACodedBody();
    void holdsNoBytesOfACompressedBody();
    void purgesADayAfterTheDeadline();
    void purgesADayAfterArrivalWhereThereIsNoDeadline();
    void keepsSecretsOfALateRepeatADayFromItsArrival();
    void purgesEveryHourByItself();
    void purgesWhenItIsOpened();
    void opensNothingThatHasExpired();
    void forgetsWithAnotherKey();
    void wantsAKey();
    void refusesAnotherStoresKey();
};

namespace {

QByteArray stars(const QByteArray &secret)
{
    return QByteArray(secret.size(), '*');
}

} // namespace

void tst_StoreSecrets::holdsNoSecretInAnyFile()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto isClean = [&fixture] { return !fixture.holds(Token) && !fixture.holds(UrlCode); };
    const auto stored = append(*fixture.store, newCapture());
    QVERIFY(stored);
    QVERIFY(fixture.allBytes().contains("payload_version")); // the capture is there, in the log
    QVERIFY(isClean());
    QCOMPARE(load(*fixture.store, stored->id)->body, bodyWithSecrets());
    QVERIFY(isClean());
    QVERIFY(addReply(*fixture.store, stored->id, newReply(u"passed"_s), protocol::TaskState::Passed));
    QVERIFY(isClean());
    SentReply echo = newReply(u"passed"_s);
    echo.body = R"({"message":")" + Token + R"("})";
    QVERIFY(addReply(*fixture.store, stored->id, echo, protocol::TaskState::Passed));
    QVERIFY(isClean());
    fixture.clock.advance(25h);
    QTRY_VERIFY(!load(*fixture.store, stored->id)->complete);
    QVERIFY(isClean());
    fixture.store.reset();
    QVERIFY(isClean());
}

void tst_StoreSecrets::holdsNoPartOfASecretThatATextIsCutIn()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    capture.row.runMessage = QString(190, u'm') + QString::fromLatin1(Token);
    QVERIFY(append(*fixture.store, capture));
    QVERIFY(!fixture.holds(Token));
}

void tst_StoreSecrets::holdsNoCredentialsOfTheHead()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    capture.head = "POST /runtask?token=qUeRy-51aZ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer bEaReR-51aZ\r\n"
                   "Cookie: sid=cOoKiE-51aZ\r\n\r\n";
    capture.body = R"({"task_result_callback_url":"https://me:pAsSwOrD-51aZ@tfe.example/cb#fRaGmEnT-51aZ"})";
    const auto stored = append(*fixture.store, capture);
    for (const QByteArray secret : {"qUeRy-51aZ", "bEaReR-51aZ", "cOoKiE-51aZ", "pAsSwOrD-51aZ", "fRaGmEnT-51aZ"})
        QVERIFY2(!fixture.holds(secret), secret.constData());
    QCOMPARE(load(*fixture.store, stored->id)->head, capture.head);
    QCOMPARE(load(*fixture.store, stored->id)->body, capture.body);
}

void tst_StoreSecrets::holdsNoSecretOfANote()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, newCapture());
    QVERIFY(stored && setNote(*fixture.store, stored->id, u"used "_s + QString::fromLatin1(Token) + u" here"_s));
    fixture.store.reset();
    QVERIFY(!fixture.holds(Token));
}

void tst_StoreSecrets::holdsNoSecretOfACodedBody_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto encoded = [](QStringConverter::Encoding encoding) {
        QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
        return QByteArray(encoder.encode(QString::fromUtf8(bodyWithSecrets())));
    };
    QTest::newRow("UTF-16") << encoded(QStringConverter::Utf16LE);
    QTest::newRow("UTF-16, big end first") << encoded(QStringConverter::Utf16BE);
    QTest::newRow("UTF-32") << encoded(QStringConverter::Utf32LE);
    QTest::newRow("UTF-32, big end first") << encoded(QStringConverter::Utf32BE);
    QTest::newRow("form") << "payload=" + bodyWithSecrets().toPercentEncoding();
}

/// The exact bytes come back, and a note may not tell the secret either.
void tst_StoreSecrets::holdsNoSecretOfACodedBody()
{
    QFETCH(const QByteArray, body);
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    capture.head = "POST /runtask HTTP/1.1\r\nHost: localhost\r\n\r\n";
    capture.row.runMessage.clear();
    capture.body = body;
    const auto stored = append(*fixture.store, capture);
    QVERIFY(stored);
    QVERIFY(setNote(*fixture.store, stored->id, u"token "_s + QString::fromLatin1(Token)));
    const QByteArray bytes = fixture.allBytes().replace('\0', QByteArray());
    for (const QByteArray &secret : {Token, UrlCode}) {
        for (qsizetype at = 0; at + 6 <= secret.size(); ++at)
            QVERIFY2(!bytes.contains(secret.sliced(at, 6)), secret.sliced(at).constData());
    }
    QCOMPARE(load(*fixture.store, stored->id)->body, body);
    QCOMPARE(load(*fixture.store, stored->id)->row.note, u"token "_s + QString::fromLatin1(stars(Token)));
}

void tst_StoreSecrets::holdsNoBytesOfACompressedBody()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    capture.body = QByteArray::fromHex("1f8b0800000000000003") + qCompress(bodyWithSecrets()).sliced(6);
    const auto stored = append(*fixture.store, capture);
    QVERIFY(stored);
    QVERIFY(!fixture.holds(capture.body.sliced(10)));
    QCOMPARE(load(*fixture.store, stored->id)->body, capture.body);
}

void tst_StoreSecrets::purgesADayAfterTheDeadline()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, newCapture());
    fixture.clock.advance(24h + 9min);
    fixture.store->purgeSecrets();
    QVERIFY(append(*fixture.store, newCapture(u"behind the purge"_s)));
    QVERIFY(load(*fixture.store, stored->id)->complete);
    fixture.clock.advance(2min);
    fixture.store->purgeSecrets();
    QTRY_COMPARE(fixture.sealed(), 0);
    const auto loaded = load(*fixture.store, stored->id);
    QVERIFY(loaded->purged);
    QByteArray expected = bodyWithSecrets();
    expected.replace(Token, stars(Token)).replace("?url_code=" + UrlCode, stars("?url_code=" + UrlCode));
    QCOMPARE(loaded->body, expected);
    QCOMPARE(loaded->head.size(), newCapture().head.size());
    QVERIFY(!loaded->head.contains(Token));
}

void tst_StoreSecrets::purgesADayAfterArrivalWhereThereIsNoDeadline()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    NewCapture capture = newCapture();
    capture.row.deadline = {};
    const auto stored = append(*fixture.store, capture);
    QVERIFY(load(*fixture.store, stored->id)->complete);
    fixture.clock.advance(24h + 1min);
    fixture.store->purgeSecrets();
    QTRY_COMPARE(fixture.sealed(), 0);
    QVERIFY(!load(*fixture.store, stored->id)->complete);
}

/// Its deadline is that of the first delivery, which is over; the repeat can still be looked at for a day.
void tst_StoreSecrets::keepsSecretsOfALateRepeatADayFromItsArrival()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QVERIFY(append(*fixture.store, newCapture()));
    fixture.clock.advance(48h);
    NewCapture late = newCapture();
    late.row.receivedAt = fixture.clock.utc();
    late.row.deadline = late.row.receivedAt.addSecs(600);
    const auto stored = append(*fixture.store, late);
    QCOMPARE(stored->deadline, newCapture().row.deadline);
    fixture.clock.advance(24h - 1s);
    fixture.store->purgeSecrets();
    QVERIFY(append(*fixture.store, newCapture(u"behind the purge"_s)));
    QVERIFY(load(*fixture.store, stored->id)->complete);
    fixture.clock.advance(1s);
    fixture.store->purgeSecrets();
    QTRY_COMPARE(fixture.sealed(), 0);
    QVERIFY(!load(*fixture.store, stored->id)->complete);
}

void tst_StoreSecrets::purgesEveryHourByItself()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    QCOMPARE(fixture.clock.waiting(), 1);
    const auto stored = append(*fixture.store, newCapture());
    fixture.clock.advance(24h); // the hourly purge runs 24 times
    QVERIFY(load(*fixture.store, stored->id)->complete);
    fixture.clock.advance(1h + 1s); // the first purge is a second after opening
    QTRY_COMPARE(fixture.sealed(), 0);
    QVERIFY(!load(*fixture.store, stored->id)->complete);
    QCOMPARE(fixture.clock.waiting(), 1);
}

void tst_StoreSecrets::purgesWhenItIsOpened()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, newCapture());
    fixture.store.reset();
    fixture.clock.advance(25h);
    QVERIFY(!fixture.open());
    fixture.clock.advance(1s);
    QTRY_COMPARE(fixture.sealed(), 0);
    QVERIFY(!load(*fixture.store, stored->id)->complete);
}

/// The purge comes a second after opening, and takes its time.
void tst_StoreSecrets::opensNothingThatHasExpired()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, newCapture());
    fixture.store.reset();
    fixture.clock.advance(24h + 11min); // a minute after the secrets expired
    QVERIFY(!fixture.open());
    const auto loaded = load(*fixture.store, stored->id);
    QCOMPARE(fixture.sealed(), 1); // no purge came by
    QVERIFY(loaded->purged);
    QVERIFY(!loaded->complete);
    QVERIFY(!loaded->body.contains(Token) && !loaded->body.contains(UrlCode));
    QVERIFY(!loaded->head.contains(Token));
    QVERIFY(loaded->body.contains("\"access_token\":\"" + stars(Token) + '"'));
}

void tst_StoreSecrets::forgetsWithAnotherKey()
{
    StoreFixture fixture;
    QVERIFY(!fixture.open());
    const auto stored = append(*fixture.store, newCapture());
    fixture.store.reset();
    QVERIFY(!fixture.open(newStoreKey()));
    const auto loaded = load(*fixture.store, stored->id);
    QVERIFY(!loaded->complete);
    QVERIFY(loaded->body.contains("\"access_token\":\"" + stars(Token) + '"'));
    QCOMPARE(loaded->body.size(), bodyWithSecrets().size());
}

void tst_StoreSecrets::wantsAKey()
{
    StoreFixture fixture;
    const auto error = fixture.open(QByteArray("too short"));
    QVERIFY(error);
    QCOMPARE(error->kind, base::ErrorKind::Secret);
    QVERIFY(!QFile::exists(fixture.file()));
}

/// A key that must fit changes nothing where it does not, and seals what keys of sessions left.
void tst_StoreSecrets::refusesAnotherStoresKey()
{
    const auto mustFit = [](const QByteArray &bytes) {
        StoreKey key(bytes);
        key.mustFit = true;
        return key;
    };
    StoreFixture fixture;
    QVERIFY(!fixture.open({newStoreKey(), false}));
    QVERIFY(append(*fixture.store, newCapture()));
    fixture.store.reset();
    const QByteArray key = newStoreKey();
    QCOMPARE(KeptCaptures(fixture.file(), key).needNoKey().error().rule, base::Rules::StoreKeyEnded);
    QVERIFY(!fixture.open(mustFit(key)));
    QVERIFY(append(*fixture.store, newCapture(u"taskrs-2"_s)));
    fixture.store.reset();
    QCOMPARE(KeptCaptures(fixture.file(), key).needNoKey().error().rule, base::Rules::StoreKeyNeeded);
    QVERIFY(KeptCaptures(fixture.file(), key).checkKey());
    QCOMPARE(KeptCaptures(fixture.file(), newStoreKey()).checkKey().error().rule, base::Rules::StoreOtherKey);
    const auto refused = fixture.open(mustFit(newStoreKey()));
    QVERIFY(refused && refused->kind == base::ErrorKind::Secret);
    QCOMPARE(refused->rule, base::Rules::StoreOtherKey);
    QVERIFY(!fixture.open(mustFit(key)));
    QVERIFY(load(*fixture.store, 2)->complete);
}

RUNLATCH_TEST(tst_StoreSecrets)
#include "tst_storesecrets.moc"
