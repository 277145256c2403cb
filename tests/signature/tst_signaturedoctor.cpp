// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/signaturedoctor.h"

#include "base/rules.h"
#include "protocol/fixture.h"
#include "signature/bodyvariants.h"
#include "support/oracle.h"
#include "support/packed.h"
#include "support/suite.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::signature {

namespace {

using base::Rules;
using tests::fixture;
using tests::hmacByOthers;
using tests::objectFixture;
using tests::sha512ByOthers;

const QByteArray Key = "correct horse battery";
const QByteArray Body = "{\"run_id\":\"run-1\",\"b\":[1,2],\"a\":null}";

/// Our side: the key and body that it has, and the header that came.
struct Side
{
    QByteArray key = Key;
    QByteArray body = Body;
};

Diagnosis diagnosed(const Side &side, const QByteArrayList &received)
{
    return diagnose({.keys = {{u"first"_s, "another key"}, {u"ours"_s, side.key}},
                     .otherKeys = {{u"theirs"_s, "staging secret"}},
                     .body = side.body,
                     .received = received});
}

/// The causes that a form or the number of headers shows, without a digest that matches.
bool isSeenAtOnce(base::Rule cause)
{
    return cause.name().startsWith("header."_L1) || cause == Rules::DigestDiffers || cause == Rules::DigestNotHex
        || cause == Rules::BodyLength || cause == Rules::BodyNoLength; // the listener sees them
}

} // namespace

/// Each cause is produced by others' programs and typed bytes, and named by itself alone.
class tst_SignatureDoctor : public QObject
{
    Q_OBJECT
private slots:
    void causes_data();
    void causes();
    void theServicesOwnVectors();
    void aCauseMayComeInAnotherForm();
    void theSumsAreThoseOfTheKey();
    void noKeyHere();
    void whatHoldsIsLeftAlone();
    void theDifferenceIsWhereItIs_data();
    void theDifferenceIsWhereItIs();
    void aWrongLengthIsProvedByAllThatCame_data();
    void aWrongLengthIsProvedByAllThatCame();
    void aMissingLengthIsTold();
    void aWrongKeyNamesNothing();
    void aSingleWrongKeyIsTold();
    void theFormIsNamedWhereNothingMatches_data();
    void theFormIsNamedWhereNothingMatches();
    void nothingSecretIsInADiagnosis();
};

