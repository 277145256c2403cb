// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changetree.h"

#include "plan/changedetail.h"
#include "plan/planfault.h"

#include <algorithm>

namespace runlatch::plan {

namespace {

struct RootKey
{
    const char *key;
    ChangeTree::Root root;
};
constexpr std::array RootKeys{
    RootKey{"before", ChangeTree::Root::Before},
    RootKey{"after", ChangeTree::Root::After},
    RootKey{"after_unknown", ChangeTree::Root::Unknown},
    RootKey{"before_sensitive", ChangeTree::Root::BeforeSecret},
    RootKey{"after_sensitive", ChangeTree::Root::AfterSecret},
    RootKey{"replace_paths", ChangeTree::Root::ReplacePaths},
};

char kindOf(QByteArrayView text)
{
    const char first = text.isEmpty() ? '?' : text.front();
    if (QByteArrayView("{[\"ntf").contains(first))
        return first;
    return first == '-' || (first >= '0' && first <= '9') ? '0' : '?';
}

} // namespace

int ChangeTree::Children::find(const QByteArray &key) const
{
    const auto at = std::ranges::lower_bound(children, key, {}, &Child::key);
    return at != children.end() && at->key == key ? at->node : -1;
}

ChangeTree::ChangeTree(const PlanIndex &index, const ChangeEntry &entry)
    : m_index(&index)
    , m_text(index.at(entry.whole))
{
    m_roots.fill(-1);
}

base::Result<ChangeTree> ChangeTree::read(const PlanIndex &index, const ChangeEntry &entry, bool isOutput,
                                          ShownPlaces &places)
{
    const auto tooLarge = [&index, &entry] {
        const QString address = json::jsontext::decodedText(index.at(entry.address), Change::MaxText);
        return planError(base::Rules::PlanChangeSize, address, entry.whole.offset);
    };
    if (entry.whole.length > ChangeDetail::MaxSize)
        return tooLarge();
    ChangeTree tree(index, entry);
    simdjson::ondemand::parser parser;
    simdjson::ondemand::document document;
    simdjson::ondemand::object object;
    const auto size = std::size_t(tree.m_text.size());
    auto code = parser.iterate(tree.m_text.data(), size, size + simdjson::SIMDJSON_PADDING).get(document);
    tree.m_document = &document;
    if (!code)
        code = document.get_object().get(object);
    if (!code)
        code = isOutput ? tree.readMembers(object) : tree.readResource(object);
    tree.m_document = nullptr;
    if (code == simdjson::CAPACITY)
        return tooLarge();
    if (code)
        return planError(base::Rules::PlanBroken, places.at(entry.whole.offset), entry.whole.offset);
    return tree;
}

simdjson::error_code ChangeTree::readResource(simdjson::ondemand::object resource)
{
    QByteArray storage;
    for (auto read : resource) {
        simdjson::ondemand::field field;
        if (const auto code = std::move(read).get(field))
            return code;
        if (keyOf(keyAt(field), storage) != "change")
            continue;
        simdjson::ondemand::object change;
        if (const auto code = field.value().get_object().get(change))
            return code;
        if (const auto code = readMembers(change))
            return code;
    }
    return simdjson::SUCCESS;
}

simdjson::error_code ChangeTree::readMembers(simdjson::ondemand::object change)
{
    QByteArray storage;
    for (auto read : change) {
        simdjson::ondemand::field field;
        if (const auto code = std::move(read).get(field))
            return code;
        const QByteArrayView key = keyOf(keyAt(field), storage);
        int *root = rootOf(key);
        if (!root)
            continue;
        const bool isRepeated = *root >= 0;
        *root = int(m_nodes.size());
        if (const auto code = add(field.value(), {}, 0))
            return code;
        if (isRepeated) // nobody knows which of two maps holds: as one that cannot be looked into
            m_nodes[std::size_t(*root)].isDeep = m_nodes[std::size_t(*root)].marks = true;
    }
    return simdjson::SUCCESS;
}

/// Null for a member that is not laid out.
int *ChangeTree::rootOf(QByteArrayView key)
{
    for (const RootKey &known : RootKeys) {
        if (key == known.key)
            return &m_roots[std::size_t(known.root)];
    }
    return nullptr;
}

simdjson::error_code ChangeTree::add(JsonValue value, TextPlace key, int depth)
{
    if (m_nodes.size() >= MaxNodes)
        return simdjson::CAPACITY;
    const std::size_t node = m_nodes.size();
    const QByteArrayView token = tokenOf(value.raw_json_token());
    m_nodes.push_back({.key = key, .text = placeOf(token), .kind = kindOf(token)});
    const char kind = m_nodes[node].kind;
    if (kind == '?')
        return simdjson::TAPE_ERROR;
    if (m_nodes[node].isContainer()) {
        if (const auto code = addChildren(value, node, depth))
            return code;
    } else {
        m_nodes[node].marks = kind != 'n' && kind != 'f';
    }
    m_nodes[node].end = quint32(m_nodes.size());
    return simdjson::SUCCESS;
}

simdjson::error_code ChangeTree::addChildren(JsonValue value, std::size_t node, int depth)
{
    const char *begin = m_text.data() + (m_nodes[node].text.offset - placeOf(m_text).offset);
    const bool isObject = m_nodes[node].kind == '{';
    simdjson::ondemand::object object;
    simdjson::ondemand::array array;
    if (const auto code = isObject ? value.get_object().get(object) : value.get_array().get(array))
        return code;
    if (depth >= ChangeDetail::MaxDepth) {
        std::string_view raw;
        if (const auto code = isObject ? object.raw_json().get(raw) : array.raw_json().get(raw))
            return code;
        m_nodes[node].isDeep = m_nodes[node].marks = true;
    } else if (isObject) {
        for (auto read : object) {
            simdjson::ondemand::field field;
            if (const auto code = std::move(read).get(field))
                return code;
            const TextPlace key = placeOf(keyAt(field));
            if (const auto code = add(field.value(), key, depth + 1))
                return code;
        }
    } else {
        for (auto read : array) {
            if (const auto code = read.error())
                return code;
            if (const auto code = add(read.value_unsafe(), {}, depth + 1))
                return code;
        }
    }
    m_nodes[node].text = placeOf(here(begin));
    for (auto child = node + 1; child < m_nodes.size(); child = m_nodes[child].end)
        m_nodes[node].marks = m_nodes[node].marks || m_nodes[child].marks;
    return simdjson::SUCCESS;
}

ChangeTree::Children ChangeTree::children(int node) const
{
    Children found;
    if (node < 0 || !at(node).isContainer() || at(node).isDeep)
        return found;
    for (auto child = quint32(node) + 1; child < at(node).end; child = m_nodes[child].end) {
        const QByteArrayView written = m_index->at(m_nodes[child].key);
        QByteArray key = QByteArray::fromRawData(written.data(), written.size());
        if (written.contains('\\'))
            key = json::jsontext::decoded(written);
        found.children.push_back({key, int(child)});
    }
    if (at(node).kind == '[')
        return found;
    auto &sorted = found.children;
    std::ranges::stable_sort(sorted, {}, &Child::key);
    const auto isSame = [](const Child &one, const Child &other) { return one.key == other.key; };
    const auto last = std::unique(sorted.rbegin(), sorted.rend(), isSame); // of equal ones the last stays
    found.isRepeated = last != sorted.rend();
    sorted.erase(sorted.begin(), last.base());
    return found;
}

/// The text from `begin` to the place of simdjson.
QByteArrayView ChangeTree::here(const char *begin)
{
    const char *end = nullptr;
    if (m_document->current_location().get(end))
        end = m_text.data() + m_text.size();
    return QByteArrayView(begin, std::max(end, begin)).trimmed();
}

TextPlace ChangeTree::placeOf(QByteArrayView part) const
{
    return {quint32(part.data() - m_index->text.constData()), quint32(part.size())};
}

QByteArrayView ChangeTree::keyAt(simdjson::ondemand::field &field) const
{
    return writtenKey(field.key().raw(), m_text.data() + m_text.size());
}

} // namespace runlatch::plan
