// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "interchange/source.h"
#include "store/file/keptcaptures.h"

#include <utility>

namespace runlatch::interchange {

/// The captures of a store that another program may have open, or those that a filter accepts. Their secrets are there
/// only if the captures were opened with its key.
class KeptSource final : public Source
{
public:
    explicit KeptSource(const QString &file, const store::CaptureFilter &filter = {})
        : KeptSource(std::make_shared<const store::KeptCaptures>(file), filter)
    {
    }
    explicit KeptSource(std::shared_ptr<const store::StoredCaptures> captures, const store::CaptureFilter &filter = {})
        : m_captures(std::move(captures))
        , m_filter(filter)
    {
    }
    void list(qint64 before, int limit, QObject *context, base::Callback<QList<store::CaptureRow>> done) override
    {
        base::Answer<QList<store::CaptureRow>>(context, std::move(done))(
            m_filter.isEmpty() ? m_captures->list(before, limit) : m_captures->find(m_filter, before, limit, m_stop));
    }
    void load(qint64 id, QObject *context, base::Callback<store::Capture> done) override
    {
        base::Answer<store::Capture>(context, std::move(done))(m_captures->load(id));
    }
    void setStop(const std::shared_ptr<const std::atomic_bool> &stop) override { m_stop = stop; }

private:
    std::shared_ptr<const store::StoredCaptures> m_captures;
    store::CaptureFilter m_filter;
    std::shared_ptr<const std::atomic_bool> m_stop;
};

} // namespace runlatch::interchange
