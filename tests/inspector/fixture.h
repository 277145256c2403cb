// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "http/rawsender.h"
#include "protocol/runtaskrequest.h"
#include "protocol/signature.h"
#include "support/quickfolder.h"
#include "support/storecalls.h"

#include <QFile>
#include <QTest>

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

/// A store in its own folder, with the machine's clock, because its threads use that clock.
class StoreFixture
{
public:
    base::SystemClock &clock() { return m_clock; }
    store::SqliteStore &operator*() { return *m_store; }
    bool isOpen() const { return m_store != nullptr; }

    QList<store::CaptureRow> rows() // newest first
    {
        const auto rows = store::list(*m_store);
        return rows ? *rows : QList<store::CaptureRow>();
    }
    base::Result<store::Capture> load(qint64 id) { return store::load(*m_store, id); }
    base::Result<store::CaptureRow> append(const store::NewCapture &capture)
    {
        return store::append(*m_store, capture);
    }

private:
    support::QuickFolder m_folder;
    base::SystemClock m_clock;
    std::unique_ptr<store::SqliteStore> m_store =
        store::newStore(m_folder.filePath(QStringLiteral("captures.sqlite")), m_clock);
};

} // namespace runlatch::inspector
