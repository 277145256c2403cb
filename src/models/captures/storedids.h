// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capturestore.h"

#include <QObject>
#include <QSet>

namespace runlatch::models {

/// The smallest id in the store, and which of the loaded rows the store still has. The store drops rows of its own
/// accord.
class StoredIds final : public QObject
{
    Q_OBJECT
public:
    /// `store` may be null, which has nothing; it must outlive this.
    explicit StoredIds(store::CaptureStore *store, QObject *parent = nullptr);

    qint64 lowest() const { return m_lowest; } ///< when it was looked for last; 0 if none is known
    void lookForLowest();
    bool isChecking() const { return m_isChecking; }
    void check(const QList<qint64> &ids); ///< answers by checked(); one question at a time

signals:
    void lowestChanged();
    void checked(const QSet<qint64> &gone); ///< none if the store could not be read

private:
    store::CaptureStore *m_store;
    qint64 m_lowest = 0;
    bool m_isChecking = false;
};

} // namespace runlatch::models
