// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/diagnosis.h"

#include "base/rules.h"
#include "signature/bodyvariants.h"
#include "signature/keyvariants.h"
#include "signature/receiverslips.h"
#include "support/suite.h"
#include "support/warnings.h"
#include "wording/signature/proofs.h"
#include "wording/signature/proofwords.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

using base::Rules;
using protocol::Verdict;
using signature::Diagnosis;

Diagnosis found(base::Rule cause, const QByteArray &variant = {})
{
    Diagnosis diagnosis;
    diagnosis.verdict = Verdict::Invalid;
    diagnosis.cause = cause;
    diagnosis.variant = variant;
    diagnosis.isProven = true;
    return diagnosis;
}

bool isSentence(const QString &text)
{
    return text.size() > 10 && text.endsWith(u'.') && !text.contains(u'%') && !text.contains(u"  "_s);
}

} // namespace

/// A diagnosis reads as sentences: what happened, what proves it, and what to do.
class tst_Diagnosis : public QObject
{
    Q_OBJECT
private slots:
    void init() { support::failOnWarnings(); }
    void everyCauseIsThreeSentences();
    void everyVariantHasWords();
    void receiversAreToldWhatTheyDo();
    void everySlipHasWords();
    void theKeyThatHoldsIsNamed();
    void aSpellingIsNamedInFull();
    void aWrongLengthIsToldInNumbers();
    void theBytesAreShown_data();
    void theBytesAreShown();
    void theSurroundingsAreShown();
    void anEarlierDeliveryIsCompared();
    void whatWasNotTriedIsSaid();
    void whatElseIsWrongIsSaid();
    void aRightDigestIsNotBlamedOnTheHash_data();
    void aRightDigestIsNotBlamedOnTheHash();
    void whatIsValidNeedsNothing();
};

void tst_Diagnosis::everyCauseIsThreeSentences()
{
    for (const base::Rule cause : Rules::Signatures) {
        const DiagnosisWords words = diagnosisWords(found(cause));
        for (const QString &text : {words.fact, words.proof, words.fix})
            QVERIFY2(isSentence(text) || cause == Rules::HeaderRepeated || cause == Rules::BodyReserialized,
                     qPrintable(cause.name() + u": "_s + text));
    }
}

/// Each variant that a diagnosis can have says something of its own, but for one of each cause.
void tst_Diagnosis::everyVariantHasWords()
{
    QHash<QString, QSet<const Proof *>> proofs;
    QHash<QString, QSet<QByteArray>> variants;
    const auto note = [&](base::Rule cause, const QByteArray &variant) {
        if (cause == Rules::BodyReserialized)
            return;
        const Proof *proof = findProof(cause, variant);
        QVERIFY2(proof, qPrintable(cause.name()));
        proofs[cause.name()].insert(proof);
        variants[cause.name()].insert(variant);
    };
    for (const QByteArray &key : {QByteArray("\" 6162\"\r\n"), QByteArray(" ab "), QByteArray("'YWI='"),
                                  QByteArray("6162"), QByteArray("YWI="), QByteArray("ab")}) {
        for (const signature::KeyVariant &variant : signature::keyVariants(key))
            note(variant.cause, variant.name);
    }
    for (const QByteArray &body : {QByteArray("\xef\xbb\xbf {\n\"\xc3\xbc\":1}\r\n"), QByteArray(" {}"),
                                   QByteArray("{}\n"), QByteArray("{}\r\n")}) {
        signature::BodyVariants(body).visit([&note](const signature::BodyVariant &variant) {
            note(variant.cause, variant.name);
            return true;
        });
    }
    QCOMPARE(variants.size(), 11); // the causes of keys, without the other known one and none, and those of the body
    for (auto cause = variants.begin(); cause != variants.end(); ++cause)
        QVERIFY2(proofs[cause.key()].size() == cause->size(), qPrintable(cause.key()));
}

