// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capturecolumns.h"
#include "store/search/searchrange.h"
#include "store/search/wordblocks.h"
#include "store/storefixture.h"

namespace runlatch::store {

/// A capture without secrets.
inline NewCapture captureOf(const QByteArray &body)
{
    NewCapture capture = newCapture({});
    capture.head = "POST /runtask HTTP/1.1\r\n\r\n";
    capture.body = body;
    capture.row.bytes = body.size();
    capture.row.runMessage.clear();
    return capture;
}

inline QList<NewCapture> emptyCaptures(int count)
{
    QList<NewCapture> captures;
    while (captures.size() < count)
        captures.append(captureOf("{}"));
    return captures;
}

/// A store, searches that are waited for, and a look into the index of words.
class SearchFixture
{
protected:
    bool openStore()
    {
        m_fixture = std::make_unique<StoreFixture>();
        m_names = {};
        return !m_fixture->open();
    }

    /// All that the search reports, as one report.
    SearchReport search(const QString &text, const SearchRange &range = {}, QList<SearchReport> *reports = nullptr)
    {
        const auto filter = CaptureFilter::parse(text, m_fixture->clock.utc(), m_names);
        QList<SearchReport> parts;
        const auto last = support::answerOf<SearchReport>([&](QObject *context, auto done) {
            m_fixture->store->search(
                filter, range, context, [&parts](const SearchReport &part) { parts.append(part); }, done);
        });
        if (!last)
            qFatal("%ls", qUtf16Printable(last.error().detail));
        parts.append(*last);
        if (reports)
            *reports = parts;
        SearchReport all = *last;
        all.rows.clear();
        for (const SearchReport &part : std::as_const(parts))
            all.rows += part.rows;
        return all;
    }
    QList<qint64> idsOf(const QString &text) { return ids(search(text, {.limit = 1000})); }
    static QList<qint64> ids(const SearchReport &report)
    {
        QList<qint64> ids;
        for (const CaptureRow &row : report.rows)
            ids.append(row.id);
        return ids;
    }

    bool change(const QString &sql, const QList<Value> &values = {})
    {
        Database database(m_fixture->file());
        return database.open(Database::Access::ReadWrite).isOk() && database.execute(sql, values).isOk();
    }

    /// Copies capture 1 that often; each copy has another workspace, and that SQL for its time, of its id `i`. It is
    /// one transaction, because the index may be made at any moment.
    bool multiply(int captures, const QString &receivedAt = QStringLiteral("received_at"))
    {
        const QString columns = QString::fromLatin1(CaptureColumns);
        QString values = columns;
        values
            .replace(QStringLiteral("uuid"),
                     QStringLiteral("lower(hex(randomblob(4)) || '-0000-4000-8000-' || hex(randomblob(6)))"))
            .replace(QStringLiteral("received_at"), receivedAt)
            .replace(QStringLiteral("workspace_name"), QStringLiteral("'ws-' || i"))
            .replace(QStringLiteral("parent"), QStringLiteral("NULL"));
        const QString numbers =
            QStringLiteral("WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?) ");
        Database database(m_fixture->file());
        const auto insert = [&](const QString &rows) { return database.execute(numbers + rows, {captures}).isOk(); };
        return database.open(Database::Access::ReadWrite).isOk() && database.execute("BEGIN IMMEDIATE").isOk()
            && insert(QStringLiteral("INSERT INTO captures (id, %1) SELECT i, %2 FROM captures, n WHERE id = 1")
                          .arg(columns, values))
            && insert(QStringLiteral(
                "INSERT INTO capture_blobs SELECT i, head, body FROM capture_blobs, n WHERE capture_id = 1"))
            && database.execute("COMMIT").isOk();
    }

    /// A number in the index; 0 without an index.
    qint64 inIndex(const QString &sql)
    {
        Database index(WordBlocks::fileOf(m_fixture->file()));
        if (!QFile::exists(index.file()) || !index.open(Database::Access::ReadOnly))
            return 0;
        const auto number = index.number(sql);
        return number ? *number : 0;
    }
    bool isIndexedTo(qint64 id)
    {
        return support::waitFor([&] { return inIndex(QStringLiteral("SELECT MAX(last) FROM blocks")) >= id; }, 20000);
    }

    std::unique_ptr<StoreFixture> m_fixture;
    EndpointNames m_names;
};

} // namespace runlatch::store