void tst_SignatureDoctor::causes_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QByteArray>("variant");
    QStringList named;
    const auto row = [&named](base::Rule cause, const QByteArray &variant, const Side &ours,
                              const QByteArray &received) {
        named.append(cause.name());
        QTest::newRow((cause.name().toLatin1() + ' ' + variant + ' ' + QByteArray::number(received.size())).constData())
            << ours.key << ours.body << received << cause.name() << variant;
    };
    const QByteArray right = hmacByOthers(Key, Body);
    const QByteArray base64 = QByteArray::fromHex(right).toBase64();
    row(Rules::DigestUpperCase, "", {}, right.toUpper());
    row(Rules::DigestBase64, "", {}, base64);
    row(Rules::DigestBase64, "url", {}, QByteArray(base64.chopped(2)).replace('+', '-').replace('/', '_'));
    row(Rules::DigestColons, "", {}, QByteArray::fromHex(right).toHex(':'));
    row(Rules::DigestColons, "", {}, QByteArray::fromHex(right).toHex(':').toUpper());
    row(Rules::DigestPrefix, "", {}, "SHA2-512(stdin)= " + QByteArray::fromHex(right).toHex(':'));
    row(Rules::DigestPrefix, "", {}, "sha512=" + right);
    row(Rules::DigestPrefix, "", {}, "HMAC-SHA512 " + right.toUpper());
    row(Rules::DigestPrefix, "", {}, "sha512=" + base64);
    row(Rules::DigestLength, "cut", {}, right.first(127));
    row(Rules::DigestLength, "cut", {}, right.first(64));
    row(Rules::DigestLength, "cut", {}, right.first(16));
    row(Rules::DigestLength, "cut", {}, "sha512=" + right.first(64));
    row(Rules::DigestLength, "quotes", {}, right + " ");
    row(Rules::DigestLength, "quotes", {}, "\t " + right + ' ');
    row(Rules::DigestLength, "quotes", {}, " \" " + right + "\" ");
    row(Rules::DigestLength, "quotes", {}, "  '" + right.toUpper() + "'  ");
    row(Rules::DigestLength, "longer", {}, '<' + right + "<   ");
    row(Rules::DigestLength, "longer", {}, '"' + right + "; v1\"");
    row(Rules::DigestLength, "longer", {}, right + QByteArray(900, ' ') + 'x'); // behind what is looked at
    row(Rules::DigestLength, "longer", {}, right + "; v=1");
    row(Rules::DigestLength, "quotes", {}, '"' + right + '"');
    row(Rules::DigestLength, "longer", {}, right.toUpper() + ", v1");
    row(Rules::DigestLength, "longer", {}, right + "00");
    row(Rules::DigestLength, "longer", {}, ' ' + right + "0000 ");
    row(Rules::DigestSha256, "", {}, hmacByOthers(Key, Body, QCryptographicHash::Sha256));
    row(Rules::DigestSha1, "", {}, hmacByOthers(Key, Body, QCryptographicHash::Sha1));
    row(Rules::DigestSha384, "", {}, hmacByOthers(Key, Body, QCryptographicHash::Sha384));
    row(Rules::DigestSha3, "", {}, hmacByOthers(Key, Body, QCryptographicHash::Sha3_512));
    row(Rules::DigestUnkeyed, "plain", {}, sha512ByOthers(Body));
    row(Rules::DigestUnkeyed, "key-before", {}, sha512ByOthers(Key + Body));
    row(Rules::DigestUnkeyed, "key-behind", {}, sha512ByOthers(Body + Key));
    row(Rules::KeyMissing, "sender", {}, hmacByOthers({}, Body));
    row(Rules::KeyOtherKnown, "", {}, hmacByOthers("staging secret", Body));

    const auto keyRow = [&row](base::Rule cause, const QByteArray &variant, const QByteArray &ours,
                               const QByteArray &theirs) {
        row(cause, variant, {.key = ours}, hmacByOthers(theirs, Body));
    };
    keyRow(Rules::KeyNewline, "lf", "battery", "battery\n");
    keyRow(Rules::KeyNewline, "crlf", "battery", "battery\r\n");
    keyRow(Rules::KeyNewline, "none", "battery\n", "battery");
    keyRow(Rules::KeyNewline, "none", "battery\r\n", "battery");
    keyRow(Rules::KeyBlanks, "none", " \tbattery ", "battery");
    keyRow(Rules::KeyBlanks, "end", "battery", "battery ");
    keyRow(Rules::KeyBlanks, "begin", "battery", " battery");
    keyRow(Rules::KeyBlanks, "both", "battery", " battery ");
    keyRow(Rules::KeyQuotes, "none", "\"battery\"", "battery");
    keyRow(Rules::KeyQuotes, "none", "'battery'", "battery");
    keyRow(Rules::KeyQuotes, "double", "battery", "\"battery\"");
    keyRow(Rules::KeyQuotes, "single", "battery", "'battery'");
    keyRow(Rules::KeyHexDecoded, "decoded", "62617474657279", "battery");
    keyRow(Rules::KeyHexDecoded, "encoded", "battery", "62617474657279");
    keyRow(Rules::KeyHexDecoded, "encoded", "\xc3z", "C37A");
    keyRow(Rules::KeyBase64Decoded, "decoded", "YmF0dGVyeQ==", "battery");
    keyRow(Rules::KeyBase64Decoded, "decoded", "YmF0dGVyeQ", "battery");
    keyRow(Rules::KeyBase64Decoded, "decoded", "-_8", "\xfb\xff");
    keyRow(Rules::KeyBase64Decoded, "encoded", "battery", "YmF0dGVyeQ==");
    keyRow(Rules::KeyBase64Decoded, "encoded", "battery", "YmF0dGVyeQ");

    const auto bodyRow = [&row](base::Rule cause, const QByteArray &variant, const QByteArray &ours,
                                const QByteArray &theirs) {
        row(cause, variant, {.body = ours}, hmacByOthers(Key, theirs));
    };
    bodyRow(Rules::BodyNewlineLost, "lf", "{\"a\":1}", "{\"a\":1}\n");
    bodyRow(Rules::BodyNewlineLost, "crlf", "{\"a\":1}", "{\"a\":1}\r\n");
    bodyRow(Rules::BodyNewlineLost, "lf", "", "\n");
    bodyRow(Rules::BodyNewlineAdded, "lf", "{\"a\":1}\n", "{\"a\":1}");
    bodyRow(Rules::BodyNewlineAdded, "crlf", "{\"a\":1}\r\n", "{\"a\":1}");
    bodyRow(Rules::BodyNewlineAdded, "lf", "{\"a\":1}\n\n", "{\"a\":1}\n");
    bodyRow(Rules::BodyLineEnds, "lf", "{\r\n\"a\":1\r\n}", "{\n\"a\":1\n}");
    bodyRow(Rules::BodyLineEnds, "crlf", "{\n\"a\":1\n}\n", "{\r\n\"a\":1\r\n}\r\n");
    bodyRow(Rules::BodyLineEnds, "crlf", "{\n\"a\":1\r\n}", "{\r\n\"a\":1\r\n}");
    bodyRow(Rules::BodyBom, "with", "{\"a\":1}", "\xef\xbb\xbf{\"a\":1}");
    bodyRow(Rules::BodyBom, "without", "\xef\xbb\xbf{\"a\":1}", "{\"a\":1}");
    bodyRow(Rules::BodyTrimmed, "both", " {\"a\":1}\n\n", "{\"a\":1}");
    bodyRow(Rules::BodyTrimmed, "end", " {\"a\":1} ", " {\"a\":1}");
    bodyRow(Rules::BodyTrimmed, "begin", "\t{\"a\":1} ", "{\"a\":1} ");
    bodyRow(Rules::BodyEncoding, "latin-1", "{\"a\":\"M\xc3\xbcll \xc2\xa7\"}", "{\"a\":\"M\xfcll \xa7\"}");
    bodyRow(Rules::BodyEncoding, "utf-8", "{\"a\":\"M\xfcll\"}", "{\"a\":\"M\xc3\xbcll\"}");
    bodyRow(Rules::BodyEncoding, "utf-8", "\x7f\x80\xff", "\x7f\xc2\x80\xc3\xbf");
    bodyRow(Rules::BodyEncoding, "utf-8", "\"M\xc3\xbcll\"", "\"M\xc3\x83\xc2\xbcll\""); // it was encoded twice
    bodyRow(Rules::BodyReserialized, "compact", "{ \"b\" : 1.50 ,\n\"a\" : [ ] }", "{\"b\":1.50,\"a\":[]}");
    bodyRow(Rules::BodyReserialized, "indent-2", Body,
            "{\n  \"run_id\": \"run-1\",\n  \"b\": [\n    1,\n    2\n  ],\n  \"a\": null\n}");
    bodyRow(Rules::BodyReserialized, "indent-2+newline", "{\"a\":{},\"b\":1e400}",
            "{\n  \"a\": {},\n  \"b\": 1e400\n}\n");
    bodyRow(Rules::BodyReserialized, "tabs", "{\"a\":1}", "{\n\t\"a\": 1\n}");
    bodyRow(Rules::BodyReserialized, "compact+sorted", "{\"b\":1,\"a\":2,\"b\":3}", "{\"a\":2,\"b\":1,\"b\":3}");
    bodyRow(Rules::BodyReserialized, "compact+html", "{\"a\":\"<x> & y\"}", "{\"a\":\"\\u003cx\\u003e \\u0026 y\"}");
    bodyRow(Rules::BodyReserialized, "compact+html", "{\"a\":\"<\"}", "{\"a\":\"\\u003c\"}");
    bodyRow(Rules::BodyReserialized, "compact+html", "{\"a\":\">\"}", "{\"a\":\"\\u003e\"}");
    bodyRow(Rules::BodyReserialized, "compact+html", "{\"a\":\"&\"}", "{\"a\":\"\\u0026\"}");
    bodyRow(Rules::BodyReserialized, "compact+html", "[\"\xc3\xbc\xe2\x80\xa8\"]", "[\"\xc3\xbc\\u2028\"]");
    bodyRow(Rules::BodyReserialized, "compact+html", "[\"\xc3\xbc\xe2\x80\xa9\"]", "[\"\xc3\xbc\\u2029\"]");
    bodyRow(Rules::BodyReserialized, "compact", "{\"a\":\"\\u003cx\\u003e \\u0026 y\"}", "{\"a\":\"<x> & y\"}");
    bodyRow(Rules::BodyReserialized, "compact+slashes", "{\"a\":\"https://x\"}", "{\"a\":\"https:\\/\\/x\"}");
    bodyRow(Rules::BodyReserialized, "compact", "{\"a\":\"https:\\/\\/x\"}", "{\"a\":\"https://x\"}");
    bodyRow(Rules::BodyReserialized, "compact+slashes+ascii", "{\"a\":\"/\xc3\xbc\"}", "{\"a\":\"\\/\\u00fc\"}");
    bodyRow(Rules::BodyReserialized, "compact+ascii+upper", "{\"a\":\"\xc3\xa9\"}", "{\"a\":\"\\u00E9\"}");
    bodyRow(Rules::BodyReserialized, "compact+html+upper", "{\"a\":\"<\xc3\xa9\"}", "{\"a\":\"\\u003C\xc3\xa9\"}");
    bodyRow(Rules::BodyReserialized, "compact+ascii+html", "{\"a\":\"<\xc3\xa9\"}", "{\"a\":\"\\u003c\\u00e9\"}");
    bodyRow(Rules::BodyReserialized, "compact+ascii+html+upper", "{\"a\":\"<\xc3\xa9\"}", "{\"a\":\"\\u003C\\u00E9\"}");
    bodyRow(Rules::BodyReserialized, "compact+ascii+html+quotes+upper", "{\"a\":\"\\\"it's\\\" `1`+<\xc3\xa9/\"}",
            "{\"a\":\"\\u0022it\\u0027s\\u0022 \\u00601\\u0060\\u002B\\u003C\\u00E9/\"}");
    bodyRow(Rules::BodyReserialized, "indent-2+ascii+html+quotes+upper", "{\"a\":\"12:00+01\"}",
            "{\n  \"a\": \"12:00\\u002B01\"\n}");
    bodyRow(Rules::BodyReserialized, "compact+ascii+upper", "{\"a\":\"\\u001b[0m\"}", "{\"a\":\"\\u001B[0m\"}");
    bodyRow(Rules::BodyReserialized, "compact+ascii+upper+sorted", "{\"b\":\"\xc3\xa9\",\"a\":1}",
            "{\"a\":1,\"b\":\"\\u00E9\"}");
    bodyRow(Rules::BodyReserialized, "spaced+kept", "{\"a\":\"\\u00FC\\/\"}", "{\"a\": \"\\u00FC\\/\"}");

    bodyRow(Rules::BodyPacked, "gzip", support::packed(Body, support::Frame::Gzip), Body);
    bodyRow(Rules::BodyPacked, "zlib", support::packed(Body, support::Frame::Zlib), Body);

    for (const base::Rule cause : Rules::Signatures)
        QVERIFY2(isSeenAtOnce(cause) || named.contains(cause.name()), qPrintable(cause.name()));
}

