// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/signaturetab.h"

#include "store/importmark.h"
#include "ui/inspector/earlierdelivery.h"
#include "ui/inspector/snippetbutton.h"
#include "ui/style/theme.h"
#include "ui/taskview/statebadges.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/selectablelabel.h"
#include "wording/diagnosis.h"
#include "wording/names.h"
#include "wording/signature.h"

#include <QGridLayout>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SignatureTab::SignatureTab(QWidget *parent)
    : QWidget(parent)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(build());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

SignatureTab::~SignatureTab()
{
    stopAsking();
}

QWidget *SignatureTab::build()
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    grid->setHorizontalSpacing(3 * u);
    grid->setVerticalSpacing(u);
    m_icon = new IconLabel;
    m_icon->setSide(Theme::of(this).iconSize() + Theme::of(this).u());
    m_fact = new Label({}, TextStyle::Bold);
    m_fact->setWordWrap(true);
    m_proof = new Label;
    m_proof->setMuted(true);
    m_proof->setWordWrap(true);
    auto *verdict = new QGridLayout;
    verdict->setHorizontalSpacing(2 * u);
    verdict->setVerticalSpacing(u / 2);
    verdict->setColumnStretch(1, 1);
    verdict->addWidget(m_icon, 0, 0, Qt::AlignTop);
    verdict->addWidget(m_fact, 0, 1);
    verdict->addWidget(m_proof, 1, 1);
    grid->addLayout(verdict, 0, 0, 1, 5);
    m_received = addSum(*grid, tr("In the header"));
    m_computed = addSum(*grid, tr("Of the body as received"));
    m_next = new Label;
    m_next->setWordWrap(true);
    m_next->setContentsMargins(0, u, 0, 0);
    grid->addWidget(m_next, grid->rowCount(), 0, 1, 5);
    m_earlier = new Label;
    m_earlier->setWordWrap(true);
    m_earlier->setContentsMargins(0, u, 0, 0);
    grid->addWidget(m_earlier, grid->rowCount(), 0, 1, 5);
    m_snippets = makeSnippetButton(this);
    grid->addWidget(m_snippets, grid->rowCount(), 0, 1, 5, Qt::AlignLeft);
    grid->setRowStretch(grid->rowCount(), 1);
    grid->setColumnStretch(4, 1);
    return page;
}

SignatureTab::Sum SignatureTab::addSum(QGridLayout &grid, const QString &name)
{
    const Sum sum{new Label(name), new SelectableLabel({}, TextStyle::Mono), new Badge,
                  new CopyButton(tr("Copy: %1").arg(name))};
    sum.name->setMuted(true);
    sum.value->setAccessibleDescription(name);
    QSizePolicy keepsHeight = sum.copy->sizePolicy();
    keepsHeight.setRetainSizeWhenHidden(true);
    sum.copy->setSizePolicy(keepsHeight);
    const int row = grid.rowCount();
    grid.addWidget(sum.name, row, 0);
    grid.addWidget(sum.value, row, 1);
    grid.addWidget(sum.badge, row, 2);
    grid.addWidget(sum.copy, row, 3);
    return sum;
}

void SignatureTab::setSum(const Sum &sum, const QByteArray &value)
{
    sum.value->setText(value.isEmpty() ? tr("none") : digestEnds(value));
    sum.copy->setContent(QString::fromLatin1(value));
    sum.copy->setVisible(!value.isEmpty());
}

void SignatureTab::setReading(const CaptureReading &reading)
{
    stopAsking();
    m_body.clear();
    m_earlier->hide();
    showVerdict(reading);
    setSums(reading);
    const protocol::Verdict verdict = reading.capture.row.verdict;
    m_snippets->setVisible(verdict != protocol::Verdict::Valid);
    const bool isStillInvalid = !reading.check.expected.isEmpty() && verdict == protocol::Verdict::Invalid
        && reading.check.verdict == protocol::Verdict::Invalid;
    if (isStillInvalid || isSignedWithoutOurKey(reading))
        askWhy(reading);
}

