// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/taskstates.h"

#include "store/captures/deliveries.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::models {

/// A line break separates the parts: a callback's address holds none.
QString TaskStates::keyOf(const store::CaptureRow &row)
{
    return store::isOfTask(row) ? row.callbackHost + u'\n' + row.taskResultId : QString();
}

bool TaskStates::isOneTask(const store::CaptureRow &one, const store::CaptureRow &other)
{
    const QString key = one.taskResultId == other.taskResultId ? keyOf(one) : QString();
    return !key.isEmpty() && key == keyOf(other);
}

void TaskStates::note(const store::CaptureRow &row)
{
    const QString key = keyOf(row);
    if (key.isEmpty() || (!protocol::hasResult(row.state) && row.state != protocol::TaskState::Running))
        return;
    const Reached *known = m_states.object(key);
    if (!known || protocol::hasResult(row.state) || !protocol::hasResult(known->state))
        m_states.insert(key, new Reached{row.state, row.deadline});
}

/// The row with its present state. A deadline only moves to later times.
store::CaptureRow TaskStates::current(store::CaptureRow row) const
{
    const Reached *known = protocol::hasResult(row.state) ? nullptr : m_states.object(keyOf(row));
    if (!known)
        return row;
    row.state = known->state;
    if (row.deadline.isValid() && known->deadline.isValid())
        row.deadline = std::max(row.deadline, known->deadline);
    return row;
}

} // namespace runlatch::models
