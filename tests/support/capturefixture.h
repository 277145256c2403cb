// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturemodel.h"

#include "store/openstore.h"
#include "support/fakeclock.h"
#include "support/quickfolder.h"
#include "support/storecalls.h"

#include <memory>

namespace runlatch::support {

/// Captures as the receiver reports them, with a clock that stands still, and a store for those that are kept. A test
/// derives from it beside QObject. It links runlatch_models.
class CaptureFixture
{
protected:
    /// A valid request to which a reply can be sent for ten minutes.
    store::CaptureRow row(qint64 id) const
    {
        store::CaptureRow row;
        row.id = id;
        row.uuid = QUuid::createUuid();
        row.receivedAt = m_clock.utc();
        row.deadline = m_clock.utc().addSecs(600);
        row.stage = QStringLiteral("post_plan");
        row.workspaceName = QStringLiteral("network-prod");
        row.bytes = 1564;
        row.findings.emplace();
        return row;
    }
    static QList<qint64> ids(const models::CaptureModel &model)
    {
        QList<qint64> all;
        for (int i = 0; i < model.rowCount(); ++i)
            all.append(model.at(i).id);
        return all;
    }

    /// Another time and another store, without rows. False if it cannot be opened.
    bool openStore()
    {
        m_clock.reset();
        m_store = store::newStore(m_folder.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_clock);
        return m_store != nullptr;
    }
    /// The rows that the receiver would report for this number of requests. The store counts the findings of uncounted
    /// ones, and then they change.
    QList<store::CaptureRow> receive(int rows, bool isCounted = true)
    {
        QList<store::NewCapture> captures;
        for (int i = 0; i < rows; ++i) {
            store::CaptureRow sent = row(0);
            if (!isCounted)
                sent.findings.reset();
            captures.append({sent, "POST / HTTP/1.1\r\n\r\n", "{}"});
        }
        return appendedRows(*m_store, captures);
    }

    FakeClock m_clock;
    QuickFolder m_folder;
    std::unique_ptr<store::SqliteStore> m_store;
    store::OpenStore m_open; ///< nothing, until a test sets m_store
};

} // namespace runlatch::support
