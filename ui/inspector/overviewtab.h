// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/capturereading.h"

#include <QWidget>

class QFormLayout;
class QHBoxLayout;

namespace runlatch::ui {

/// The facts of a capture and of its replies, grouped as a person thinks of them; each can be selected and copied. A
/// null is explained, and a link is shown with its whole address before it opens.
class OverviewTab final : public QWidget
{
    Q_OBJECT

public:
    explicit OverviewTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);

private:
    enum class Value { Words, Id, Link };

    void add(const QString &name, const QString &value, Value kind = Value::Words, const QString &hint = {});
    void addNull(const QString &name, const QString &words);
    void addGroup(const QString &name);
    void addTime(const QString &name, const QDateTime &time);
    void addField(const QString &name, const PayloadField &field, Value kind, const QString &whenNull = {});
    void addRow(const QString &name, QHBoxLayout *row);
    void addDigest(const QString &name, const QByteArray &digest);
    void addLink(QHBoxLayout &row, const QString &name, const QString &address);
    void addHost(const store::Capture &capture);
    void addRemarks(const CaptureReading &reading);
    void addRun(const CaptureReading &reading);
    void addWorkspace(const PayloadFields &fields);
    void addVersionControl(const PayloadFields &fields);
    void addPlan(const CaptureReading &reading);
    void addCallback(const CaptureReading &reading);
    void addReplies(const QList<store::SentReply> &replies);
    void addArrival(const store::CaptureRow &row);
    void addReceipt(const CaptureReading &reading);

    QWidget *m_facts = nullptr;
    QFormLayout *m_form = nullptr;
    int m_group = -1; ///< row of the last group's title
};

} // namespace runlatch::ui
