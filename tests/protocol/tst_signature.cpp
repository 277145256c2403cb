// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/signature.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

namespace {

const QByteArray Key = "Jefe"; // RFC 4231, test case 2
const QByteArray Body = "what do ya want for nothing?";
const QByteArray Digest = "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                          "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737";

} // namespace

/// Signatures are computed as in RFC 4231 and hold for every byte.
class tst_Signature : public QObject
{
    Q_OBJECT

private slots:
    void rfc4231();
    void vectors_data();
    void vectors();
    void comparison();
    void checks_data();
    void checks();
    void namesTheOneThatHolds();
    void takesAnyOfSeveralKeys();
    void everyByteCounts();
    void header();
    void signatureHeaders_data();
    void signatureHeaders();
    void names();
};

void tst_Signature::rfc4231()
{
    QCOMPARE(sign(QByteArray(20, '\x0b'), "Hi There"),
             "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
             "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854");
    QCOMPARE(sign(Key, Body), Digest);
}

void tst_Signature::vectors_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("digest");
    const QJsonObject file = objectFixture(u"signatures/vectors.json"_s);
    const QJsonObject vectors = file["vectors"_L1].toObject();
    QCOMPARE(vectors.size(), 4);
    for (auto vector = vectors.begin(); vector != vectors.end(); ++vector)
        QTest::newRow(qPrintable(vector.key()))
            << file["key"_L1].toString().toUtf8() << fixture("signatures/"_L1 + vector.key())
            << vector.value().toString().toUtf8();
}

void tst_Signature::vectors()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, digest);
    QCOMPARE(sign(key, body), digest);
    QCOMPARE(checkSignature(key, body, {digest}), (SignatureCheck{Verdict::Valid, {}, digest, digest, 1, 0}));
    QCOMPARE(checkSignature(key, body + '\n', {digest}).cause, u"digest.differs"_s);
}

void tst_Signature::comparison()
{
    QVERIFY(equalInConstantTime("", ""));
    QVERIFY(equalInConstantTime("abc", "abc"));
    QVERIFY(!equalInConstantTime("abc", "abcd"));
    QVERIFY(!equalInConstantTime("abc", "Abc"));
    QVERIFY(!equalInConstantTime("abc", "abC"));
    QVERIFY(!equalInConstantTime("abc", "ab\xe3")); // differs in the highest bit only
}

void tst_Signature::checks_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArrayList>("received");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("cause");
    const auto invalid = [](const QByteArray &name, const QByteArrayList &received, const QString &cause) {
        QTest::newRow(name.constData()) << Key << received << Verdict::Invalid << cause;
    };
    const QByteArray base64 = QByteArray::fromHex(Digest).toBase64();
    QTest::newRow("no key") << QByteArray() << QByteArrayList{Digest} << Verdict::Unchecked << QString();
    QTest::newRow("no key, no header") << QByteArray() << QByteArrayList() << Verdict::Unchecked << QString();
    QTest::newRow("no header") << Key << QByteArrayList() << Verdict::Unsigned << QString();
    QTest::newRow("empty header") << Key << QByteArrayList{""} << Verdict::Unsigned << QString();
    QTest::newRow("empty headers") << Key << QByteArrayList{"", ""} << Verdict::Unsigned << QString();
    QTest::newRow("blank headers") << Key << QByteArrayList{" ", "", "\t"} << Verdict::Unsigned << QString();
    QTest::newRow("right") << Key << QByteArrayList{Digest} << Verdict::Valid << QString();
    invalid("upper case", {Digest.toUpper()}, u"digest.upper-case"_s);
    invalid("base64", {base64}, u"digest.base64"_s);
    invalid("prefix", {"sha512=" + Digest}, u"digest.prefix"_s);
    invalid("prefix, upper case", {"sha512=" + Digest.toUpper()}, u"digest.prefix"_s);
    invalid("repeated", {Digest, Digest}, u"header.repeated"_s);
    invalid("repeated, empty first", {"", Digest}, u"header.repeated"_s);
    invalid("cut", {Digest.chopped(1)}, u"digest.length"_s);
    invalid("blank behind", {Digest + ' '}, u"digest.length"_s);
    invalid("wrong with prefix", {"sha512=" + QByteArray(128, '0')}, u"digest.length"_s);
    invalid("no hex", {QByteArray(128, 'g')}, u"digest.not-hex"_s);
    const QByteArray digits = QByteArray("0123456789abcdefABCDEF").repeated(6).first(128);
    invalid("all digits of hex", {digits}, u"digest.differs"_s);
    for (const char beside : {'/', ':', '@', 'G', '`', 'g'}) // next to the digits and letters of hex
        invalid(QByteArray("not hex: ") + beside, {digits.first(127) + beside}, u"digest.not-hex"_s);
    invalid("another key", {sign("jefe", Body)}, u"digest.differs"_s);
}

