// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/detail/factsform.h"
#include "ui/inspector/reading/capturereading.h"

#include <QWidget>

class QBoxLayout;

namespace runlatch::ui {

/// The facts of a capture and of its replies, grouped as a person thinks of them. A null is explained.
class OverviewTab final : public QWidget
{
    Q_OBJECT

public:
    explicit OverviewTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    using Value = CaptureFact::Kind;

    void add(const QString &name, const QString &value, Value kind = Value::Words, const QString &hint = {});
    void addGroup(const QString &name);
    void addTime(const QString &name, const QDateTime &time);
    void addField(const QString &name, const PayloadField &field, Value kind, const QString &whenNull = {});
    void addOpening(const store::CaptureRow &row);
    QList<CaptureFact> take();
    void addObstacles(const CaptureReading &reading);
    void addHost(const store::Capture &capture);
    void addRemarks(const CaptureReading &reading);
    void addLineage(const store::CaptureRow &row);
    void addKind(const CaptureReading &reading);
    void addNotification(const CaptureReading &reading);
    void addRun(const CaptureReading &reading);
    void addWorkspace(const PayloadFields &fields);
    void addVersionControl(const PayloadFields &fields);
    void addPlan(const CaptureReading &reading);
    void addCallback(const CaptureReading &reading);
    void addDeadline(const store::CaptureRow &row);
    void addReplies(const QList<store::SentReply> &replies);
    void addArrival(const store::CaptureRow &row);
    void addReceipt(const CaptureReading &reading);

    QBoxLayout *m_columns;
    FactsForm *m_form; ///< what the request is about
    FactsForm *m_more; ///< what belongs to it: beside it in a wide tab, otherwise below it
    QList<CaptureFact> m_facts;
};

} // namespace runlatch::ui
