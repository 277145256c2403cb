// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/wordfunctions.h"

#include "store/search/filteredcapture.h"
#include "store/sqlite/database.h"

#include <sqlite3.h>

namespace runlatch::store {

namespace {

const WordFunctions &functionsOf(sqlite3_context *context)
{
    return *static_cast<const WordFunctions *>(sqlite3_user_data(context));
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
        if (FilteredCapture::isInBytes(*word, bytesOf(values[i]))) {
            sqlite3_result_int(context, 1);
            return;
        }
    }
    sqlite3_result_int(context, 0);
}

} // namespace

base::Done WordFunctions::addTo(Database &database)
{
    constexpr int Flags = SQLITE_UTF8 | SQLITE_DIRECTONLY;
    sqlite3 *connection = database.connection();
    int code = sqlite3_create_function(connection, "has_word", -1, Flags, this, &hasWord, nullptr, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_create_function(connection, "has_endpoint", 2, Flags, this, &hasEndpoint, nullptr, nullptr);
    return code == SQLITE_OK ? base::Done(std::monostate()) : database.lastError();
}

void WordFunctions::set(const CaptureCondition &condition, Stop stop)
{
    m_words = condition.words;
    m_endpointNames = condition.endpointNames;
    m_stop = std::move(stop);
}

const filter::Word *WordFunctions::word(qint64 index) const
{
    return index >= 0 && index < std::ssize(m_words) ? &m_words[static_cast<std::size_t>(index)] : nullptr;
}

} // namespace runlatch::store
