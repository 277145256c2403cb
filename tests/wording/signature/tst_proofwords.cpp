// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/proofwords.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

using base::Rules;
using signature::Diagnosis;

/// A proof names its sum, its bytes and how much was tried.
class tst_ProofWords : public QObject
{
    Q_OBJECT
private slots:
    void aSumIsNamed();
    void whatWasTriedIsCounted();
    void theBytesAreNamed_data();
    void theBytesAreNamed();
};

void tst_ProofWords::aSumIsNamed()
{
    Diagnosis diagnosis;
    diagnosis.cause = Rules::BodyNewlineAdded;
    diagnosis.variant = "lf";
    QVERIFY(provingSum(diagnosis).isEmpty()); // it is not known
    diagnosis.sum = "ab";
    QCOMPARE(provingSum(diagnosis), u"Of the body without its last byte"_s);
    diagnosis.variant = "crlf";
    QCOMPARE(provingSum(diagnosis), u"Of the body without its last two bytes"_s);
    diagnosis.cause = Rules::BodyReserialized;
    diagnosis.variant = "compact+sorted";
    QCOMPARE(provingSum(diagnosis), u"Of the same JSON, compact+sorted"_s);
    diagnosis.cause = Rules::DigestUpperCase;
    QVERIFY(provingSum(diagnosis).isEmpty()); // it is that of the body as it came
}

void tst_ProofWords::whatWasTriedIsCounted()
{
    const signature::SignatureCase request{
        .keys = {{{}, "key"}}, .otherKeys = {}, .body = "{}\n", .received = {protocol::sign("key", "{}")}};
    const Diagnosis proven = signature::diagnose(request);
    QVERIFY(proven.attempts > 10);
    QCOMPARE(triedExplanations(proven),
             u"%1 cause(s) tried; only this one makes the digests equal."_s.arg(proven.attempts));
    signature::SignatureCase unknown = request;
    unknown.received = {protocol::sign("other", "{}")};
    QVERIFY(triedExplanations(signature::diagnose(unknown)).endsWith(u"none makes the digests equal."_s));
    unknown.received = {};
    QVERIFY(triedExplanations(signature::diagnose(unknown)).isEmpty());
}

void tst_ProofWords::theBytesAreNamed_data()
{
    QTest::addColumn<QByteArray>("received");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QString>("words");
    const auto row = [](const QByteArray &received, const QByteArray &other, const QString &words) {
        QTest::addRow("%s", qPrintable(words)) << received << other << words;
    };
    row("\n", "", u"byte 2,913, a line feed (0x0A): received, but not in what was signed"_s);
    row("", "\r\n",
        u"bytes 2,913 to 2,914, a line break of Windows (0x0D 0x0A): in what was signed, but not received"_s);
    row("a", "\xe4", u"byte 2,913, “a” (0x61): received; signed was 0xE4 there"_s);
    const QString sixteen = QStringList(16, u"0x0A"_s).join(u' ');
    const QByteArray many(text::ByteComparison::MaxLength, '\n'); // so many are looked at
    row(many, "", u"from byte 2,913 on, %1 and at least 48 more: received, but not in what was signed"_s.arg(sixteen));
    row("", many, u"from byte 2,913 on, %1 and at least 48 more: in what was signed, but not received"_s.arg(sixteen));
    row(many.first(17), many,
        u"bytes 2,913 to 2,929, %1 and 1 more: received; signed was %1 and at least 48 more there"_s.arg(sixteen));
    row("%1", " ", u"bytes 2,913 to 2,914, “%1” (0x25 0x31): received; signed was a space (0x20) there"_s);
}

void tst_ProofWords::theBytesAreNamed()
{
    QFETCH(const QByteArray, received);
    QFETCH(const QByteArray, other);
    QFETCH(const QString, words);
    const text::ByteDifference difference{2913, received.size(), other.size()};
    constexpr qsizetype shown = 16;
    text::DifferingBytes bytes{received.first(std::min(shown, received.size())),
                               other.first(std::min(shown, other.size()))};
    bytes.moreReceived = received.size() - bytes.received.size();
    bytes.moreOther = other.size() - bytes.other.size();
    bytes.isUnbounded = std::max(received.size(), other.size()) >= text::ByteComparison::MaxLength;
    QCOMPARE(differingBytes(difference, bytes, OtherBody::Signed, false), words);
    QCOMPARE(differingBytes(difference, bytes, OtherBody::Signed, true), u"first difference: "_s + words);
    const QString earlier = differingBytes(difference, bytes, OtherBody::Earlier, false);
    QVERIFY2(earlier.contains(u"earlier"_s) && !earlier.contains(u"signed"_s), qPrintable(earlier));
}

RUNLATCH_TEST(tst_ProofWords)

} // namespace runlatch::wording

#include "tst_proofwords.moc"
