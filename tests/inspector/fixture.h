// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "base/systemclock.h"
#include "http/rawsender.h"
#include "protocol/runtaskrequest.h"
#include "protocol/signature.h"
#include "store/file/sqlitestore.h"
#include "support/quickfolder.h"
#include "support/waiting.h"

#include <QFile>
#include <QTest>

#include <optional>

namespace runlatch::inspector {

inline const QByteArray Key = "secret123"; // key of the vectors in data/signatures

inline QByteArray vectorBody(const QString &name)
{
    QFile file(QStringLiteral(RUNLATCH_TEST_DATA "/signatures/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A post_plan request whose callback goes to `callback`.
inline protocol::RunTaskRequest runTaskRequest(const QString &callback, bool outcomes = true)
{
    protocol::RunTaskRequest request;
    request.payloadVersion = 1;
    request.stage = QStringLiteral("post_plan");
    request.accessToken = QStringLiteral("token-of-this-request");
    request.capabilitiesOutcomes = outcomes;
    request.runId = QStringLiteral("run-i3Df5to9ELvibKpQ");
    request.workspaceName = QStringLiteral("network-prod");
    request.taskResultId = QStringLiteral("taskrs-2nH5dncYoXaMVQmJ");
    request.taskResultCallbackUrl = callback;
    request.taskResultEnforcementLevel = QStringLiteral("mandatory");
    return request;
}

/// Calls an asynchronous function and waits for its answer; a Timeout error if none came.
template <typename T, typename Ask> base::Result<T> await(const Ask &ask)
{
    QObject context;
    std::optional<base::Result<T>> answer;
    ask(&context, base::Callback<T>([&answer](const base::Result<T> &result) { answer.emplace(result); }));
    if (support::waitFor([&answer] { return answer.has_value(); }, 20000))
        return *answer;
    base::Error error;
    error.kind = base::ErrorKind::Timeout;
    return error;
}

/// A store in its own folder, with the machine's clock, because its threads use that clock.
class StoreFixture
{
public:
    StoreFixture()
    {
        auto opened = store::SqliteStore::open(m_folder.filePath(QStringLiteral("captures.sqlite")),
                                               store::newStoreKey(), m_clock);
        if (opened)
            m_store = std::move(opened).value();
    }

    base::SystemClock &clock() { return m_clock; }
    store::SqliteStore &operator*() { return *m_store; }
    bool isOpen() const { return m_store != nullptr; }

    QList<store::CaptureRow> rows() // newest first
    {
        const auto rows = await<QList<store::CaptureRow>>(
            [this](QObject *context, const auto &done) { m_store->list(0, 1000, context, done); });
        return rows ? *rows : QList<store::CaptureRow>();
    }

    base::Result<store::Capture> load(qint64 id)
    {
        return await<store::Capture>(
            [this, id](QObject *context, const auto &done) { m_store->load(id, context, done); });
    }

    base::Result<store::CaptureRow> append(const store::NewCapture &capture)
    {
        return await<store::CaptureRow>(
            [this, &capture](QObject *context, const auto &done) { m_store->append(capture, context, done); });
    }

private:
    support::QuickFolder m_folder;
    base::SystemClock m_clock;
    std::unique_ptr<store::SqliteStore> m_store;
};

} // namespace runlatch::inspector
