// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/timelinemodel.h"
#include "store/captures/deliveries.h"

namespace runlatch::models {

/// The events of one captured request, oldest first, in words: its delivery and answer, the callbacks that were
/// sent, the deadline, and when its secrets go. Between them the other deliveries of its task result, with the interval
/// since the one before, and their callbacks. Roles are those of TimelineModel. Times are local, the tool tip has UTC.
class CaptureTimelineModel : public FlatList
{
    Q_OBJECT
public:
    enum Role {
        KeyRole = TimelineModel::WholeRole + 1, ///< text that names the event, also after a change
    };

    using FlatList::FlatList;

    /// `now` in UTC: what lies behind it has happened. Forgets the deliveries of another capture.
    void setCapture(const store::Capture &capture, const QDateTime &now);
    void setDeliveries(const store::Deliveries &deliveries); ///< of the task result of the capture

    /// "3 deliveries, 10 s and 20 s apart." Empty for a single one.
    QString summary() const;
    qint64 capture() const { return m_capture.row.id; }
    int receipt() const;                           ///< the row of the capture's own arrival
    const store::CaptureRow *other(int row) const; ///< the other delivery that the row is about; null without one

private:
    struct Event
    {
        QDateTime at;
        QString first;
        QString second;
        TimelineModel::Tone tone = TimelineModel::Tone::None;
        QString icon;
        int other = -1; ///< place among the deliveries
        bool isReceipt = false;
    };

    int rows() const override { return static_cast<int>(m_events.size()); }
    QVariant value(const QModelIndex &index, int role) const override;
    void build();
    void addOthers();
    Event received() const;
    Event otherReceived(int place) const;
    QString interval(int place) const;
    static Event answered(const store::CaptureRow &row);
    static Event sent(const store::SentReply &reply);
    static Event deadline(const store::CaptureRow &row, const QDateTime &now);
    static Event secrets(const store::Capture &capture, const QDateTime &now);
    static QString key(const Event &event);

    store::Capture m_capture; ///< without its bytes
    QDateTime m_now;
    store::Deliveries m_deliveries;
    QList<Event> m_events;
};

} // namespace runlatch::models
