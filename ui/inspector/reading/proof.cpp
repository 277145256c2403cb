// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/proof.h"

#include "ui/taskview/statebadges.h"
#include "ui/widgets/bytes/bytesexcerpt.h"
#include "wording/signature/diagnosis.h"
#include "wording/signature/proofwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct ProofPhrases
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::Proof)
};

BadgeSpec equalBadge(const QString &words, Tone tone = Tone::Success)
{
    return {words, tone, tone == Tone::Success ? u"check"_s : u"triangle-alert"_s, false};
}

QString equalWords(const signature::Diagnosis &diagnosis)
{
    return diagnosis.isReceivers ? ProofPhrases::tr("equals your program's") : ProofPhrases::tr("equals the header");
}

BadgeSpec badgeOfBody(const protocol::SignatureCheck &check, const QByteArray &expected,
                      const signature::Diagnosis &diagnosis)
{
    if (expected.isEmpty() || check.received.trimmed().isEmpty())
        return {};
    if (check.received == expected)
        return equalBadge(equalWords(diagnosis));
    const int holding = std::max(check.holding, diagnosis.holding);
    if (holding > 0 && (check.isSame || diagnosis.variant == "same"))
        return equalBadge(ProofPhrases::tr("equals each header"), Tone::Warning);
    if (holding > 0)
        return equalBadge(
            ProofPhrases::tr("equals header %1 of %2")
                .arg(QString::number(holding), QString::number(std::max(check.headers, diagnosis.headers))),
            Tone::Warning);
    if (diagnosis.sum == expected)
        return equalBadge(ProofPhrases::tr("equals, written otherwise"), Tone::Warning);
    return {ProofPhrases::tr("differs"), Tone::Error, u"x"_s, false};
}

void showDifference(Proof &proof, const text::ByteDifference &difference,
                    const std::optional<text::DifferingBytes> &bytes, wording::OtherBody other, bool hasMore)
{
    proof.place = difference.offset;
    if (bytes) {
        proof.excerpt = bytes->excerpt;
        proof.difference = wording::differingBytes(difference, *bytes, other, hasMore);
    } else {
        proof.difference =
            ProofPhrases::tr("The first difference is at byte %1. It touches a secret, so its bytes are not shown.")
                .arg(QLocale().toString(difference.offset));
    }
}

} // namespace

QString Proof::text() const
{
    QStringList lines{fact, basis};
    for (const ProofSum &sum : sums) {
        const QString value = sum.digest.isEmpty() ? sum.absent : QString::fromLatin1(sum.digest);
        const QString line = u"%1: %2"_s.arg(sum.name, value);
        lines.append(sum.badge.text.isEmpty() ? line : u"%1 (%2)"_s.arg(line, sum.badge.text));
    }
    if (excerpt)
        lines.append(BytesExcerpt::rowsOf(*excerpt));
    lines += {difference, tried, next, earlier};
    lines.removeAll(QString());
    return lines.join(u'\n') + u'\n';
}

QString sumBasis(qint64 bytes, const QString &keyName)
{
    const QString sum = ProofPhrases::tr("HMAC-SHA512 over %Ln byte(s).", nullptr, static_cast<int>(bytes));
    return keyName.isEmpty() ? sum : sum + u' ' + ProofPhrases::tr("Made with: %1.").arg(keyName);
}

QList<ProofSum> proofSums(const protocol::SignatureCheck &check, const QByteArray &header,
                          const signature::Diagnosis &diagnosis)
{
    const bool isSigned = !check.received.trimmed().isEmpty();
    const QByteArray &expected = diagnosis.expected.isEmpty() ? check.expected : diagnosis.expected;
    const QString none = ProofPhrases::tr("none");
    const ProofSum received{
        diagnosis.isReceivers ? ProofPhrases::tr("Of your program") : ProofPhrases::tr("In the header"),
        isSigned ? header : QByteArray(), check.headers > 0 ? ProofPhrases::tr("empty") : none,
        isSigned && !diagnosis.isReceivers ? BadgeSpec{ProofPhrases::tr("received"), Tone::None, {}, false}
                                           : BadgeSpec()};
    const ProofSum body{ProofPhrases::tr("Of the body as received"), expected, none,
                        badgeOfBody(check, expected, diagnosis)};
    QList<ProofSum> sums{received, body};
    if (const QString name = wording::provingSum(diagnosis); !name.isEmpty())
        sums.append({name, diagnosis.sum, none,
                     equalBadge(diagnosis.form.isEmpty() ? equalWords(diagnosis)
                                                         : ProofPhrases::tr("equals, written otherwise"))});
    return sums;
}

void addConsultation(Proof &proof, const inspector::Consultation &consultation)
{
    const signature::Diagnosis &diagnosis = consultation.diagnosis;
    const wording::DiagnosisWords words = wording::diagnosisWords(diagnosis, consultation.bytes);
    const BadgeSpec verdict = verdictBadge(diagnosis.verdict);
    if (!words.fact.isEmpty())
        proof.fact = words.fact;
    if (proof.verdict.text.isEmpty())
        proof.verdict = verdict;
    proof.basis = QStringList{proof.basis, words.brief}.join(u' ').trimmed();
    proof.next = words.fix;
    proof.tried = wording::triedExplanations(diagnosis);
    if (diagnosis.difference)
        showDifference(proof, *diagnosis.difference, consultation.bytes,
                       diagnosis.isReceivers ? wording::OtherBody::Computed : wording::OtherBody::Signed,
                       wording::mayDifferOften(diagnosis));
}

void addEarlier(Proof &proof, const QString &title, const std::optional<text::ByteDifference> &difference,
                const std::optional<text::DifferingBytes> &bytes)
{
    proof.earlier = title;
    if (difference)
        showDifference(proof, *difference, bytes, wording::OtherBody::Earlier, true);
}

} // namespace runlatch::ui
