// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/timelinemodel.h"
#include "store/capture.h"

#include <QAbstractListModel>

namespace runlatch::models {

/// What happened to one captured request, oldest first, in words: its delivery and answer, the callbacks that were
/// sent, the deadline, and when its secrets go. Roles are those of TimelineModel. Times are local, the tool tip has
/// UTC.
class CaptureTimelineModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// `now` in UTC: what lies behind it has happened.
    void setCapture(const store::Capture &capture, const QDateTime &now);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Event
    {
        QDateTime at;
        QString first;
        QString second;
        TimelineModel::Tone tone = TimelineModel::Tone::None;
        QString icon;
    };
    static Event received(const store::CaptureRow &row);
    static Event answered(const store::CaptureRow &row);
    static Event sent(const store::SentReply &reply);
    static Event deadline(const store::CaptureRow &row, const QDateTime &now);
    static Event secrets(const store::Capture &capture, const QDateTime &now);

    QList<Event> m_events;
};

} // namespace runlatch::models
