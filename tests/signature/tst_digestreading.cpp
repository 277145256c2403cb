// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/digestreading.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::signature {

namespace {

/// A digest of this size, of which the base64 has both special letters of its alphabet.
QByteArray digestOfSize(qsizetype size)
{
    QByteArray digest = QByteArray("\xfb\xff\xbf", 3);
    while (digest.size() < size)
        digest += static_cast<char>(digest.size() * 37);
    return digest.first(size);
}

} // namespace

/// A digest is read in whatever form it was written, and nothing else is taken for it.
class tst_DigestReading : public QObject
{
    Q_OBJECT
private slots:
    void forms_data();
    void forms();
    void aPartIsEnoughFromSixteenDigits();
    void isNoDigest_data();
    void isNoDigest();
};

void tst_DigestReading::forms_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("form");
    QTest::addColumn<int>("size");
    for (const int size : {64, 32, 20}) {
        const auto row = [size](const char *name, const QByteArray &value, const QString &form) {
            QTest::addRow("%s %d", name, size) << value << form << size;
        };
        const QByteArray hex = digestOfSize(size).toHex();
        const QByteArray base64 = digestOfSize(size).toBase64();
        const QByteArray other =
            digestOfSize(size).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
        row("hex", hex, {});
        row("upper case", hex.toUpper(), u"digest.upper-case"_s);
        row("mixed case", hex.left(size).toUpper() + hex.mid(size), u"digest.upper-case"_s);
        row("base64", base64, u"digest.base64"_s);
        row("other base64", other, u"digest.base64"_s);
        const QByteArray colons = digestOfSize(size).toHex(':');
        row("colons", colons, u"digest.colons"_s);
        row("colons in upper case", '"' + colons.toUpper() + '"', u"digest.colons"_s);
        row("prefix and colons", "SHA2-512(stdin)= " + colons, u"digest.prefix"_s);
        row("dashes of .NET", digestOfSize(size).toHex('-').toUpper(), u"digest.colons"_s);
        row("blanks between bytes", digestOfSize(size).toHex(' '), u"digest.colons"_s);
        row("prefix and blanks", "SHA512: " + digestOfSize(size).toHex(' '), u"digest.prefix"_s);
        row("a number", "0x" + hex, u"digest.prefix"_s);
        row("a number behind a word", "sha512=0x" + hex, u"digest.prefix"_s);
        row("prefix of openssl", "SHA2-512(stdin)= " + hex, u"digest.prefix"_s);
        row("prefix", "sha512=" + hex, u"digest.prefix"_s);
        row("prefix of a header", "X-TFC-Task-Signature: sha512=" + hex, u"digest.prefix"_s);
        row("prefix with a space", "HMAC " + hex.toUpper(), u"digest.prefix"_s);
        row("prefix and base64", "sha512=" + base64, u"digest.prefix"_s);
        row("blanks", ' ' + hex + "\t", u"digest.length"_s);
        row("quotes", '"' + hex + '"', u"digest.length"_s);
        row("blanks in quotes", "' " + hex + " '", u"digest.length"_s);
        row("prefix and quotes", "\"sha512=" + hex + '"', u"digest.prefix"_s);
        row("more behind", hex + "; v=1", u"digest.length"_s);
    }
}

void tst_DigestReading::forms()
{
    QFETCH(const QByteArray, value);
    QFETCH(const int, size);
    const DigestReading reading(value);
    QTEST(reading.form().name(), "form");
    QCOMPARE(reading.digits(), 2 * size);
    QCOMPARE(reading.isWhole(), size == 64);
    QVERIFY(reading.isOf(digestOfSize(size)));
    QVERIFY(!reading.isPartOf(digestOfSize(size)));
    QByteArray changed = digestOfSize(size);
    changed.back() = static_cast<char>(changed.back() ^ 1);
    QVERIFY(!reading.isOf(changed));
}

void tst_DigestReading::aPartIsEnoughFromSixteenDigits()
{
    const QByteArray digest = digestOfSize(64);
    const QByteArray hex = digest.toHex();
    for (const int digits : {16, 17, 40, 127}) {
        QVERIFY(DigestReading(hex.first(digits)).isPartOf(digest));
        QVERIFY(!DigestReading(hex.first(digits)).isOf(digest));
        QVERIFY(!DigestReading(hex.sliced(1, digits)).isPartOf(digest));
    }
    QVERIFY(!DigestReading(hex.first(15)).isPartOf(digest));
    QVERIFY(DigestReading(hex + "0").isPartOf(digest));
    QVERIFY(!DigestReading("0" + hex).isPartOf(digest));
    QVERIFY(DigestReading(digest.first(40).toBase64()).isPartOf(digest));
}

void tst_DigestReading::isNoDigest_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks") << QByteArray("   ");
    QTest::newRow("quotes") << QByteArray("\"\"");
    QTest::newRow("equals") << QByteArray("====");
    QTest::newRow("words") << QByteArray("no digest, but words");
    QTest::newRow("control characters") << QByteArray(128, '\0');
    QTest::newRow("high bytes") << QByteArray(128, '\xff');
    QTest::newRow("colons") << QByteArray("a:b:c:").repeated(20);
    QTest::newRow("colons at wrong places") << QByteArray("ab:cd:ef:0:123:").repeated(5);
    QTest::newRow("several signs") << QByteArray("ab:cd-ef 01:").repeated(8).chopped(1);
    QTest::newRow("much of it") << QByteArray(10'000'000, '!');
}

void tst_DigestReading::isNoDigest()
{
    QFETCH(const QByteArray, value);
    const DigestReading reading(value);
    QVERIFY(reading.digits() < DigestReading::MinDigits);
    QVERIFY(!reading.isOf(digestOfSize(64)) && !reading.isPartOf(digestOfSize(64)));
}

RUNLATCH_TEST(tst_DigestReading)

} // namespace runlatch::signature

#include "tst_digestreading.moc"