/// The verdict is from the time of receipt; the sums are computed with the current keys.
void SignatureTab::showVerdict(const CaptureReading &reading)
{
    const store::CaptureRow &row = reading.capture.row;
    protocol::SignatureCheck recorded = reading.check;
    recorded.verdict = row.verdict;
    recorded.cause = store::causeOf(row);
    const BadgeSpec verdict = verdictBadge(row.verdict);
    m_icon->setIcon(verdict.icon, verdict.tone);
    const wording::Sentence sentence = wording::signatureSentence(recorded, row.isRefused());
    const QString unchecked = whyUnchecked(reading);
    m_fact->setText(unchecked.isEmpty() ? sentence.fact : unchecked);
    m_next->setText(unchecked.isEmpty() ? sentence.next : QString());
    m_proof->setText(!reading.check.expected.isEmpty()
                         ? tr("HMAC-SHA512 with the listener's key over %1 bytes.").arg(QLocale().toString(row.bytes))
                         : reading.incomplete
                         ? tr("A sum of the bytes that arrived would differ from that of the whole body.")
                         : reading.capture.complete
                         ? tr("This listener has no key now, so the sum of the body is not computed.")
                         : tr("The secrets were removed from the body, so its sum cannot be computed any more."));
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

void SignatureTab::setSums(const CaptureReading &reading)
{
    const bool computed = !reading.check.expected.isEmpty();
    const bool isSigned = !reading.check.received.isEmpty();
    setSum(m_received, reading.check.received);
    m_received.badge->setVisible(isSigned);
    m_received.badge->setSpec({tr("received"), Tone::None, {}, false});
    setSum(m_computed, reading.check.expected);
    const bool equal = computed && reading.check.received == reading.check.expected;
    m_computed.badge->setVisible(computed && isSigned);
    const int holding = reading.check.holding;
    m_computed.badge->setSpec(
        equal             ? BadgeSpec{tr("equals the header"), Tone::Success, u"check"_s, false}
            : holding > 0 ? BadgeSpec{tr("equals header %1 of %2")
                                          .arg(QString::number(holding), QString::number(reading.check.headers)),
                                      Tone::Warning, u"triangle-alert"_s, false}
                          : BadgeSpec{tr("differs"), Tone::Error, u"x"_s, false});
}

/// Shows the reason once it is found. Until then the sentence of the receipt stays.
void SignatureTab::askWhy(const CaptureReading &reading)
{
    m_next->setText(tr("Looking for the reason..."));
    m_asked = reading.capture.row;
    m_body = reading.capture.body;
    m_question = std::make_unique<QObject>();
    m_cancellation =
        inspector::consult(reading.signatureCase, m_question.get(),
                           [this](const base::Result<inspector::Consultation> &found) { showWhy(*found); });
}

void SignatureTab::showWhy(const inspector::Consultation &found)
{
    const auto words = wording::diagnosisWords(found.diagnosis, found.bytes);
    m_fact->setText(words.fact);
    m_next->setText(QStringList{words.proof, words.fix}.join(u'\n'));
    emit diagnosed(m_asked, found.diagnosis);
    if (!found.diagnosis.isProven && found.diagnosis.verdict == protocol::Verdict::Invalid)
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
    const auto show = [this, which](const QString &words) {
        m_earlier->setText(tr("Compared with an earlier delivery: %1.").arg(which) + u'\n' + words);
        m_earlier->show();
    };
    if (!earlier.complete) {
        show(tr("Its secrets are not there any more, so the bytes cannot be compared."));
        return;
    }
    const bool isValid = earlier.row.verdict == protocol::Verdict::Valid;
    const auto take = [show, isValid](const base::Result<EarlierDelivery> &found) {
        const bool provesNothing = !found->difference && !isValid; // neither signature holds for this body
        show(provesNothing ? tr("Both bodies are the same, byte for byte.")
                           : wording::earlierDeliveryWords(found->difference, found->bytes));
    };
    compareWithEarlier(m_body, earlier.body, m_question.get(), take);
}

void SignatureTab::stopAsking()
{
    m_question.reset();
    if (m_cancellation)
        *std::exchange(m_cancellation, nullptr) = true;
}

} // namespace runlatch::ui