void tst_Signature::checks()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArrayList, received);
    const SignatureCheck check = checkSignature(key, Body, received);
    QTEST(check.verdict, "verdict");
    QTEST(check.cause.name(), "cause");
    QCOMPARE(check.received, received.join(", "));
    QCOMPARE(check.expected, key.isEmpty() ? QByteArray() : Digest);
}

void tst_Signature::namesTheOneThatHolds()
{
    const QByteArray other(128, '0');
    const SignatureCheck second = checkSignature(Key, Body, {other, Digest, other});
    QCOMPARE(second.verdict, Verdict::Invalid);
    QCOMPARE(second.cause, u"header.repeated"_s);
    QCOMPARE(second.headers, 3);
    QCOMPARE(second.holding, 2);
    QCOMPARE(checkSignature(Key, Body, {Digest, ""}).holding, 1);
    QCOMPARE(checkSignature(Key, Body, {other, ""}).holding, 0);
    QCOMPARE(checkSignature(Key, Body, {Digest.toUpper(), other}).holding, 0); // it would not hold alone
    QCOMPARE(checkWithAnyKey({"new", Key, "older"}, Body, {other, Digest}).holding, 2);
}

void tst_Signature::takesAnyOfSeveralKeys()
{
    QCOMPARE(checkWithAnyKey({"new", Key}, Body, {Digest}).verdict, Verdict::Valid);
    QCOMPARE(checkWithAnyKey({"new", Key}, Body, {Digest.toUpper()}).cause, u"digest.upper-case"_s);
    QCOMPARE(checkWithAnyKey({Key, "new"}, Body, {Digest.toUpper()}).cause, u"digest.upper-case"_s);
    QCOMPARE(checkWithAnyKey({"new", "newer"}, Body, {Digest}).cause, u"digest.differs"_s);
    QCOMPARE(checkWithAnyKey({"", ""}, Body, {Digest}).verdict, Verdict::Unchecked);
    QCOMPARE(checkWithAnyKey({}, Body, {Digest}).received, Digest);
    QCOMPARE(checkWithAnyKey({"", Key}, Body, {}).verdict, Verdict::Unsigned);
}

void tst_Signature::everyByteCounts()
{
    for (qsizetype index = 0; index < Digest.size(); ++index) {
        QByteArray other = Digest;
        other[index] = other[index] == '0' ? '1' : '0';
        QCOMPARE(checkSignature(Key, Body, {other}).verdict, Verdict::Invalid);
    }
}

void tst_Signature::header()
{
    QCOMPARE(signatureHeader("TFC"), "X-TFC-Task-Signature");
    QCOMPARE(userAgent("TFC", "https://service.example"), "TFC/1.0 (+https://service.example; TFC)");
}

void tst_Signature::signatureHeaders_data()
{
    QTest::addColumn<bool>("is");
    for (const char *name :
         {"X-TFC-Task-Signature", "x-tfc-task-signature", "X-Tfc-Task-Signature", "X-My-Own-Task-Signature",
          "X-A-TASK-SIGNATURE", "X-TFE-Notification-Signature", "X-Tfc-Event-Hook-Signature"})
        QTest::newRow(name) << true;
    for (const char *name : {"", "X-", "X-Task-Signature", "X--Task-Signature", "TFC-Task-Signature",
                             "X-TFC-Task-Signature2", "X-Notification-Signature"})
        QTest::newRow(name) << false;
}

void tst_Signature::signatureHeaders()
{
    QFETCH(bool, is);
    QCOMPARE(isSignatureHeader(QTest::currentDataTag()), is);
}

void tst_Signature::names()
{
    for (const Verdict verdict : {Verdict::Unchecked, Verdict::Unsigned, Verdict::Valid, Verdict::Invalid})
        QCOMPARE(verdictOfName(verdictName(verdict)), verdict);
    QCOMPARE(verdictName(Verdict::Unsigned), u"unsigned"_s);
    QVERIFY(!verdictOfName(u"Valid"));
}

RUNLATCH_TEST(tst_Signature)
#include "tst_signature.moc"
