// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"

#include <QList>

namespace runlatch::models {

/// Many change requests, as a value. A copy costs the same however many there are. A copy is a snapshot that another
/// thread may read: a later change copies one block of rows, not all.
class ChangeRequestRows
{
public:
    qsizetype size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    const protocol::ChangeRequest &at(qsizetype index) const { return m_blocks.at(index / Block).at(index % Block); }
    void append(const protocol::ChangeRequest &changeRequest);
    void replace(qsizetype index, const protocol::ChangeRequest &changeRequest);

private:
    static constexpr qsizetype Block = 256;

    QList<QList<protocol::ChangeRequest>> m_blocks; // all blocks but the last are full
    qsizetype m_size = 0;
};

} // namespace runlatch::models
