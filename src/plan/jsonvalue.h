// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/jsontext.h"
#include "plan/planindex.h"

#include <simdjson.h>

/// Values that simdjson reads on demand, as places in the text. Internal to this library.
namespace runlatch::plan {

using JsonValue = simdjson::ondemand::value;

inline bool isOfType(JsonValue value, simdjson::ondemand::json_type type)
{
    simdjson::ondemand::json_type actual{};
    return value.type().get(actual) == simdjson::SUCCESS && actual == type;
}

inline bool isNull(JsonValue value)
{
    return isOfType(value, simdjson::ondemand::json_type::null);
}

/// A token as it is written: without the blanks that follow it.
inline QByteArrayView tokenOf(std::string_view token)
{
    return QByteArrayView(token.data(), qsizetype(token.size())).trimmed();
}

/// A member's name as it is meant. `storage` keeps it where it has escapes.
inline QByteArrayView keyOf(QByteArrayView written, QByteArray &storage)
{
    if (!written.contains('\\'))
        return written;
    storage = json::jsontext::decoded(written);
    return storage;
}

/// The text between the quotes of the key at `begin`, which is behind its opening quote; `end` is the text's.
inline QByteArrayView writtenKey(const char *begin, const char *end)
{
    const QByteArrayView rest(begin, end - begin);
    return rest.first(json::jsontext::endOfString(rest, 0));
}

} // namespace runlatch::plan
