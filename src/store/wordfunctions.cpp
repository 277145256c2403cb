// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/wordfunctions.h"

#include "store/database.h"
#include "store/filteredcapture.h"

#include <sqlite3.h>

namespace runlatch::store {

namespace {

void hasWord(sqlite3_context *context, int count, sqlite3_value **values)
{
    const auto &functions = *static_cast<const WordFunctions *>(sqlite3_user_data(context));
    const filter::Word *word = functions.word(sqlite3_value_int64(values[0]));
    if (functions.isStopped() || !word) {
        sqlite3_result_error_code(context, SQLITE_INTERRUPT);
        return;
    }
    for (int i = 1; i < count; ++i) {
        const auto *bytes = static_cast<const char *>(sqlite3_value_blob(values[i]));
        if (FilteredCapture::isInBytes(*word, {bytes, sqlite3_value_bytes(values[i])})) {
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
    const int code =
        sqlite3_create_function(database.connection(), "has_word", -1, Flags, this, &hasWord, nullptr, nullptr);
    return code == SQLITE_OK ? base::Done(std::monostate()) : database.lastError();
}

void WordFunctions::set(std::vector<filter::Word> words, Stop stop)
{
    m_words = std::move(words);
    m_stop = std::move(stop);
}

const filter::Word *WordFunctions::word(qint64 index) const
{
    return index >= 0 && index < std::ssize(m_words) ? &m_words[static_cast<std::size_t>(index)] : nullptr;
}

} // namespace runlatch::store
