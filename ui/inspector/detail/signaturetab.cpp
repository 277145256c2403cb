// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/signaturetab.h"

#include "base/rules.h"
#include "signature/signaturedoctor.h"
#include "store/captures/importmark.h"
#include "ui/inspector/detail/proofview.h"
#include "ui/inspector/detail/snippetpane.h"
#include "ui/inspector/reading/earlierdelivery.h"
#include "ui/taskview/statebadges.h"
#include "wording/names.h"
#include "wording/signature/diagnosis.h"
#include "wording/signature/signature.h"

#include <QLocale>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SignatureTab::SignatureTab(QWidget *parent)
    : QWidget(parent)
    , m_view(new ProofView(tr("Signature")))
{
    m_view->offerRaw();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_view, &ProofView::rawWanted, this, &SignatureTab::rawWanted);
    connect(m_view, &ProofView::compareWanted, this, &SignatureTab::compareWanted);
}

SignatureTab::~SignatureTab()
{
    stopAsking();
}

void SignatureTab::keepLanguage(settings::Preferences &preferences)
{
    m_view->snippets().keepLanguage(preferences);
}

void SignatureTab::setReading(const CaptureReading &reading)
{
    stopAsking();
    m_asked = {};
    m_asked.check = reading.check;
    m_asked.shownSignature = reading.shownSignature;
    m_diagnosis = {};
    m_view->setEarlierDelivery(0);
    Proof proof = proofOf(reading);
    proof.sums = sums();
    m_view->setProof(proof);
    const protocol::Verdict verdict = reading.capture.row.verdict;
    m_view->setSnippetsShown(verdict != protocol::Verdict::Valid);
    const bool isStillInvalid = !reading.check.expected.isEmpty() && verdict == protocol::Verdict::Invalid
        && reading.check.verdict == protocol::Verdict::Invalid;
    if (isStillInvalid || isSignedWithoutOurKey(reading))
        askWhy(reading);
}

void SignatureTab::setSecretsShown(bool shown)
{
    m_areSecretsShown = shown;
    Proof proof = m_view->proof();
    if (proof.sums.isEmpty())
        return;
    proof.sums = sums();
    m_view->setProof(proof);
}

QList<ProofSum> SignatureTab::sums() const
{
    return proofSums(m_asked.check, m_areSecretsShown ? m_asked.check.received : m_asked.shownSignature, m_diagnosis);
}

/// The verdict is from the time of receipt; the sums are computed with the current keys.
Proof SignatureTab::proofOf(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    protocol::SignatureCheck recorded = reading.check;
    recorded.verdict = row.verdict;
    recorded.cause = store::causeOf(row);
    const wording::Sentence sentence = wording::signatureSentence(recorded, row.isRefused());
    const QString unchecked = whyUnchecked(reading);
    Proof proof;
    proof.verdict = verdictBadge(row.verdict);
    proof.fact = unchecked.isEmpty() ? sentence.fact : unchecked;
    proof.next = unchecked.isEmpty() ? sentence.next : QString();
    proof.basis = basisOf(reading, reading.keyName);
    return proof;
}

QString SignatureTab::basisOf(const CaptureReading &reading, const QString &keyName)
{
    const bool isFramed = reading.signatureCase.framing.isEmpty();
    const qint64 bytes = isFramed ? reading.capture.row.bytes : reading.signatureCase.announced;
    if (!reading.check.expected.isEmpty())
        return keyName.isEmpty()
            ? tr("HMAC-SHA512 with the listener's key over %Ln byte(s).", nullptr, static_cast<int>(bytes))
            : sumBasis(bytes, keyName);
    if (const auto fault = signature::framingFault(reading.signatureCase))
        return wording::diagnosisWords(*fault).brief; // what the listener proved when it had the key
    return reading.incomplete ? tr("A digest of the bytes that arrived would differ from that of the whole body.")
        : reading.doubtful
        ? tr("A digest of these bytes would prove nothing, because they are not known to be those that were sent.")
        : reading.capture.complete
        ? tr("This listener has no key now, so the digest of the body is not computed.")
        : tr("The secrets were removed from the body, so its digest can no longer be computed.");
}

