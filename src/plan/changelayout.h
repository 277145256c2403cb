// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/changedetail.h"
#include "plan/changetree.h"

namespace runlatch::plan {

/// A step of the way to an attribute: a key, or the index of an element.
struct PathStep
{
    QByteArray key = {};
    qint64 index = -1;

    friend bool operator==(const PathStep &, const PathStep &) = default;
};

/// Lays the values of a change out, attribute by attribute. Whether a value is secret is decided before its text is
/// taken. Internal to this library.
class ChangeLayout
{
public:
    ChangeLayout(const ChangeTree &tree, Secrets secrets);
    ChangeDetail layOut();

private:
    /// The nodes of one attribute; -1 for what is not there.
    struct Sides
    {
        int before = -1;
        int after = -1;
        int unknown = -1;
        int beforeMap = -1;
        int afterMap = -1;
    };
    /// After a step: where the shown way ended before it, and the replace paths that it may be on.
    struct Level
    {
        qsizetype shownSize = 0;
        std::vector<std::size_t> replacePaths = {};
    };
    enum class Mask {
        Clear, ///< nothing in the value is secret
        Parts, ///< the map says of each part whether it is
        Whole,
    };

    void readReplacePaths();
    void findRepeatable(int map, int value);
    void addRepeatable(int node);
    bool repeatsSecret(QByteArrayView text) const;
    Mask maskOf(int map, int value, int unknown, int other) const;
    bool namesNothingElse(int map, int value, int unknown, int other) const;
    void walk(const Sides &sides);
    void walkParts(const Sides &sides);
    void walkApart(const Sides &sides);
    void addRow(const Sides &sides, Mask before, Mask after);
    Value valueOf(int node, Mask mask) const;
    bool differs(const Sides &sides) const;
    Attribute::Sensitivity sensitivityOf(const Sides &sides) const;
    int degreeOf(int map) const; ///< 0: nothing is secret, 1: parts are, 2: all is
    int mapBelow(int map, int part) const;
    bool isNothing(int node) const { return node < 0 || m_tree.at(node).kind == 'n'; }
    bool hasParts(int node) const;
    bool hasUnknownParts(const Sides &sides) const;
    ChangeTree::Children partsOf(int node, char kind) const;
    bool isUnknown(int node) const { return node >= 0 && m_tree.at(node).kind == 't'; }
    void step(const PathStep &step); ///< into a part
    void stepBack();

    const ChangeTree &m_tree;
    const Secrets m_secrets;
    std::vector<std::vector<PathStep>> m_replacePaths;
    std::vector<QByteArrayView> m_repeatable; ///< secret texts, as written
    std::vector<Level> m_levels{Level()};     ///< the way to the present attribute, from the whole value on
    QString m_shownPath;                      ///< as people write it: tags.owner, ingress[0].ports, tags["odd key"]
    ChangeDetail m_detail;                    ///< with the attributes that differ
    QList<Attribute> m_same;
    qint64 m_count = 0;
};

} // namespace runlatch::plan
