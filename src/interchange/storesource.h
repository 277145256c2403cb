// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/source.h"
#include "store/capturestore.h"

namespace runlatch::interchange {

/// The captures of an open store, with their secrets.
class StoreSource final : public Source
{
public:
    explicit StoreSource(store::CaptureStore &store) ///< must outlive this
        : m_store(store)
    {
    }
    void list(qint64 before, int limit, QObject *context, base::Callback<QList<store::CaptureRow>> done) override
    {
        m_store.list(before, limit, context, std::move(done));
    }
    void load(qint64 id, QObject *context, base::Callback<store::Capture> done) override
    {
        m_store.load(id, context, std::move(done));
    }

private:
    store::CaptureStore &m_store;
};

} // namespace runlatch::interchange