/// Who computed the digest is not told what a sender should do.
void tst_Diagnosis::receiversAreToldWhatTheyDo()
{
    QList<base::Rule> causes(Rules::Receivers.begin(), Rules::Receivers.end());
    causes.append(QList<base::Rule>(Rules::Signatures.begin(), Rules::Signatures.end()));
    causes.removeIf([](base::Rule cause) {
        return cause.name().startsWith("header."_L1) || cause == Rules::BodyLength || cause == Rules::BodyNoLength;
    });
    for (const base::Rule cause : causes) {
        Diagnosis diagnosis = found(cause, "8");
        diagnosis.isReceivers = true;
        diagnosis.sum = "00";
        const DiagnosisWords words = diagnosisWords(diagnosis);
        for (const QString &text : {words.fact, words.proof, words.fix}) {
            const QString name = cause.name() + u": "_s + text;
            QVERIFY2(isSentence(text), qPrintable(name));
            QVERIFY2(!text.contains(u"sender"_s) && !text.contains(u"The signature"_s), qPrintable(name));
        }
    }
    Diagnosis cut = found(Rules::DigestLength, "cut");
    cut.isReceivers = true;
    QVERIFY(diagnosisWords(cut).fact.contains(u"end is missing"_s));
    Diagnosis keyless = found(Rules::KeyMissing, "not-given");
    keyless.isReceivers = true;
    QVERIFY(diagnosisWords(keyless).fact.startsWith(u"No key is given here"_s));
    Diagnosis spaced = found(Rules::BodyReserialized, "indent-2");
    spaced.isReceivers = true;
    spaced.sum = "00";
    QCOMPARE(diagnosisWords(spaced).proof,
             u"The same digest results from: Of the same JSON, indent-2: indented by two spaces."_s);
}

/// Each variant of a receiver's slip names another sum.
void tst_Diagnosis::everySlipHasWords()
{
    QHash<QString, QString> named;
    const auto note = [&named](base::Rule cause, const QByteArray &variant) {
        Diagnosis diagnosis = found(cause, variant);
        diagnosis.isReceivers = true;
        diagnosis.sum = "00";
        const QString name = cause.name() + u' ' + QString::fromLatin1(variant);
        const QString words = provingSum(diagnosis);
        QVERIFY2(!words.isEmpty() && !words.contains(u"%1"_s), qPrintable(name));
        QVERIFY2(named.value(words, name) == name || cause == Rules::KeyNoValue, qPrintable(name + words));
        named.insert(words, name);
    };
    const QByteArray body = "{\n \"access_token\": \"abcdefgh>>>???\xc3\xbc\"}";
    signature::visitReceiverBodies(body, [&note](const signature::BodyVariant &variant) {
        if (variant.cause != Rules::BodyObjectText)
            note(variant.cause, variant.name);
        return true;
    });
    for (const signature::KeyVariant &variant : signature::placeholderKeys(true))
        note(variant.cause, variant.name);
    for (const signature::KeyVariant &variant : signature::receiverKeys("a key of some length"))
        note(variant.cause, variant.name);
    for (const QByteArray &variant : {QByteArray("before"), QByteArray("behind")})
        note(Rules::BodyWithKey, variant);
}

void tst_Diagnosis::theKeyThatHoldsIsNamed()
{
    Diagnosis valid;
    valid.verdict = Verdict::Valid;
    valid.key = u"new.key"_s;
    QCOMPARE(diagnosisWords(valid).proof,
             u"The signature is valid for this body and key. The key is that of “new.key”."_s);
    valid.isReceivers = true;
    QVERIFY(diagnosisWords(valid).fact.startsWith(u"The digest is correct"_s));
}

void tst_Diagnosis::aSpellingIsNamedInFull()
{
    const QString proof = diagnosisWords(found(Rules::BodyReserialized, "indent-2+ascii+sorted+newline")).proof;
    QVERIFY2(proof.contains(u"indent-2+ascii+sorted+newline: indented by two spaces, letters beyond ASCII as \\u "
                            "escapes, keys in alphabetical order, a line break at the end."_s),
             qPrintable(proof));
    signature::BodyVariants(QByteArray("{\"b\":\"/<+\\u00e9\",\"a\":{}}"))
        .visit([](const signature::BodyVariant &variant) {
            const QString words = diagnosisWords(found(variant.cause, variant.name)).proof;
            const bool isNamed = variant.cause != Rules::BodyReserialized
                || words.split(u": "_s).last().count(u", "_s) >= variant.name.count('+');
            [&] { QVERIFY2(isNamed, qPrintable(words)); }();
            return true;
        });
}

