// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/rawsender.h"
#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"
#include "simulator/callbacks.h"
#include "simulator/runtask.h"

#include <QObject>

#include <optional>

namespace runlatch::simulator {

/// One run task from the service's side: sends the request until it is answered 200 (spec 4.5: anything else is
/// retried, with the same bytes), judges the callbacks and lets the deadline pass. All in the thread it lives in.
class RunTaskRunner final : public QObject
{
    Q_OBJECT
public:
    struct Sender
    {
        QByteArray serviceName;
        QString site; ///< spec 4.5 `base_url`
    };
    /// `http` must outlive this.
    RunTaskRunner(base::Clock &clock, http::RawSender &http, const RunTaskOptions &options,
                  const protocol::RunTaskRequest &payload, const Sender &sender, QObject *parent = nullptr);

    void start();
    /// Judges a request to the callback URL. Callbacks may come before the request was answered.
    http::Response callback(const http::Request &request);
    /// Whether this is the run task's own access token.
    bool grants(const QByteArray &token) const;

    const RunTask &runTask() const { return m_runTask; }

signals:
    void changed(); ///< after each event

private:
    void attempt();
    void attempted(const base::Result<http::Response> &answer);
    void retryOrGiveUp();
    void settle();
    void watchDeadline();
    void record(RunTaskEvent event);
    std::chrono::milliseconds sinceStart() const { return m_clock.monotonic() - m_startedAt; }

    base::Clock &m_clock;
    http::RawSender &m_http;
    QByteArray m_accessToken;
    QByteArray m_message; ///< the exact bytes of each attempt
    qint64 m_bodySize;
    int m_attemptsLeft;
    RunTask m_runTask;
    protocol::TaskSession m_session;
    std::chrono::milliseconds m_startedAt{0};
    std::chrono::milliseconds m_sentAt{0};
    int m_attempt = 0;
    bool m_isSending = false;
    bool m_isWatching = false;
    bool m_isFinished = false;
};

} // namespace runlatch::simulator