void tst_SignatureDoctor::causes()
{
    QFETCH(const QByteArray, key);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, received);
    QFETCH(const QByteArray, variant);
    const Diagnosis diagnosis = diagnosed({key, body}, {received});
    QTEST(diagnosis.cause.name(), "cause");
    QCOMPARE(diagnosis.variant, variant);
    QCOMPARE(diagnosis.verdict, protocol::Verdict::Invalid);
    QVERIFY(diagnosis.isProven && diagnosis.form != diagnosis.cause);
    const bool isOfBody = diagnosis.cause.name().startsWith("body."_L1);
    QCOMPARE(diagnosis.difference.has_value(), isOfBody);
    const auto theirs = signedBody(body, diagnosis);
    QCOMPARE(theirs.has_value(), isOfBody);
    if (theirs)
        QCOMPARE(hmacByOthers(key, *theirs), received);
    const QString named = diagnosis.cause == Rules::KeyOtherKnown ? u"theirs"_s
        : variant == "plain" || variant == "sender"               ? QString()
                                                                  : u"ours"_s;
    QCOMPARE(diagnosis.key, named);
}

/// The pretty body is the compact one written anew, and each of them was signed by the service.
void tst_SignatureDoctor::theServicesOwnVectors()
{
    const QJsonObject all = objectFixture(u"signatures/vectors.json"_s);
    const QByteArray key = all[u"key"].toString().toUtf8();
    const auto diagnosedFor = [&](const QString &body, const QString &signedBody) {
        const QByteArray bytes = fixture(u"signatures/"_s + body);
        return diagnosed({key, bytes}, {all[u"vectors"][signedBody].toString().toLatin1()});
    };
    QCOMPARE(diagnosedFor(u"post_plan.json"_s, u"post_plan.json"_s).verdict, protocol::Verdict::Valid);
    const Diagnosis pretty = diagnosedFor(u"post_plan.json"_s, u"post_plan_pretty.json"_s);
    QCOMPARE(pretty.cause, Rules::BodyReserialized);
    QCOMPARE(pretty.variant, "indent-2");
    QCOMPARE(diagnosedFor(u"post_plan_pretty.json"_s, u"post_plan.json"_s).cause, Rules::BodyReserialized);
    QCOMPARE(diagnosedFor(u"post_plan.json"_s, u"ping.json"_s).cause, Rules::DigestDiffers);
}

