// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capturecondition.h"
#include "store/wordkeys.h"

namespace runlatch::store {

/// A filter prepared for searching the store: its condition, and the keys of words by which the word index tells
/// captures that need no look.
class SearchPlan
{
public:
    /// The data that a search must look at.
    enum class Look { All, Noted, None };

    explicit SearchPlan(const CaptureFilter &filter);

    const CaptureCondition &condition() const { return m_condition; }
    bool readsBytes() const { return m_readsBytes; }
    bool usesIndex() const { return !m_groups.empty(); }
    /// Of captures with these bits of WordKeys. Notes are not in the index, because they change.
    Look lookAt(QByteArrayView bits) const;

private:
    struct Group
    {
        std::vector<std::vector<WordKeys::Key>> words; ///< at least one must be there
        bool mayBeInNote = false;
    };

    static bool isIndexed(const filter::Term &term, const EndpointNames &names);
    void addGroup(const QList<filter::Term> &terms, const EndpointNames &names);

    CaptureCondition m_condition;
    std::vector<Group> m_groups;
    bool m_readsBytes = false;
};

} // namespace runlatch::store
