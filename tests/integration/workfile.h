// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "store/sqlite/database.h"
#include "store/sqlite/storefiles.h"

#include <QDir>
#include <QUrl>
#include <QUuid>

namespace runlatch::integration {

/// `work.sqlite` in a folder, read beside the program that writes it.
class WorkFile
{
public:
    struct Row
    {
        QString changeRequest;
        QUrl service;
        QUuid connection;
        bool sent = false;
    };

    explicit WorkFile(const QString &folder)
        : m_database(QDir(folder).filePath(store::workFileName()))
    {
        (void)m_database.open(store::Database::Access::ReadWrite); // the questions fail if this does
    }

    QList<Row> pending()
    {
        QList<Row> found;
        const auto rows = m_database.query("SELECT change_request, service, connection, sent FROM pending_archives"
                                           " ORDER BY asked_at, rowid");
        while (rows && (*rows)->next())
            found.append({(*rows)->text(0), QUrl((*rows)->text(1)), QUuid::fromString((*rows)->text(2)),
                          (*rows)->number(3) != 0});
        return found;
    }

    /// The readable drafts, newest first.
    QList<changerequests::BulkDraft> drafts()
    {
        QList<changerequests::BulkDraft> found;
        const auto rows = m_database.query("SELECT content FROM drafts ORDER BY changed_at DESC");
        while (rows && (*rows)->next()) {
            if (const auto draft = changerequests::readBulkDraft((*rows)->bytes(0)))
                found.append(*draft);
        }
        return found;
    }

    /// Lets nobody else write until free(), as if another program were writing.
    bool seize() { return m_database.execute("BEGIN IMMEDIATE").isOk(); }
    void free() { (void)m_database.execute("ROLLBACK"); }

private:
    store::Database m_database;
};

} // namespace runlatch::integration