void tst_SignatureDoctor::aCauseMayComeInAnotherForm()
{
    const QByteArray signedBody = hmacByOthers(Key, Body + '\n');
    const auto formOf = [](const QByteArray &received) {
        const Diagnosis diagnosis = diagnosed({}, {received});
        return diagnosis.cause == Rules::BodyNewlineLost ? diagnosis.form.name() : u"another cause"_s;
    };
    QCOMPARE(formOf(signedBody), QString());
    QCOMPARE(formOf(signedBody.toUpper()), u"digest.upper-case"_s);
    QCOMPARE(formOf("sha512=" + signedBody), u"digest.prefix"_s);
    QCOMPARE(formOf(QByteArray::fromHex(signedBody).toBase64()), u"digest.base64"_s);
    QCOMPARE(formOf(signedBody.first(40)), u"digest.length"_s);
    const QByteArray sha256 = hmacByOthers(Key, Body, QCryptographicHash::Sha256);
    const Diagnosis prefixed = diagnosed({}, {"sha256=" + sha256});
    QCOMPARE(prefixed.cause, Rules::DigestSha256);
    QCOMPARE(prefixed.form, Rules::DigestPrefix);
    const QByteArray sha1 = QByteArray::fromHex(hmacByOthers(Key, Body, QCryptographicHash::Sha1)).toBase64();
    QCOMPARE(diagnosed({}, {"sha1=" + sha1}).cause, Rules::DigestSha1);
}

