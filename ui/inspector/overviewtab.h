// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/capturereading.h"

#include <QWidget>

class QFormLayout;

namespace runlatch::ui {

/// The facts of a capture and of its replies; each can be selected and copied.
class OverviewTab final : public QWidget
{
    Q_OBJECT

public:
    explicit OverviewTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);

private:
    void add(const QString &name, const QString &value, bool mono = false);
    void addDigest(const QString &name, const QByteArray &digest);
    void addHost(const store::Capture &capture);
    void addReceipt(const store::CaptureRow &row);
    void addTask(const CaptureReading &reading);
    void addReplies(const QList<store::SentReply> &replies);

    QWidget *m_facts = nullptr;
    QFormLayout *m_form = nullptr;
};

} // namespace runlatch::ui
