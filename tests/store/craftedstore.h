// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDebug>
#include <QString>
#include <QStringList>

#include <sqlite3.h>

namespace runlatch::store {

/// Changes a file as another program can, without what Database forbids. With `freely` also the texts of its schema.
inline bool craft(const QString &file, const QStringList &statements, bool freely = false)
{
    sqlite3 *database = nullptr;
    bool isFine = sqlite3_open(file.toUtf8().constData(), &database) == SQLITE_OK;
    if (freely) {
        sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
        isFine =
            isFine && sqlite3_exec(database, "PRAGMA writable_schema = ON", nullptr, nullptr, nullptr) == SQLITE_OK;
    }
    for (const QString &statement : statements) {
        char *error = nullptr;
        isFine =
            isFine && sqlite3_exec(database, statement.toUtf8().constData(), nullptr, nullptr, &error) == SQLITE_OK;
        if (error)
            qInfo() << statement << error;
        sqlite3_free(error);
    }
    return sqlite3_close(database) == SQLITE_OK && isFine;
}

} // namespace runlatch::store