/// With several keys, what was received is compared with the sums of the key that explains it.
void tst_SignatureDoctor::theSumsAreThoseOfTheKey()
{
    const QByteArray changed = Body + "\n";
    SignatureCase request{
        .keys = {{u"first"_s, "another"}, {u"second"_s, Key}}, .otherKeys = {}, .body = changed, .received = {}};
    request.received = {hmacByOthers(Key, Body)};
    const Diagnosis added = diagnose(request);
    QCOMPARE(added.cause, Rules::BodyNewlineAdded);
    QCOMPARE(added.key, u"second"_s);
    QCOMPARE(added.expected, hmacByOthers(Key, changed));
    QCOMPARE(added.sum, hmacByOthers(Key, Body));
    request.received = {hmacByOthers(Key, changed).toUpper()};
    QCOMPARE(diagnose(request).sum, diagnose(request).expected); // written otherwise
    request.received = {hmacByOthers("unknown", Body)};
    QVERIFY(diagnose(request).sum.isEmpty());
    QCOMPARE(diagnose(request).expected, hmacByOthers("another", changed));
    request.received = {hmacByOthers(Key, changed, QCryptographicHash::Sha256)};
    QCOMPARE(diagnose(request).sum, request.received.first());
}

void tst_SignatureDoctor::noKeyHere()
{
    SignatureCase request{.keys = {{u"empty"_s, ""}}, .otherKeys = {}, .body = Body, .received = {}};
    QVERIFY(diagnose(request).cause.isEmpty()); // neither side has one
    request.received = {hmacByOthers(Key, Body)};
    const Diagnosis isSigned = diagnose(request);
    QCOMPARE(isSigned.verdict, protocol::Verdict::Unchecked);
    QCOMPARE(isSigned.cause, Rules::KeyMissing);
    QCOMPARE(isSigned.variant, "here");
    request.received = {"nonsense"};
    QCOMPARE(diagnose(request).cause, Rules::KeyMissing);
    request.otherKeys = {{u"other"_s, Key}};
    request.received = {hmacByOthers(Key, Body)};
    QCOMPARE(diagnose(request).cause, Rules::KeyOtherKnown);
    QCOMPARE(diagnose(request).key, u"other"_s);
}

void tst_SignatureDoctor::whatHoldsIsLeftAlone()
{
    const Diagnosis valid = diagnosed({}, {hmacByOthers(Key, Body)});
    QCOMPARE(valid.verdict, protocol::Verdict::Valid);
    QVERIFY(valid.cause.isEmpty());
    QCOMPARE(valid.key, u"ours"_s);
    QCOMPARE(valid.attempts, 2); // one for each key
}

