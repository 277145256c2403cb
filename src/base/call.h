// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

namespace runlatch::base {

/// The caller's hold on an operation under way. Copies stand for the same operation, which goes on when all copies are
/// gone. Used in the thread of the operation.
class Call
{
public:
    Call() = default;
    explicit Call(QObject *operation)
        : m_operation(operation)
    {
    }

    /// Ends the operation; its callback is not called any more. Harmless when the operation has ended.
    void abort() { delete m_operation.data(); }
    bool isRunning() const { return !m_operation.isNull(); }

private:
    QPointer<QObject> m_operation;
};

} // namespace runlatch::base
