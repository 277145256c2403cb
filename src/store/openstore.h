// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

namespace runlatch::store {

class CaptureStore;

/// The store that is open, for all that show or change what it holds. Another store may take its place. Lives in the
/// thread of those who follow it.
class OpenStore final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `store` is the open one from now on. No effect if it is that already.
    void set(CaptureStore &store);
    /// Calls `take` with the store, at once if one is open, and with each that takes its place, until `context` is
    /// destroyed. Those who follow are called in the order in which they began to.
    void follow(QObject *context, std::function<void(CaptureStore &)> take);

signals:
    void changed();

private:
    QPointer<CaptureStore> m_store;
};

} // namespace runlatch::store