void tst_SignatureDoctor::theDifferenceIsWhereItIs_data()
{
    QTest::addColumn<QByteArray>("ours");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<qint64>("offset");
    QTest::addColumn<qint64>("length");
    QTest::addColumn<qint64>("otherLength");
    const auto row = [](const char *name, const QByteArray &ours, const QByteArray &theirs, qint64 offset,
                        qint64 length, qint64 otherLength) {
        QTest::newRow(name) << ours << theirs << offset << length << otherLength;
    };
    row("lost newline", "{\"a\":1}", "{\"a\":1}\n", 7, 0, 1);
    row("added newline", "{\"a\":1}\r\n", "{\"a\":1}", 7, 2, 0);
    row("mark", "\xef\xbb\xbf{\"a\":1}", "{\"a\":1}", 0, 3, 0);
    row("line ends", "{\r\n\"a\":1\r\n}", "{\n\"a\":1\n}", 1, 1, 0);
    row("a space", "{\"aaaa\":12345678}", "{\"aaaa\": 12345678}", 8, 0, 1);
    row("escape", "{\"a\":\"x/yyyyyyyyyyy\"}", "{\"a\":\"x\\/yyyyyyyyyyy\"}", 7, 0, 1);
}

void tst_SignatureDoctor::theDifferenceIsWhereItIs()
{
    QFETCH(const QByteArray, ours);
    QFETCH(const QByteArray, theirs);
    const Diagnosis diagnosis = diagnosed({.body = ours}, {hmacByOthers(Key, theirs)});
    QVERIFY(diagnosis.difference);
    QTEST(diagnosis.difference->offset, "offset");
    QTEST(diagnosis.difference->length, "length");
    QTEST(diagnosis.difference->otherLength, "otherLength");
}

void tst_SignatureDoctor::aWrongLengthIsProvedByAllThatCame_data()
{
    QTest::addColumn<base::Rule>("framing");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<qint64>("announced");
    QTest::addColumn<QByteArray>("variant");
    const QByteArray smile = "{\"a\":\"\xc3\xb6\xf0\x9f\x99\x84\"}"; // 10 code points, 11 units of UTF-16, 14 bytes
    QTest::newRow("code points") << Rules::BodyLength << smile << qint64(10) << "characters"_ba;
    QTest::newRow("units of UTF-16") << Rules::BodyLength << smile << qint64(11) << "characters"_ba;
    QTest::newRow("something else") << Rules::BodyLength << smile << qint64(9) << ""_ba;
    QTest::newRow("none of ASCII") << Rules::BodyLength << Body << qint64(0) << ""_ba;
    QTest::newRow("no length") << Rules::BodyNoLength << smile << qint64(0) << "sent"_ba;
}

void tst_SignatureDoctor::aWrongLengthIsProvedByAllThatCame()
{
    QFETCH(const base::Rule, framing);
    QFETCH(const QByteArray, body);
    QFETCH(const qint64, announced);
    SignatureCase request{.keys = {{u"first"_s, "another key"}, {u"ours"_s, Key}},
                          .otherKeys = {},
                          .body = body,
                          .received = {hmacByOthers(Key, body)},
                          .framing = framing,
                          .announced = announced};
    const Diagnosis diagnosis = diagnose(request);
    QCOMPARE(diagnosis.verdict, protocol::Verdict::Invalid);
    QCOMPARE(diagnosis.cause, framing);
    QVERIFY(diagnosis.isProven);
    QTEST(diagnosis.variant, "variant");
    QCOMPARE(diagnosis.key, u"ours"_s);
    QCOMPARE(diagnosis.announced, announced);
    QCOMPARE(diagnosis.sent, body.size());
    QCOMPARE(diagnosis.sum, request.received.first());
    QCOMPARE(diagnosis.expected, hmacByOthers(Key, body.first(announced))); // what other receivers compute
    request.keys.removeLast();
    QVERIFY(!diagnose(request).isProven);
}

