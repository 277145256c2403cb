// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "interchange/source.h"
#include "store/keptcaptures.h"

namespace runlatch::interchange {

/// The captures of a store file that another program may have open, without their secrets.
class KeptSource final : public Source
{
public:
    explicit KeptSource(const QString &file)
        : m_captures(file)
    {
    }
    void list(qint64 before, int limit, QObject *context, base::Callback<QList<store::CaptureRow>> done) override
    {
        base::Answer<QList<store::CaptureRow>>(context, std::move(done))(m_captures.list(before, limit));
    }
    void load(qint64 id, QObject *context, base::Callback<store::Capture> done) override
    {
        base::Answer<store::Capture>(context, std::move(done))(m_captures.load(id));
    }

private:
    store::KeptCaptures m_captures;
};

} // namespace runlatch::interchange
