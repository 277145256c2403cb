// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/plainquery.h"

#include "json/strictjson.h"
#include "text/utf8.h"

#include <simdjson.h>

#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

using protocol::ExplorerCondition;
using protocol::FilterDialect;
using simdjson::dom::element;

/// False for half of a surrogate pair, of which simdjson makes bytes that are no UTF-8.
bool takeText(QString &to, std::string_view text)
{
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    if (text::asciiLength(bytes) == bytes.size()) { // most texts
        to = QString::fromLatin1(bytes);
        return true;
    }
    if (!bytes.isValidUtf8())
        return false;
    to = text::fromWholeUtf8(bytes);
    return true;
}

/// A field and an operator of the condition before, which most queries have again: their texts are shared then.
struct Before
{
    std::string_view field;
    QString fieldText;
    const protocol::ExplorerField *known = nullptr; ///< the documented field
    std::string_view operatorName;
    ExplorerCondition is; ///< its operator
};

bool takeField(ExplorerCondition &condition, std::string_view name, Before &before)
{
    if (before.fieldText.isEmpty() || before.field != name) {
        if (!takeText(before.fieldText, name))
            return false;
        before.field = name;
        before.known = protocol::findExplorerField(before.fieldText);
    }
    condition.field = before.fieldText;
    return true;
}

bool readOperator(ExplorerCondition &condition, std::string_view name)
{
    QString is;
    if (name.empty() || !takeText(is, name))
        return false;
    const auto known = protocol::operatorOfName(is);
    condition.is = known.value_or(protocol::ExplorerOperator::Is);
    if (!known)
        condition.unknownOperator = is;
    return true;
}

bool takeOperator(ExplorerCondition &condition, std::string_view name, Before &before)
{
    if (name.empty() || before.operatorName != name) {
        before.is = {};
        if (!readOperator(before.is, name))
            return false;
        before.operatorName = name;
    }
    condition.is = before.is.is;
    if (before.is.unknownOperator)
        condition.unknownOperator = before.is.unknownOperator;
    return true;
}

/// The operator was taken before.
bool takeValues(ExplorerCondition &condition, const element &list)
{
    simdjson::dom::array values;
    if (list.get(values) != simdjson::SUCCESS)
        return false;
    bool isFirst = true;
    for (const element value : values) {
        std::string_view written;
        QString text;
        if (value.get(written) != simdjson::SUCCESS || !takeText(text, written))
            return false;
        if (!condition.takesValue() && (!isFirst || text != "true"_L1))
            return false;
        if (condition.takesValue() && isFirst)
            condition.value = std::move(text);
        else if (condition.takesValue())
            condition.furtherValues += std::move(text);
        isFirst = false;
    }
    return !isFirst || !condition.hasKnownOperator();
}

bool readNestedEntry(const simdjson::dom::object &entry, ExplorerCondition &condition, Before &before)
{
    const auto field = *entry.begin();
    simdjson::dom::object inner;
    if (field.value.get(inner) != simdjson::SUCCESS || inner.size() != 1)
        return false;
    const auto is = *inner.begin();
    return takeField(condition, field.key, before) && takeOperator(condition, is.key, before)
        && takeValues(condition, is.value);
}

/// Of three members; a name that stands twice leaves another one out.
bool readFlatEntry(const simdjson::dom::object &entry, ExplorerCondition &condition, Before &before)
{
    element field;
    element is;
    element values;
    std::string_view fieldName;
    std::string_view isName;
    if (entry["field"].get(field) != simdjson::SUCCESS || entry["operator"].get(is) != simdjson::SUCCESS
        || entry["value"].get(values) != simdjson::SUCCESS || field.get(fieldName) != simdjson::SUCCESS
        || is.get(isName) != simdjson::SUCCESS)
        return false;
    return takeField(condition, fieldName, before) && takeOperator(condition, isName, before)
        && takeValues(condition, values);
}

std::optional<protocol::ReadFilter> readEntries(const simdjson::dom::array &entries)
{
    protocol::ReadFilter read;
    Before before;
    read.conditions.reserve(static_cast<qsizetype>(entries.size()));
    for (const element written : entries) {
        simdjson::dom::object entry;
        if (written.get(entry) != simdjson::SUCCESS)
            return std::nullopt;
        ExplorerCondition &condition = read.conditions.emplaceBack();
        const bool isNested = entry.size() == 1;
        const bool isRead = isNested ? readNestedEntry(entry, condition, before)
                                     : entry.size() == 3 && readFlatEntry(entry, condition, before);
        if (!isRead || !protocol::check(condition, before.known))
            return std::nullopt;
        if (read.conditions.size() == 1)
            read.dialect = isNested ? FilterDialect::Nested : FilterDialect::Flat;
    }
    return read;
}

} // namespace

std::optional<protocol::ReadFilter> readPlainQuery(QByteArrayView text)
{
    simdjson::dom::parser parser;
    element root;
    if (json::parseStrictly(parser, text).get(root) != simdjson::SUCCESS)
        return std::nullopt;
    simdjson::dom::array entries;
    if (root.get(entries) == simdjson::SUCCESS)
        return readEntries(entries);
    simdjson::dom::object query;
    std::string_view type;
    if (root.get(query) != simdjson::SUCCESS || query.size() != 2 || query["type"].get(type) != simdjson::SUCCESS
        || type != "workspaces" || query["filter"].get(entries) != simdjson::SUCCESS)
        return std::nullopt;
    return readEntries(entries);
}

} // namespace runlatch::lint
