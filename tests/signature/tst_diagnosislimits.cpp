// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "signature/bodyvariants.h"
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

const QByteArray DoctorsKey = "correct horse battery";

QList<NamedKey> doctorsKeys(int count)
{
    QList<NamedKey> keys;
    for (int number = 0; number < count; ++number)
        keys.append({u"key"_s, " \"" + QByteArray::number(number + 0x100000, 16) + "\" \n"});
    return keys;
}

} // namespace

/// A diagnosis does a bounded amount of work, whatever the body and however many the keys, and can be cancelled.
class tst_DiagnosisLimits : public QObject
{
    Q_OBJECT
private slots:
    void attemptsAreBounded();
    void largeBodiesAreNotWrittenAnew();
    void hashedBytesAreBounded();
    void itCanBeCancelled();
};

/// The attempts do not grow with the body, and with the keys only up to their limits.
void tst_DiagnosisLimits::attemptsAreBounded()
{
    const QByteArray all = "\xef\xbb\xbf { \"b\": \"/\xc3\xbc<+\\u00fc\",\r\n \"a\": [{}, 1.0] } \r\n";
    const QList<NamedKey> keys = doctorsKeys(100);
    const SignatureCase request{keys, keys, all, {sha512ByOthers("something else")}};
    const Diagnosis diagnosis = diagnose(request);
    const int spare = static_cast<int>(keys.size()) - DiagnosisLimits::MaxKeys;
    QVERIFY2(diagnosis.attempts <= DiagnosisLimits::MaxAttempts + spare,
             qPrintable(QString::number(diagnosis.attempts)));
    QVERIFY(diagnosis.attempts > DiagnosisLimits::MaxAttempts / 2);
    QCOMPARE(diagnosis.untried.keys, spare + 100 - DiagnosisLimits::MaxOtherKeys);
    QVERIFY(!diagnosis.untried.rewriting && !diagnosis.untried.rest);
}

/// A large body is tried in all forms that need no writing of JSON, and the bytes of these digests are counted.
void tst_DiagnosisLimits::largeBodiesAreNotWrittenAnew()
{
    const QByteArray large = "[\"" + QByteArray(BodyVariants::MaxRewritten, 'x') + "\"]";
    SignatureCase request{{{u"ours"_s, DoctorsKey}}, {}, large, {sha512ByOthers("something else")}};
    Diagnosis diagnosis = diagnose(request);
    QCOMPARE(diagnosis.cause, Rules::DigestDiffers);
    QVERIFY(diagnosis.untried.rewriting && !diagnosis.untried.rest);
    QVERIFY(diagnosis.attempts < 30);
    QVERIFY(diagnosis.hashed >= diagnosis.attempts * (large.size() - 1));
    QVERIFY(diagnosis.hashed <= diagnosis.attempts * (large.size() + 100));
    request.received = {protocol::sign(DoctorsKey, large + '\n')};
    diagnosis = diagnose(request);
    QCOMPARE(diagnosis.cause, Rules::BodyNewlineLost);
    QVERIFY(!diagnosis.untried.rewriting);
}

/// With many keys and lines that double in size, the work ends at its limit, not with the last explanation.
void tst_DiagnosisLimits::hashedBytesAreBounded()
{
    const QByteArray large = "{" + QByteArray(20 * 1024 * 1024, '\n') + "}";
    const SignatureCase request{doctorsKeys(6), doctorsKeys(64), large, {sha512ByOthers("something else")}};
    const Diagnosis diagnosis = diagnose(request);
    QCOMPARE(diagnosis.cause, Rules::DigestDiffers);
    QVERIFY(diagnosis.untried.rest && !diagnosis.isProven);
    QVERIFY(diagnosis.hashed > DiagnosisLimits::MaxHashed);
    QVERIFY(diagnosis.hashed <= DiagnosisLimits::MaxHashed + large.size() + 100); // the attempt that went beyond
}

void tst_DiagnosisLimits::itCanBeCancelled()
{
    const QByteArray body = "{\"a\":1}";
    SignatureCase request{{{u"ours"_s, DoctorsKey}}, doctorsKeys(2), body, {hmacByOthers(DoctorsKey, body + '\n')}};
    int asked = 0;
    const Diagnosis whole = diagnose(request, [&asked] {
        ++asked;
        return false;
    });
    QCOMPARE(whole.cause, Rules::BodyNewlineLost);
    for (int after = 0; after < asked; ++after) {
        int left = after;
        const Diagnosis diagnosis = diagnose(request, [&left] { return left-- == 0; });
        QVERIFY(diagnosis.untried.rest && !diagnosis.isProven);
        QCOMPARE(diagnosis.cause, Rules::DigestDiffers);
        QVERIFY(diagnosis.attempts < whole.attempts);
    }
    request.received = {sha512ByOthers("something else").first(64)}; // as long as another hash
    int left = 0;
    QCOMPARE(diagnose(request, [&left] { return left-- == 0; }).attempts, 1);
}

RUNLATCH_TEST(tst_DiagnosisLimits)

} // namespace runlatch::signature

#include "tst_diagnosislimits.moc"
