// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/search/capturecondition.h"
#include "store/search/timespans.h"
#include "store/search/wordkeys.h"

namespace runlatch::store {

/// A filter prepared for searching the store: its condition, and the times and keys of words by which the index tells
/// captures that need no look.
class SearchPlan
{
public:
    /// The data that a search must look at.
    enum class Look { All, Noted, None };

    explicit SearchPlan(const CaptureFilter &filter);

    const CaptureFilter &filter() const { return m_filter; }
    const CaptureCondition &condition() const { return m_condition; }
    bool readsBytes() const { return m_readsBytes; }
    bool usesIndex() const { return !m_groups.empty(); }
    /// The times at which all that the filter accepts was received.
    const Moments &moments() const { return m_moments; }
    bool isOfTime() const { return m_moments != Moments(); }
    /// Of captures with these bits of WordKeys. Notes are not in the index, because they change.
    Look lookAt(QByteArrayView bits) const;

private:
    struct Group
    {
        std::vector<std::vector<WordKeys::Key>> words; ///< at least one must be there
        bool mayBeInNote = false;
    };

    static bool isIndexed(const filter::Term &term, const EndpointNames &names);
    void narrow(const QList<filter::Term> &terms);
    void addGroup(const QList<filter::Term> &terms, const EndpointNames &names);

    CaptureFilter m_filter;
    CaptureCondition m_condition;
    Moments m_moments;
    std::vector<Group> m_groups;
    bool m_readsBytes = false;
};

} // namespace runlatch::store
