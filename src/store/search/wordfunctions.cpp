// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/wordfunctions.h"

#include "store/search/filteredcapture.h"
#include "store/sqlite/connectionguard.h"
#include "store/sqlite/database.h"

#include <sqlite3.h>

#include <memory>

namespace runlatch::store {

namespace {

WordFunctions &functionsOf(sqlite3_context *context)
{
    return *static_cast<WordFunctions *>(sqlite3_user_data(context));
}

/// Null if the statement must end, which it is told.
const filter::Word *wordOf(sqlite3_context *context, sqlite3_value *index)
{
    const WordFunctions &functions = functionsOf(context);
    const filter::Word *word = functions.isStopped() ? nullptr : functions.word(sqlite3_value_int64(index));
    if (!word)
        sqlite3_result_error_code(context, SQLITE_INTERRUPT);
    return word;
}

QByteArrayView bytesOf(sqlite3_value *value)
{
    const auto *bytes = static_cast<const char *>(sqlite3_value_blob(value));
    return {bytes, sqlite3_value_bytes(value)};
}

void hasEndpoint(sqlite3_context *context, int, sqlite3_value **values)
{
    if (const filter::Word *word = wordOf(context, values[0])) {
        const QString endpoint = QString::fromUtf8(bytesOf(values[1]));
        sqlite3_result_int(context, functionsOf(context).endpointNames().isIn(endpoint, *word) ? 1 : 0);
    }
}

void hasWord(sqlite3_context *context, int count, sqlite3_value **values)
{
    const filter::Word *word = wordOf(context, values[0]);
    if (!word)
        return;
    for (int i = 1; i < count; ++i) {
        if (word->isIn(FilteredCapture::textOf(bytesOf(values[i])))) {
            sqlite3_result_int(context, 1);
            return;
        }
    }
    sqlite3_result_int(context, 0);
}

void isInBytes(sqlite3_context *context, int, sqlite3_value **values)
{
    const filter::Word *word = wordOf(context, values[0]);
    if (!word)
        return;
    WordFunctions &functions = functionsOf(context);
    const int code = functions.read(sqlite3_context_db_handle(context), sqlite3_value_int64(values[1]));
    if (code != SQLITE_OK) {
        sqlite3_result_error_code(context, code);
        return;
    }
    const WordFunctions::Bytes &bytes = functions.bytes();
    sqlite3_result_int(context, word->isIn(bytes.head) || word->isIn(bytes.body) ? 1 : 0);
}

struct BlobCloser
{
    void operator()(sqlite3_blob *blob) const { sqlite3_blob_close(blob); }
};

int readBytes(sqlite3 *connection, const char *column, qint64 id, QString &text)
{
    sqlite3_blob *opened = nullptr;
    int code = sqlite3_blob_open(connection, "main", "capture_blobs", column, id, 0, &opened);
    const std::unique_ptr<sqlite3_blob, BlobCloser> blob(opened);
    if (code != SQLITE_OK)
        return code == SQLITE_ERROR ? SQLITE_OK : code; // there is no such row
    const int size = sqlite3_blob_bytes(opened);
    if (size > ConnectionGuard::MaxRowBytes)
        return SQLITE_TOOBIG;
    QByteArray bytes(size, Qt::Uninitialized);
    code = sqlite3_blob_read(opened, bytes.data(), size, 0);
    if (code == SQLITE_OK)
        text = FilteredCapture::textOf(bytes);
    return code;
}

} // namespace

base::Done WordFunctions::addTo(Database &database)
{
    constexpr int Flags = SQLITE_UTF8 | SQLITE_DIRECTONLY;
    sqlite3 *connection = database.connection();
    int code = sqlite3_create_function(connection, "has_word", -1, Flags, this, &hasWord, nullptr, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_create_function(connection, "has_endpoint", 2, Flags, this, &hasEndpoint, nullptr, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_create_function(connection, "is_in_bytes", 2, Flags, this, &isInBytes, nullptr, nullptr);
    return code == SQLITE_OK ? base::Done(std::monostate()) : database.lastError();
}

void WordFunctions::set(const CaptureCondition &condition, Stop stop)
{
    m_words = condition.words;
    m_endpointNames = condition.endpointNames;
    m_stop = std::move(stop);
    forget();
}

void WordFunctions::forget()
{
    m_readId = 0;
    m_bytes = {};
}

int WordFunctions::read(sqlite3 *connection, qint64 id)
{
    if (id == m_readId)
        return SQLITE_OK;
    forget();
    int code = readBytes(connection, "head", id, m_bytes.head);
    if (code == SQLITE_OK)
        code = readBytes(connection, "body", id, m_bytes.body);
    if (code == SQLITE_OK)
        m_readId = id;
    return code;
}

const filter::Word *WordFunctions::word(qint64 index) const
{
    return index >= 0 && index < std::ssize(m_words) ? &m_words[static_cast<std::size_t>(index)] : nullptr;
}

} // namespace runlatch::store
