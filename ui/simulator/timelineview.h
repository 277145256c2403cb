// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/timelinemodel.h"

#include <QListView>

namespace runlatch::ui {

/// The events of one run task from top to bottom. The view follows the newest event.
class TimelineView final : public QListView
{
    Q_OBJECT

public:
    explicit TimelineView(QWidget *parent = nullptr);

    void setRunTask(const simulator::RunTask &runTask);

signals:
    /// The full text of the event that the user chose; empty if none is chosen.
    void chosen(const QString &whole);

private:
    models::TimelineModel m_model;
};

} // namespace runlatch::ui
