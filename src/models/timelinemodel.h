// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "simulator/runtask.h"

#include <QLocale>

namespace runlatch::models {

/// The events of one run task, oldest first, in words: the time, the event, and its severity.
class TimelineModel : public FlatList
{
    Q_OBJECT
public:
    enum class Tone { None, Info, Warning, Error, Success };
    Q_ENUM(Tone)
    enum Role {
        TimeRole = Qt::UserRole, ///< "0:02.031", since the start; the display role is the first line
        SecondLineRole,          ///< may be empty
        ToneRole,                ///< int of Tone
        IconRole,                ///< name of an icon
        WholeRole,               ///< all details of the event, in one text
    };

    explicit TimelineModel(QObject *parent = nullptr)
        : FlatList(parent)
    {
    }

    /// Appends the new events of the same run task; another run task replaces all rows.
    void setRunTask(const simulator::RunTask &runTask);
    void clear();
    const simulator::RunTask &runTask() const { return m_runTask; }

private:
    struct Line
    {
        QString first;
        QString second;
        Tone tone = Tone::None;
        QString icon;
    };

    int rows() const override { return static_cast<int>(m_runTask.events.size()); }
    QVariant value(const QModelIndex &index, int role) const override;
    Line line(const simulator::RunTaskEvent &event) const;
    Line attempt(const simulator::RunTaskEvent &event) const;
    Line answered(const simulator::RunTaskEvent &event) const;
    Line noAnswer(const simulator::RunTaskEvent &event) const;
    Line instead(const simulator::RunTaskEvent &event) const;
    Line callback(const simulator::RunTaskEvent &event) const;
    Line refusedCallback(const simulator::RunTaskEvent &event) const;
    QString whole(const simulator::RunTaskEvent &event) const;
    Line verified(const simulator::RunTaskEvent &event) const;
    QString afterFailure() const;
    Line stray(const simulator::RunTaskEvent &event) const;
    Line finished(const simulator::RunTaskEvent &event) const;
    QString atTarget() const;

    QLocale m_locale;
    simulator::RunTask m_runTask;
};

} // namespace runlatch::models
