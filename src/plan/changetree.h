// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "plan/jsonvalue.h"
#include "plan/shownplaces.h"

namespace runlatch::plan {

/// A value of a change, as places in the text. The values in it follow it, up to `end`.
struct TreeNode
{
    TextPlace key;       ///< as written; of an element empty
    TextPlace text;      ///< the whole value, with its brackets or quotes
    quint32 end = 0;     ///< the index behind the last value in it
    char kind = 'n';     ///< its first byte: { [ " n t f, or 0 for a number
    bool isDeep = false; ///< its values are not here, because they are nested too deeply
    bool marks = false;  ///< of a map: it is, or has in it, anything but false, null and what is empty

    bool isContainer() const { return kind == '{' || kind == '['; }
};

/// The values of one change that are laid out, each as a tree. Internal to this library.
class ChangeTree
{
public:
    enum class Root { Before, After, Unknown, BeforeSecret, AfterSecret, ReplacePaths };
    static constexpr std::size_t MaxNodes = 1'000'000;

    /// Errors: those of readDetail(). `index` must outlive this; `places` are those of its text.
    static base::Result<ChangeTree> read(const PlanIndex &index, const ChangeEntry &entry, bool isOutput,
                                         ShownPlaces &places);

    /// The index of a node; -1 where the plan does not have it.
    int root(Root root) const { return m_roots[std::size_t(root)]; }
    const TreeNode &at(int node) const { return m_nodes[std::size_t(node)]; }
    QByteArrayView text(int node) const { return m_index->at(at(node).text); }

    /// A value in an object, or in an array (with an empty key).
    struct Child
    {
        QByteArray key; ///< as it is meant
        int node = -1;
    };
    /// Of an object sorted by key. Of keys that stand twice the last one counts; `isRepeated` tells it.
    struct Children
    {
        std::vector<Child> children;
        bool isRepeated = false;

        int find(const QByteArray &key) const; ///< -1 if there is none
        int element(std::size_t index) const { return index < children.size() ? children[index].node : -1; }
    };
    Children children(int node) const; ///< none for -1 and for what is no container

private:
    ChangeTree(const PlanIndex &index, const ChangeEntry &entry);

    simdjson::error_code readResource(simdjson::ondemand::object resource);
    simdjson::error_code readMembers(simdjson::ondemand::object change);
    simdjson::error_code add(JsonValue value, TextPlace key, int depth);
    simdjson::error_code addChildren(JsonValue value, std::size_t node, int depth);
    int *rootOf(QByteArrayView key);
    QByteArrayView here(const char *begin);
    TextPlace placeOf(QByteArrayView part) const;
    QByteArrayView keyAt(simdjson::ondemand::field &field) const;

    const PlanIndex *m_index;
    QByteArrayView m_text; ///< of the change
    simdjson::ondemand::document *m_document = nullptr;
    std::vector<TreeNode> m_nodes;
    std::array<int, std::size_t(Root::ReplacePaths) + 1> m_roots;
};

} // namespace runlatch::plan
