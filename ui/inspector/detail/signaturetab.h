// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/consultation.h"
#include "ui/inspector/reading/capturereading.h"
#include "ui/inspector/reading/proof.h"

#include <QWidget>

#include <memory>

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class ProofView;

/// Says whether the signature is valid, with the checksums that prove it. If it is not, says why and what to do: the
/// signature doctor is asked in the pool.
class SignatureTab final : public QWidget
{
    Q_OBJECT

public:
    explicit SignatureTab(QWidget *parent = nullptr);
    ~SignatureTab() override;

    void keepLanguage(settings::Preferences &preferences); ///< of the program; `preferences` must outlive this
    void setReading(const CaptureReading &reading);
    void setSecretsShown(bool shown);
    /// Says how the body differs from that of the earlier delivery. Call after earlierWanted().
    void setEarlier(const store::Capture &earlier);
    void setEarlierDelivery(int delivery); ///< the number of the one to compare with; 0: there is none

signals:
    /// The doctor has answered for this capture.
    void diagnosed(const runlatch::store::CaptureRow &row, const runlatch::signature::Diagnosis &diagnosis);
    void earlierWanted(); ///< no cause was proven, so an earlier delivery of the same task result is of use
    void rawWanted(qint64 offset);
    void compareWanted();

private:
    static Proof proofOf(const CaptureReading &reading);
    static QString basisOf(const CaptureReading &reading, const QString &keyName);
    static QString whyUnchecked(const CaptureReading &reading);
    static bool isSignedWithoutOurKey(const CaptureReading &reading);
    QList<ProofSum> sums() const;
    void showWhy(const inspector::Consultation &found);
    void askWhy(const CaptureReading &reading);
    void stopAsking();

    CaptureReading m_asked;           ///< the shown capture, as far as the doctor's answer needs it
    signature::Diagnosis m_diagnosis; ///< of that capture, once it is there
    bool m_areSecretsShown = false;
    ProofView *m_view;
    inspector::Cancellation m_cancellation;
    std::unique_ptr<QObject> m_question; ///< an answer to an earlier one is dropped with it
};

} // namespace runlatch::ui
