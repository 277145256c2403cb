// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "signature/signaturedoctor.h"
#include "support/oracle.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::signature {

namespace {

using base::Rules;
using tests::hmacByOthers;
using tests::sha512ByOthers;

const QByteArray HeadersKey = "correct horse battery";
const QByteArray HeadersBody = "{\"run_id\":\"run-1\"}";

Diagnosis headersDiagnosed(const QByteArrayList &received)
{
    return diagnose({.keys = {{u"first"_s, "another key"}, {u"ours"_s, HeadersKey}},
                     .otherKeys = {},
                     .body = HeadersBody,
                     .received = received});
}

} // namespace

/// A fault of the headers alone is told before anything is tried.
class tst_SignatureHeaders : public QObject
{
    Q_OBJECT
private slots:
    void headersAlone();
    void equalHeadersAreTheSame();
    void joinedHeadersAreRepeatedOnes();
};

void tst_SignatureHeaders::headersAlone()
{
    const QByteArray right = hmacByOthers(HeadersKey, HeadersBody);
    const Diagnosis missing = headersDiagnosed({});
    QCOMPARE(missing.cause, Rules::HeaderMissing);
    QCOMPARE(missing.verdict, protocol::Verdict::Unsigned);
    const Diagnosis empty = headersDiagnosed({""});
    QCOMPARE(empty.cause, Rules::HeaderEmpty);
    QCOMPARE(empty.verdict, protocol::Verdict::Unsigned);
    QCOMPARE(headersDiagnosed({" "}).cause, Rules::HeaderEmpty);
    QCOMPARE(headersDiagnosed({"", ""}).cause, Rules::HeaderEmpty);
    QCOMPARE(headersDiagnosed({"", ""}).verdict, protocol::Verdict::Unsigned);
    const Diagnosis twice = headersDiagnosed({"", right});
    QCOMPARE(twice.cause, Rules::HeaderRepeated);
    QCOMPARE(twice.holding, 2);
    QVERIFY(twice.isProven);
    const Diagnosis noneHolds = headersDiagnosed({right.toUpper(), ""});
    QCOMPARE(noneHolds.cause, Rules::HeaderRepeated);
    QVERIFY(!noneHolds.isProven);
}

void tst_SignatureHeaders::equalHeadersAreTheSame()
{
    const QByteArray right = hmacByOthers(HeadersKey, HeadersBody);
    for (const QByteArrayList &received : {QByteArrayList{right, right}, QByteArrayList{right + ", " + right}}) {
        const Diagnosis diagnosis = headersDiagnosed(received);
        QCOMPARE(diagnosis.cause, Rules::HeaderRepeated);
        QCOMPARE(diagnosis.headers, 2);
        QCOMPARE(diagnosis.holding, 1);
        QCOMPARE(diagnosis.variant, "same");
    }
    QVERIFY(headersDiagnosed({right, ""}).variant.isEmpty());
    QVERIFY(headersDiagnosed({right.toUpper(), right.toUpper()}).variant.isEmpty()); // the same, and not valid
}

void tst_SignatureHeaders::joinedHeadersAreRepeatedOnes()
{
    const QByteArray right = hmacByOthers(HeadersKey, HeadersBody);
    const Diagnosis joined = headersDiagnosed({sha512ByOthers("x") + ", " + right});
    QCOMPARE(joined.cause, Rules::HeaderRepeated);
    QCOMPARE(joined.holding, 2);
    QCOMPARE(joined.headers, 2);
    QCOMPARE(headersDiagnosed({sha512ByOthers("x") + ", " + sha512ByOthers("y")}).cause, Rules::DigestDiffers);
    QCOMPARE(headersDiagnosed({QByteArray("x,").repeated(15) + right}).cause, Rules::HeaderRepeated);
    QVERIFY(headersDiagnosed({QByteArray("x,").repeated(16) + right}).cause != Rules::HeaderRepeated);
}

RUNLATCH_TEST(tst_SignatureHeaders)

} // namespace runlatch::signature

#include "tst_signatureheaders.moc"