void tst_Diagnosis::aWrongLengthIsToldInNumbers()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    Diagnosis diagnosis = found(Rules::BodyLength, "characters");
    diagnosis.announced = 1502;
    diagnosis.sent = 1511;
    const auto proof = [&diagnosis](base::Rule cause, const QByteArray &variant) {
        diagnosis.cause = cause;
        diagnosis.variant = variant;
        return diagnosisWords(diagnosis).proof;
    };
    QVERIFY(proof(Rules::BodyLength, "characters")
                .startsWith(u"Content-Length counts characters: 1,502 announced, 1,511 sent."_s));
    QVERIFY(proof(Rules::BodyLength, "").startsWith(u"Content-Length is wrong: 1,502 announced, 1,511 sent."_s));
    QVERIFY(proof(Rules::BodyNoLength, "sent").contains(u"the 1,511 bytes that arrived after the head"_s));
    QLocale::setDefault(QLocale::c());
}

void tst_Diagnosis::theBytesAreShown_data()
{
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QString>("words");
    QTest::newRow("lost") << QByteArray() << QByteArray("\n") << u"Received there: nothing. Signed there: 0a."_s;
    QTest::newRow("added") << QByteArray("\r\n") << QByteArray() << u"Received there: 0d 0a. Signed there: nothing."_s;
    QTest::newRow("spaces") << QByteArray(" ") << QByteArray("\t") << u"Received there: 20. Signed there: 09."_s;
    QTest::newRow("letters") << QByteArray("\xc3\xa9") << QByteArray("\\u00e9")
                             << u"Received there: c3 a9. Signed there: 5c 75 30 30 65 39 (\\u00e9)."_s;
    QTest::newRow("markers") << QByteArray("%2") << QByteArray("%1")
                             << u"Received there: 25 32 (%2). Signed there: 25 31 (%1)."_s;
}

void tst_Diagnosis::theBytesAreShown()
{
    QFETCH(const QByteArray, received);
    QFETCH(const QByteArray, other);
    QFETCH(const QString, words);
    Diagnosis diagnosis = found(Rules::BodyNewlineLost, "lf");
    diagnosis.difference = text::ByteDifference{7, received.size(), other.size()};
    const QString proof = diagnosisWords(diagnosis, text::DifferingBytes{received, other}).proof;
    QVERIFY2(proof.endsWith(u"The first difference is at byte 7. "_s + words), qPrintable(proof));
    QVERIFY(diagnosisWords(diagnosis).proof.endsWith(u"The first difference is at byte 7."_s));
}

void tst_Diagnosis::theSurroundingsAreShown()
{
    Diagnosis diagnosis = found(Rules::BodyReserialized, "compact");
    diagnosis.difference = text::ByteDifference{7, 17, 64};
    text::DifferingBytes bytes{"\t", "b"};
    bytes.before = "{ \n";
    bytes.behind = "\"}";
    bytes.moreReceived = 1;
    QVERIFY2(
        diagnosisWords(diagnosis, bytes)
            .proof.endsWith(u"Received there: 09 … 1 more. Signed there: 62 (b). Both have before it: 7b 20 0a ({ ·). "
                            "Both go on with: 22 7d (\"})."_s),
        qPrintable(diagnosisWords(diagnosis, bytes).proof));
    bytes.behind.clear();
    bytes.moreOther = 48;
    bytes.isUnbounded = true;
    QVERIFY2(earlierDeliveryWords(diagnosis.difference, bytes)
                 .endsWith(u"Earlier: 62 (b) … at least 48 more. Both have before it: 7b 20 0a ({ ·)."_s),
             qPrintable(earlierDeliveryWords(diagnosis.difference, bytes)));
}

void tst_Diagnosis::anEarlierDeliveryIsCompared()
{
    QVERIFY(earlierDeliveryWords({}, {}).contains(u"same body"_s));
    const text::ByteDifference difference{12, 1, 1};
    QVERIFY(earlierDeliveryWords(difference, {}).endsWith(u"first at byte 12."_s));
    QVERIFY(earlierDeliveryWords(difference, text::DifferingBytes{"1", "2"})
                .endsWith(u"at byte 12. Received there: 31 (1). Earlier: 32 (2)."_s));
}

