// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/capturecause.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::protocol::Verdict;
using runlatch::signature::Diagnosis;

namespace runlatch::inspector {

/// A proven cause is kept with a capture, and stays when the keys change.
class tst_CaptureCause : public QObject
{
    Q_OBJECT
private slots:
    void theCaseHasTheHeadersInTheirOrder();
    void theCaseKnowsAWrongLength();
    void aProvenCauseReplacesAnUnprovenOne();
    void aProvenCauseStays();
    void whatIsUnprovenIsKeptWhereNothingIs();
    void whatHasNoCauseGetsNone();
    void whatIsUnprovenIsUnexplained();

private:
    static store::CaptureRow row(Verdict verdict, const QString &cause)
    {
        store::CaptureRow row;
        row.verdict = verdict;
        row.cause = cause;
        return row;
    }
    static Diagnosis diagnosis(base::Rule cause, bool isProven, Verdict verdict = Verdict::Invalid)
    {
        Diagnosis diagnosis;
        diagnosis.verdict = verdict;
        diagnosis.cause = cause;
        diagnosis.isProven = isProven;
        return diagnosis;
    }
};

void tst_CaptureCause::theCaseHasTheHeadersInTheirOrder()
{
    store::Capture capture;
    capture.head = "POST / HTTP/1.1\r\nX-TFC-Task-Signature: b\r\nHost: a\r\nx-acme-task-signature:a\r\n\r\n";
    capture.body = "{}";
    const signature::SignatureCase request = signatureCase(capture);
    QCOMPARE(request.received, (QByteArrayList{"b", "a"}));
    QCOMPARE(request.body, "{}");
    QVERIFY(request.keys.isEmpty() && request.otherKeys.isEmpty());
}

void tst_CaptureCause::theCaseKnowsAWrongLength()
{
    store::Capture capture;
    capture.head = "POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n";
    capture.body = "{\"a\":1}";
    QVERIFY(signatureCase(capture).framing.isEmpty());
    capture.row = row(Verdict::Invalid, u"body.length"_s);
    QCOMPARE(signatureCase(capture).framing, Rules::BodyLength);
    QCOMPARE(signatureCase(capture).announced, 3);
    QVERIFY(!isUnexplained(capture.row));
    capture.head.replace("3", "300"); // a file may say anything
    QCOMPARE(signatureCase(capture).announced, 7);
    capture.head = "POST / HTTP/1.1\r\n\r\n";
    capture.row = row(Verdict::Invalid, u"body.no-length"_s);
    QCOMPARE(signatureCase(capture).framing, Rules::BodyNoLength);
    QCOMPARE(signatureCase(capture).announced, 0);
}

void tst_CaptureCause::aProvenCauseReplacesAnUnprovenOne()
{
    const Diagnosis proven = diagnosis(Rules::BodyBom, true);
    for (const QString &cause : {QString(), u"digest.differs"_s, u"digest.length"_s, u"digest.not-hex"_s})
        QCOMPARE(causeToKeep(row(Verdict::Invalid, cause), proven).value_or(base::Rule()).name(), u"body.bom"_s);
    QVERIFY(causeToKeep(row(Verdict::Unchecked, u"key.missing"_s), diagnosis(Rules::KeyOtherKnown, true)));
}

void tst_CaptureCause::aProvenCauseStays()
{
    QVERIFY(!causeToKeep(row(Verdict::Invalid, u"body.bom"_s), diagnosis(Rules::KeyOtherKnown, true)));
    QVERIFY(!causeToKeep(row(Verdict::Invalid, u"body.bom"_s), diagnosis(Rules::DigestDiffers, false)));
}

/// The search for it may have been given up, or the keys may be gone.
void tst_CaptureCause::whatIsUnprovenIsKeptWhereNothingIs()
{
    const Diagnosis missing = diagnosis(Rules::KeyMissing, false, Verdict::Unchecked);
    QVERIFY(causeToKeep(row(Verdict::Unchecked, {}), missing));
    QVERIFY(!causeToKeep(row(Verdict::Unchecked, u"key.missing"_s), missing));
    QVERIFY(!causeToKeep(row(Verdict::Invalid, {}), missing));
    QVERIFY(!causeToKeep(row(Verdict::Invalid, u"digest.length"_s), diagnosis(Rules::DigestDiffers, false)));
    Diagnosis givenUp = diagnosis(Rules::DigestDiffers, false);
    QVERIFY(causeToKeep(row(Verdict::Invalid, {}), givenUp));
    givenUp.untried.rest = true;
    QVERIFY(!causeToKeep(row(Verdict::Invalid, {}), givenUp));
}

void tst_CaptureCause::whatHasNoCauseGetsNone()
{
    const Diagnosis proven = diagnosis(Rules::BodyBom, true);
    QVERIFY(!causeToKeep(row(Verdict::Valid, {}), proven));
    store::CaptureRow imported = row(Verdict::Invalid, {});
    imported.imported = true;
    QVERIFY(!causeToKeep(imported, proven));
    store::CaptureRow refused = row(Verdict::Invalid, {});
    refused.refusalRule = Rules::HttpRequestCut.name();
    QVERIFY(!causeToKeep(refused, proven));
    QVERIFY(!causeToKeep(row(Verdict::Invalid, {}), diagnosis({}, true)));
}

void tst_CaptureCause::whatIsUnprovenIsUnexplained()
{
    for (const QString &cause : {QString(), u"digest.differs"_s, u"digest.length"_s, u"digest.not-hex"_s})
        QVERIFY2(isUnexplained(row(Verdict::Invalid, cause)), qPrintable(cause));
    QVERIFY(isUnexplained(row(Verdict::Unchecked, u"key.missing"_s)));
    QVERIFY(!isUnexplained(row(Verdict::Invalid, u"body.bom"_s)));
    QVERIFY(!isUnexplained(row(Verdict::Valid, {})));
    store::CaptureRow imported = row(Verdict::Unchecked, {});
    imported.imported = true;
    QVERIFY(!isUnexplained(imported));
}

RUNLATCH_TEST(tst_CaptureCause)

} // namespace runlatch::inspector

#include "tst_capturecause.moc"
