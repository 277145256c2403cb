// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/capturereading.h"

#include <QWidget>

class QGridLayout;

namespace runlatch::ui {

class Badge;
class CopyButton;
class IconLabel;
class Label;
class SelectableLabel;

/// Says whether the signature is valid, with the checksums that prove it, and what to do if it is not.
class SignatureTab final : public QWidget
{
    Q_OBJECT

public:
    explicit SignatureTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);

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

    IconLabel *m_icon = nullptr;
    Label *m_fact = nullptr;
    Label *m_proof = nullptr;
    Label *m_next = nullptr;
    Sum m_received{};
    Sum m_computed{};
};

} // namespace runlatch::ui