void tst_Diagnosis::whatWasNotTriedIsSaid()
{
    Diagnosis diagnosis = found(Rules::DigestDiffers);
    const QString whole = diagnosisWords(diagnosis).proof;
    QVERIFY(!whole.contains(u"ot tried"_s));
    diagnosis.untried = {.rewriting = true, .rare = true, .keys = 3, .rest = true};
    const QString proof = diagnosisWords(diagnosis).proof;
    QVERIFY2(proof.contains(u"other spellings of the JSON"_s) && proof.contains(u"3 more"_s)
                 && proof.contains(u"the rarer slips"_s) && proof.contains(u"Not everything was tried"_s),
             qPrintable(proof));
}

void tst_Diagnosis::whatElseIsWrongIsSaid()
{
    for (const base::Rule form :
         {Rules::DigestUpperCase, Rules::DigestBase64, Rules::DigestPrefix, Rules::DigestLength}) {
        Diagnosis diagnosis = found(Rules::BodyNewlineLost, "lf");
        diagnosis.form = form;
        QVERIFY2(diagnosisWords(diagnosis).proof.contains(u"In addition, "_s), qPrintable(form.name()));
    }
    Diagnosis repeated = found(Rules::HeaderRepeated);
    repeated.headers = 3;
    QVERIFY(diagnosisWords(repeated).proof.startsWith(u"3 values arrived, and none"_s));
    repeated.holding = 2;
    QVERIFY(diagnosisWords(repeated).proof.startsWith(u"3 values arrived, and number 2"_s));
    repeated.holding = 1;
    repeated.variant = "same";
    QCOMPARE(diagnosisWords(repeated).proof, u"3 values arrived. They are the same, and valid."_s);
    Diagnosis named = found(Rules::KeyOtherKnown);
    named.key = u"staging\n"_s;
    QVERIFY(diagnosisWords(named).fact.startsWith(u"Signed with another known key: staging"_s));
    QVERIFY(!diagnosisWords(named).fact.contains(u'\n'));
    QVERIFY(!diagnosisWords(named).proof.contains(u"staging"_s)); // once is enough
}

void tst_Diagnosis::aRightDigestIsNotBlamedOnTheHash_data()
{
    QTest::addColumn<QByteArray>("variant");
    QTest::addColumn<QString>("word");
    QTest::newRow("quotes") << QByteArray("quotes") << u"quotes"_s;
    QTest::newRow("longer") << QByteArray("longer") << u"other characters"_s;
    QTest::newRow("cut") << QByteArray("cut") << u"end is missing"_s;
}

void tst_Diagnosis::aRightDigestIsNotBlamedOnTheHash()
{
    QFETCH(const QByteArray, variant);
    QFETCH(const QString, word);
    const DiagnosisWords words = diagnosisWords(found(Rules::DigestLength, variant));
    QVERIFY2(words.fact.startsWith(u"The digest is correct, but "_s) && words.fact.contains(word),
             qPrintable(words.fact));
    QVERIFY2(isSentence(words.fix) && !words.fix.contains(u"SHA-256"_s), qPrintable(words.fix));
    QCOMPARE(words.proof, QString::fromLatin1(findProof(Rules::DigestLength, variant)->text));
    const DiagnosisWords unknown = diagnosisWords(found(Rules::DigestLength));
    QVERIFY(unknown.fact != words.fact && unknown.fix.contains(u"SHA-256"_s));
}

void tst_Diagnosis::whatIsValidNeedsNothing()
{
    Diagnosis valid;
    valid.verdict = Verdict::Valid;
    const DiagnosisWords words = diagnosisWords(valid);
    QVERIFY(isSentence(words.fact) && words.proof == words.fact && words.fix.isEmpty());
    const DiagnosisWords unchecked = diagnosisWords({});
    QVERIFY(isSentence(unchecked.fact) && unchecked.proof.isEmpty() && isSentence(unchecked.fix));
}

RUNLATCH_TEST(tst_Diagnosis)

} // namespace runlatch::wording

#include "tst_diagnosis.moc"
