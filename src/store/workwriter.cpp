// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/workwriter.h"

#include "base/rules.h"
#include "store/storefile.h"
#include "store/workschema.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

QString idText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

/// Returns an empty text for a null QString, which the driver would bind as NULL.
QString notNull(const QString &text)
{
    return text.isNull() ? u""_s : text;
}

/// Looks for damage before anything is written to the file.
base::Done checkWhole(Database &database)
{
    const auto rows = database.query(u"PRAGMA quick_check(1)"_s);
    if (!rows)
        return rows.error();
    const QString found = (*rows)->next() ? (*rows)->value(0).toString() : QString();
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
    m_database.emplace(file, u"work: "_s + file);
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
    const QByteArray content = draft.content.isNull() ? QByteArray("") : draft.content;
    return m_database->execute(
        u"INSERT INTO drafts (id, kind, content, changed_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
        " SET kind = excluded.kind, content = excluded.content, changed_at = excluded.changed_at"_s,
        {idText(draft.id), draft.kind, content, draft.changedAt.toMSecsSinceEpoch()});
}

base::Done WorkWriter::removeDraft(const QUuid &id)
{
    if (!m_database)
        return m_closed;
    return m_database->execute(u"DELETE FROM drafts WHERE id = ?"_s, {idText(id)});
}

base::Result<QList<Draft>> WorkWriter::drafts(const QString &kind)
{
    if (!m_database)
        return m_closed;
    const auto rows = m_database->query(
        u"SELECT id, content, changed_at FROM drafts WHERE kind = ? ORDER BY changed_at DESC, rowid DESC"_s, {kind});
    if (!rows)
        return rows.error();
    QList<Draft> drafts;
    while ((*rows)->next())
        drafts.append({.id = QUuid::fromString((*rows)->value(0).toString()),
                       .kind = kind,
                       .content = (*rows)->value(1).toByteArray(),
                       .changedAt = QDateTime::fromMSecsSinceEpoch((*rows)->value(2).toLongLong(), Qt::UTC)});
    return drafts;
}

/// Executes one statement for each row, in one transaction.
base::Done WorkWriter::together(const QString &sql, const QList<QVariantList> &rows)
{
    if (!m_database)
        return m_closed;
    auto done = m_database->execute(u"BEGIN IMMEDIATE"_s);
    if (!done)
        return done;
    for (auto row = rows.begin(); row != rows.end() && done; ++row)
        done = m_database->execute(sql, *row);
    if (done)
        done = m_database->execute(u"COMMIT"_s);
    if (!done)
        (void)m_database->execute(u"ROLLBACK"_s);
    return done;
}

base::Done WorkWriter::savePendingArchives(const QList<PendingArchive> &archives)
{
    QList<QVariantList> rows;
    for (const PendingArchive &archive : archives)
        rows.append({idText(archive.id), archive.service.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo),
                     notNull(archive.changeRequestId), notNull(archive.subject), notNull(archive.workspace),
                     archive.askedAt.toMSecsSinceEpoch(), archive.sent,
                     archive.connection ? QVariant(idText(*archive.connection)) : QVariant()});
    return together(
        u"INSERT INTO pending_archives (id, service, change_request, subject, workspace, asked_at, sent, connection)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET service = excluded.service,"
        " change_request = excluded.change_request, subject = excluded.subject, workspace = excluded.workspace,"
        " asked_at = excluded.asked_at, sent = excluded.sent, connection = excluded.connection"_s,
        rows);
}

base::Done WorkWriter::removePendingArchives(const QList<QUuid> &ids)
{
    QList<QVariantList> rows;
    for (const QUuid &id : ids)
        rows.append({idText(id)});
    return together(u"DELETE FROM pending_archives WHERE id = ?"_s, rows);
}

base::Result<QList<PendingArchive>> WorkWriter::pendingArchives()
{
    if (!m_database)
        return m_closed;
    const auto rows =
        m_database->query(u"SELECT id, service, change_request, subject, workspace, asked_at, sent, connection"
                          " FROM pending_archives ORDER BY asked_at, rowid"_s);
    if (!rows)
        return rows.error();
    QList<PendingArchive> archives;
    while ((*rows)->next()) {
        const QVariant connection = (*rows)->value(7);
        const QUuid id = QUuid::fromString((*rows)->value(0).toString());
        if (idText(id) != (*rows)->value(0).toString())
            continue; // not written by this program: two such ids could be read as the same QUuid
        archives.append(
            {.id = id,
             .service = QUrl((*rows)->value(1).toString()),
             .connection = connection.isNull() ? std::nullopt : std::optional(QUuid::fromString(connection.toString())),
             .changeRequestId = (*rows)->value(2).toString(),
             .subject = (*rows)->value(3).toString(),
             .workspace = (*rows)->value(4).toString(),
             .askedAt = QDateTime::fromMSecsSinceEpoch((*rows)->value(5).toLongLong(), Qt::UTC),
             .sent = (*rows)->value(6).toBool()});
    }
    return archives;
}

} // namespace runlatch::store
