// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/rawsender.h"
#include "simulator/backlog.h"
#include "simulator/payload.h"
#include "simulator/runtask.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace runlatch::simulator {

class RunTaskRunner;

/// All run tasks of one start of the simulator, and what they are asked for: callbacks and plans.
class RunTasks final : public QObject
{
    Q_OBJECT
public:
    struct Home
    {
        QString organization;
        QUrl apiBase;
        QByteArray serviceName;
    };
    /// `backlog` must outlive this.
    RunTasks(base::Clock &clock, const Backlog &backlog, const Home &home, QObject *parent = nullptr);

    /// Its id; it is sent when control is back in the event loop. Error: Usage "target.url".
    base::Result<QString> start(const RunTaskOptions &options);

    /// Answers callbacks (spec 4.6) and plans; nothing where the request is for something else.
    std::optional<http::Response> answer(const http::Request &request);

signals:
    void changed(const runlatch::simulator::RunTask &runTask);

private:
    RunTaskPlace placeOf(const QString &workspaceName) const;
    http::Response plan(const http::Request &request, const QString &planId) const;

    base::Clock &m_clock;
    const Backlog &m_backlog;
    Home m_home;
    http::RawSender m_sender;
    QHash<QString, RunTaskRunner *> m_byCallback;
    QHash<QString, RunTaskRunner *> m_byPlan;
};

} // namespace runlatch::simulator