/// The reason that holds although the listener may have a key now; empty if there is none.
QString SignatureTab::whyUnchecked(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    const bool isUnchecked = row.verdict == protocol::Verdict::Unchecked && store::causeOf(row).isEmpty();
    if (!isUnchecked || row.isRefused() || reading.incomplete)
        return {};
    return reading.check.expected.isEmpty() ? QString() : tr("No HMAC key was set when the request arrived.");
}

/// The doctor may know the key then, or says that there is none here.
bool SignatureTab::isSignedWithoutOurKey(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    return row.verdict == protocol::Verdict::Unchecked && !row.isRefused() && !row.imported
        && reading.signatureCase.keys.isEmpty() && !reading.check.received.trimmed().isEmpty()
        && reading.capture.complete && !reading.incomplete;
}

/// Shows the reason once it is found. Until then the sentence of the receipt stays.
void SignatureTab::askWhy(const CaptureReading &reading)
{
    Proof proof = m_view->proof();
    proof.next = tr("Looking for the reason...");
    m_view->setProof(proof);
    m_asked.capture.row = reading.capture.row;
    m_asked.capture.body = reading.capture.body;
    m_asked.capture.complete = reading.capture.complete;
    m_question = std::make_unique<QObject>();
    m_cancellation =
        inspector::consult(reading.signatureCase, m_question.get(),
                           [this](const base::Result<inspector::Consultation> &found) { showWhy(*found); });
}

void SignatureTab::showWhy(const inspector::Consultation &found)
{
    const signature::Diagnosis &diagnosis = found.diagnosis;
    Proof proof = m_view->proof();
    const bool isOther = diagnosis.cause == base::Rules::KeyOtherKnown; // the fact names it
    if (!diagnosis.key.isEmpty() && !isOther)
        proof.basis = basisOf(m_asked, diagnosis.key);
    m_diagnosis = diagnosis;
    proof.sums = sums();
    addConsultation(proof, found);
    m_view->setProof(proof);
    emit diagnosed(m_asked.capture.row, diagnosis);
    if (!diagnosis.isProven && diagnosis.verdict == protocol::Verdict::Invalid)
        emit earlierWanted();
}

void SignatureTab::setEarlier(const store::Capture &earlier)
{
    if (!m_question)
        return;
    const QString which = tr("Delivery %1 of %2 (signature: %3)")
                              .arg(QString::number(earlier.row.delivery),
                                   QLocale().toString(earlier.row.receivedAt.toLocalTime(), u"yyyy-MM-dd HH:mm:ss"_s),
                                   wording::verdict(earlier.row.verdict));
    const auto show = [this, which](const QString &words, const EarlierDelivery &found) {
        Proof proof = m_view->proof();
        addEarlier(proof, tr("Compared with an earlier delivery: %1.").arg(which) + u'\n' + words, found.difference,
                   found.bytes);
        m_view->setProof(proof);
    };
    if (!earlier.complete) {
        show(tr("Its secrets are no longer there, so the bytes cannot be compared."), {});
        return;
    }
    const bool isValid = earlier.row.verdict == protocol::Verdict::Valid;
    const auto take = [show, isValid](const base::Result<EarlierDelivery> &found) {
        const bool provesNothing = !found->difference && !isValid; // neither signature holds for this body
        show(provesNothing ? tr("Both bodies are the same, byte for byte.")
                           : wording::earlierDeliveryWords(found->difference, {}),
             *found);
    };
    compareWithEarlier(m_asked.capture.body, earlier.body, m_question.get(), take);
}

void SignatureTab::setEarlierDelivery(int delivery)
{
    m_view->setEarlierDelivery(delivery);
}

void SignatureTab::stopAsking()
{
    m_question.reset();
    if (m_cancellation)
        *std::exchange(m_cancellation, nullptr) = true;
}

} // namespace runlatch::ui
