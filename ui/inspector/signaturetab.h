// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/consultation.h"
#include "ui/inspector/capturereading.h"

#include <QWidget>

#include <memory>

class QGridLayout;
class QPushButton;

namespace runlatch::ui {

class Badge;
class CopyButton;
class IconLabel;
class Label;
class SelectableLabel;

/// Says whether the signature is valid, with the checksums that prove it. If it is not, says why and what to do: the
/// signature doctor is asked in the pool.
class SignatureTab final : public QWidget
{
    Q_OBJECT

public:
    explicit SignatureTab(QWidget *parent = nullptr);
    ~SignatureTab() override;

    void setReading(const CaptureReading &reading);
    /// Says how the body differs from that of the earlier delivery. Call after earlierWanted().
    void setEarlier(const store::Capture &earlier);

signals:
    /// The doctor has answered for this capture.
    void diagnosed(const runlatch::store::CaptureRow &row, const runlatch::protocol::Diagnosis &diagnosis);
    void earlierWanted(); ///< no cause was proven, so an earlier delivery of the same task result is of use

private:
    struct Sum
    {
        Label *name;
        SelectableLabel *value;
        Badge *badge;
        CopyButton *copy;
    };

    QWidget *build();
    Sum addSum(QGridLayout &grid, const QString &name);
    void setSum(const Sum &sum, const QByteArray &value);
    void showVerdict(const CaptureReading &reading);
    static QString whyUnchecked(const CaptureReading &reading);
    static bool isSignedWithoutOurKey(const CaptureReading &reading);
    void setSums(const CaptureReading &reading);
    void showWhy(const inspector::Consultation &found);
    void askWhy(const CaptureReading &reading);
    void stopAsking();

    IconLabel *m_icon = nullptr;
    Label *m_fact = nullptr;
    Label *m_proof = nullptr;
    Label *m_next = nullptr;
    Label *m_earlier = nullptr;        ///< the comparison with an earlier delivery
    store::CaptureRow m_asked;         ///< the capture that the doctor was asked about
    QByteArray m_body;                 ///< that a signature does not hold for
    QPushButton *m_snippets = nullptr; ///< programs that check a signature rightly
    inspector::Cancellation m_cancellation;
    std::unique_ptr<QObject> m_question; ///< an answer to an earlier one is dropped with it
    Sum m_received{};
    Sum m_computed{};
};

} // namespace runlatch::ui
