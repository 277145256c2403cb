// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "models/capturetimelinemodel.h"

#include <QWidget>

class QListView;

namespace runlatch::ui {

class Label;

/// The events of a request and to the other deliveries of its task result, with the intervals in words above. The
/// other deliveries can be opened.
class TimelineTab final : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineTab(QWidget *parent = nullptr);

    /// `now` in UTC. The deliveries of another capture are forgotten.
    void setCapture(const store::Capture &capture, const QDateTime &now);
    void setDeliveries(const base::Result<store::Deliveries> &deliveries); ///< of the task result of the capture

signals:
    void captureWanted(const runlatch::store::CaptureRow &row); ///< a row of another delivery was activated

private:
    void showSummary(const QString &text);
    template <typename Change> void change(Change set);

    models::CaptureTimelineModel m_model;
    Label *m_summary;
    QWidget *m_line;
    QListView *m_list;
};

} // namespace runlatch::ui
