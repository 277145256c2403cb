// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/taskstates.h"

using namespace Qt::StringLiterals;

namespace runlatch::models {

namespace {

bool isFinal(protocol::TaskState state)
{
    return state == protocol::TaskState::Passed || state == protocol::TaskState::Failed;
}

} // namespace

/// The parts of a callback's address hold no line break.
QString TaskStates::keyOf(const store::CaptureRow &row)
{
    return row.taskResultId.isEmpty() ? QString() : row.callbackHost + u'\n' + row.taskResultId;
}

void TaskStates::note(const store::CaptureRow &row)
{
    const QString key = keyOf(row);
    if (key.isEmpty() || (!isFinal(row.state) && row.state != protocol::TaskState::Running))
        return;
    const protocol::TaskState *known = m_states.object(key);
    if (!known || isFinal(row.state) || !isFinal(*known))
        m_states.insert(key, new protocol::TaskState(row.state));
}

store::CaptureRow TaskStates::current(store::CaptureRow row) const
{
    const protocol::TaskState *known = isFinal(row.state) ? nullptr : m_states.object(keyOf(row));
    if (known)
        row.state = *known;
    return row;
}

} // namespace runlatch::models
