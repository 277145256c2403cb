// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/openstore.h"

#include "store/capturestore.h"

#include <utility>

namespace runlatch::store {

void OpenStore::set(CaptureStore &store)
{
    if (m_store == &store)
        return;
    m_store = &store;
    emit changed();
}

void OpenStore::follow(QObject *context, std::function<void(CaptureStore &)> take)
{
    if (m_store)
        take(*m_store);
    connect(this, &OpenStore::changed, context, [this, take = std::move(take)] { take(*m_store); });
}

} // namespace runlatch::store