void tst_SignatureDoctor::aMissingLengthIsTold()
{
    SignatureCase request{
        .keys = {{u"ours"_s, Key}}, .otherKeys = {}, .body = {}, .received = {hmacByOthers(Key, Body)}};
    QCOMPARE(diagnose(request).cause, Rules::DigestDiffers);
    request.framing = Rules::BodyNoLength;
    const Diagnosis diagnosis = diagnose(request);
    QCOMPARE(diagnosis.cause, Rules::BodyNoLength);
    QVERIFY(!diagnosis.isProven);
    request.received = {hmacByOthers(Key, {})};
    QCOMPARE(diagnose(request).verdict, protocol::Verdict::Valid);
}

void tst_SignatureDoctor::aWrongKeyNamesNothing()
{
    QRandomGenerator random(20261123);
    const QByteArray alphabet = "{}[]\",:\\/ \r\n\t\x00u00fc<&\xc3\xbc\xef\xbb\xbf"
                                "123eE-.truefalsn";
    for (int round = 0; round < 300; ++round) {
        QByteArray body = round % 2 == 0 ? "{\"a\": \"/\xc3\xbc<\", \"0\": [1.0, {}]}\n" : "";
        const int size = random.bounded(120);
        for (int at = 0; at < size; ++at)
            body.insert(random.bounded(body.size() + 1), alphabet[random.bounded(int(alphabet.size()))]);
        QByteArray key(1 + random.bounded(80), '\0');
        std::generate(key.begin(), key.end(), [&random] { return static_cast<char>(random.bounded(256)); });
        const QByteArray received = QMessageAuthenticationCode::hash(body, key, QCryptographicHash::Sha512).toHex();
        const Diagnosis diagnosis = diagnosed({.body = body}, {received});
        QCOMPARE(diagnosis.cause, Rules::DigestDiffers);
        QVERIFY(!diagnosis.isProven && diagnosis.form.isEmpty() && diagnosis.key.isEmpty());
    }
}

void tst_SignatureDoctor::aSingleWrongKeyIsTold()
{
    const auto withOneKey = [](const QByteArray &received) {
        return diagnose({.keys = {{u"ours"_s, Key}}, .otherKeys = {}, .body = Body, .received = {received}});
    };
    const Diagnosis whole = withOneKey(sha512ByOthers("something else"));
    QCOMPARE(whole.verdict, protocol::Verdict::Invalid);
    QCOMPARE(whole.cause, Rules::DigestDiffers);
    const Diagnosis word = withOneKey("null");
    QCOMPARE(word.verdict, protocol::Verdict::Invalid);
    QCOMPARE(word.cause, Rules::DigestLength);
}

void tst_SignatureDoctor::theFormIsNamedWhereNothingMatches_data()
{
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<QString>("cause");
    const QByteArray other = sha512ByOthers("something else");
    QTest::newRow("digest") << other << u"digest.differs"_s;
    QTest::newRow("prefix") << "sha512=" + other << u"digest.differs"_s;
    QTest::newRow("base64") << QByteArray::fromHex(other).toBase64() << u"digest.differs"_s;
    QTest::newRow("short") << other.first(64) << u"digest.length"_s;
    QTest::newRow("fifteen digits of the right one") << hmacByOthers(Key, Body).first(15) << u"digest.length"_s;
    QTest::newRow("long") << QByteArray(100'000, 'a') << u"digest.length"_s;
    QTest::newRow("no hex") << QByteArray(128, 'x') << u"digest.not-hex"_s;
    QTest::newRow("a word") << QByteArray("null") << u"digest.length"_s;
    QTest::newRow("bytes") << QByteArray("\0\xff=\"\"", 5) << u"digest.length"_s;
}

void tst_SignatureDoctor::theFormIsNamedWhereNothingMatches()
{
    QFETCH(const QByteArray, received);
    const Diagnosis diagnosis = diagnosed({}, {received});
    QTEST(diagnosis.cause.name(), "cause");
    QVERIFY(!diagnosis.isProven);
}

/// The only texts of a diagnosis are names.
void tst_SignatureDoctor::nothingSecretIsInADiagnosis()
{
    for (const QByteArray &theirs : {Key + '\n', '"' + Key + '"', Key.toHex(), Key.toBase64(), Key + "unknown"}) {
        const Diagnosis diagnosis = diagnosed({}, {hmacByOthers(theirs, Body)});
        QVERIFY(diagnosis.variant.size() < 10 && !diagnosis.variant.contains("horse"));
        QVERIFY(!diagnosis.key.contains(u"horse"_s));
    }
}

RUNLATCH_TEST(tst_SignatureDoctor)

} // namespace runlatch::signature

#include "tst_signaturedoctor.moc"
