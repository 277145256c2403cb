// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/json/jsonmodel.h"

#include <deque>
#include <memory>

namespace runlatch::models {

/// A row of the tree, or its root. Internal to the model.
struct JsonModel::Node
{
    json::JsonChild child;
    Node *parent = nullptr;
    int row = 0;
    quint16 depth = 0;                          ///< 0: the root
    bool isAsked = false;                       ///< for more children, in the pool
    qsizetype next = -1;                        ///< where the next child is looked for; -1: there are no more
    std::unique_ptr<std::deque<Node>> children; ///< so far; a deque does not move them

    Node() = default;
    Node(const json::JsonChild &read, Node *above, int place)
        : child(read)
        , parent(above)
        , row(place)
        , depth(static_cast<quint16>(above->depth + 1))
        , next(read.isContainer() && read.count > 0 && depth < MaxDepth ? qsizetype(read.offset) + 1 : -1)
    {
    }
    qsizetype begin() const { return child.keyOffset > 0 ? child.keyOffset - 1 : child.offset; }
    qsizetype end() const { return qsizetype(child.offset) + child.length; }
    qsizetype rows() const { return children ? std::ssize(*children) : 0; }
};

} // namespace runlatch::models
