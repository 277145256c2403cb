// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trial.h"

namespace runlatch::cli {

Trial::Trial(simulator::Service &service, Output &output, const simulator::RunTaskOptions &options,
             std::optional<protocol::TaskState> expected, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_report(output)
    , m_options(options)
    , m_expected(expected)
{
    connect(&m_service, &simulator::Service::runTaskChanged, this, &Trial::show);
}

void Trial::start()
{
    m_service.startRunTask(m_options, this, [this](const base::Result<QString> &id) {
        if (id)
            m_id = *id;
        else
            emit failed(id.error());
    });
}

void Trial::show(const simulator::RunTask &runTask)
{
    if (runTask.id != m_id)
        return;
    m_report.show(runTask);
    if (runTask.events.constLast().type == simulator::RunTaskEvent::Type::Finished)
        emit ended({runTask, exitStatus(runTask)});
}

int Trial::exitStatus(const simulator::RunTask &runTask) const
{
    const protocol::TaskState state = runTask.state;
    if (runTask.verification != simulator::Verification::None) {
        if (state == protocol::TaskState::Passed)
            return Done;
        return RunTaskReport::answerTo(runTask) > 0 ? No : CouldNotTell;
    }
    if (m_expected)
        return state == *m_expected ? Done : No;
    if (state == protocol::TaskState::Passed)
        return Done;
    return state == protocol::TaskState::Failed ? No : CouldNotTell;
}

} // namespace runlatch::cli
