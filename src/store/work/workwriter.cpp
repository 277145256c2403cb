// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/work/workwriter.h"

#include "base/rules.h"
#include "base/utc.h"
#include "store/sqlite/storefile.h"
#include "store/work/workschema.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

QString idText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

/// Looks for damage before anything is written to the file.
base::Done checkWhole(Database &database)
{
    const auto rows = database.query("PRAGMA quick_check(1)");
    if (!rows)
        return rows.error();
    const QString found = (*rows)->next() ? (*rows)->text(0) : QString();
    return found == "ok"_L1 ? base::Done(std::monostate()) : database.error(base::Rules::StoreCorrupt, found);
}

} // namespace

base::Done WorkWriter::open(const TakeLock &takeLock)
{
    close();
    auto done = prepare(takeLock);
    if (!done) {
        m_closed = done.error();
        close();
    }
    return done;
}

base::Done WorkWriter::prepare(const TakeLock &takeLock)
{
    const auto lock = takeLock();
    if (!lock)
        return lock.error();
    m_lock = *lock;
    const QString file = m_lock->file();
    if (auto made = makeStoreFile(file); !made)
        return made;
    m_database.emplace(file);
    if (auto opened = m_database->open(Database::Access::ReadWrite); !opened)
        return opened;
    if (auto whole = checkWhole(*m_database); !whole)
        return whole;
    if (auto migrated = migrate(*m_database, workSchema()); !migrated)
        return migrated;
    closeToOthers(file);
    return std::monostate();
}

void WorkWriter::close()
{
    m_database.reset();
    m_lock.reset();
}

base::Done WorkWriter::saveDraft(const Draft &draft)
{
    if (!m_database)
        return m_closed;
    return m_database->execute(
        "INSERT INTO drafts (id, kind, content, changed_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET kind = excluded.kind, content = excluded.content, changed_at = excluded.changed_at",
        {idText(draft.id), draft.kind, draft.content, draft.changedAt.toMSecsSinceEpoch()});
}

base::Done WorkWriter::removeDraft(const QUuid &id)
{
    if (!m_database)
        return m_closed;
    return m_database->execute("DELETE FROM drafts WHERE id = ?", {idText(id)});
}

base::Result<QList<Draft>> WorkWriter::drafts(const QString &kind)
{
    if (!m_database)
        return m_closed;
    const auto rows = m_database->query(
        "SELECT id, content, changed_at FROM drafts WHERE kind = ? ORDER BY changed_at DESC, rowid DESC", {kind});
    if (!rows)
        return rows.error();
    QList<Draft> drafts;
    while ((*rows)->next())
        drafts.append({.id = QUuid::fromString((*rows)->text(0)),
                       .kind = kind,
                       .content = (*rows)->bytes(1),
                       .changedAt = QDateTime::fromMSecsSinceEpoch((*rows)->number(2), base::Utc)});
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return drafts;
}

/// Executes one statement for each row, in one transaction.
base::Done WorkWriter::together(Sql sql, const QList<QList<Value>> &rows)
{
    if (!m_database)
        return m_closed;
    auto done = m_database->execute("BEGIN IMMEDIATE");
    if (!done)
        return done;
    for (auto row = rows.begin(); row != rows.end() && done; ++row)
        done = m_database->execute(sql, *row);
    if (done)
        done = m_database->execute("COMMIT");
    if (!done)
        (void)m_database->execute("ROLLBACK");
    return done;
}

base::Done WorkWriter::savePendingArchives(const QList<PendingArchive> &archives)
{
    QList<QList<Value>> rows;
    for (const PendingArchive &archive : archives)
        rows.append({idText(archive.id), archive.service.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo),
                     archive.changeRequestId, archive.subject, archive.workspace, archive.askedAt.toMSecsSinceEpoch(),
                     archive.sent, archive.connection ? Value(idText(*archive.connection)) : Value()});
    return together(
        "INSERT INTO pending_archives (id, service, change_request, subject, workspace, asked_at, sent, connection)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET service = excluded.service,"
        " change_request = excluded.change_request, subject = excluded.subject, workspace = excluded.workspace,"
        " asked_at = excluded.asked_at, sent = excluded.sent, connection = excluded.connection",
        rows);
}

base::Done WorkWriter::removePendingArchives(const QList<QUuid> &ids)
{
    QList<QList<Value>> rows;
    for (const QUuid &id : ids)
        rows.append({idText(id)});
    return together("DELETE FROM pending_archives WHERE id = ?", rows);
}

base::Result<QList<PendingArchive>> WorkWriter::pendingArchives()
{
    if (!m_database)
        return m_closed;
    const auto rows =
        m_database->query("SELECT id, service, change_request, subject, workspace, asked_at, sent, connection"
                          " FROM pending_archives ORDER BY asked_at, rowid");
    if (!rows)
        return rows.error();
    QList<PendingArchive> archives;
    while ((*rows)->next()) {
        const QUuid id = QUuid::fromString((*rows)->text(0));
        if (idText(id) != (*rows)->text(0))
            continue; // not written by this program: two such ids could be read as the same QUuid
        archives.append(
            {.id = id,
             .service = QUrl((*rows)->text(1)),
             .connection = (*rows)->isNull(7) ? std::nullopt : std::optional(QUuid::fromString((*rows)->text(7))),
             .changeRequestId = (*rows)->text(2),
             .subject = (*rows)->text(3),
             .workspace = (*rows)->text(4),
             .askedAt = QDateTime::fromMSecsSinceEpoch((*rows)->number(5), base::Utc),
             .sent = (*rows)->number(6) != 0});
    }
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return archives;
}

} // namespace runlatch::store
