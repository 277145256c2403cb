// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "store/storefiles.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <memory>

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
        : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("looking at ") + folder))
    {
        m_database.setDatabaseName(QDir(folder).filePath(store::workFileName()));
        m_database.open();
    }
    ~WorkFile()
    {
        const QString name = m_database.connectionName();
        m_database = {};
        QSqlDatabase::removeDatabase(name);
    }
    Q_DISABLE_COPY_MOVE(WorkFile)

    QList<Row> pending() const
    {
        QList<Row> rows;
        QSqlQuery query(m_database);
        query.exec(QStringLiteral("SELECT change_request, service, connection, sent FROM pending_archives "
                                  "ORDER BY asked_at, rowid"));
        while (query.next())
            rows.append({query.value(0).toString(), query.value(1).toUrl(),
                         QUuid::fromString(query.value(2).toString()), query.value(3).toBool()});
        return rows;
    }

    /// The readable drafts, newest first.
    QList<changerequests::BulkDraft> drafts() const
    {
        QList<changerequests::BulkDraft> found;
        QSqlQuery query(m_database);
        query.exec(QStringLiteral("SELECT content FROM drafts ORDER BY changed_at DESC"));
        while (query.next()) {
            if (const auto draft = changerequests::readBulkDraft(query.value(0).toByteArray()))
                found.append(*draft);
        }
        return found;
    }

    /// Lets nobody else write until free(), as if another program were writing.
    bool seize() { return QSqlQuery(m_database).exec(QStringLiteral("BEGIN IMMEDIATE")); }
    void free() { QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK")); }

private:
    QSqlDatabase m_database;
};

} // namespace runlatch::integration
