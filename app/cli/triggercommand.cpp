// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/triggercommand.h"

#include <QTimer>

namespace runlatch::cli {

namespace {
constexpr std::chrono::seconds LastAnswersTime{2}; // one who does not read its answer holds nobody
}

TriggerCommand::TriggerCommand(Output &output)
    : Command(output)
    , m_service(m_clock)
{
}

void TriggerCommand::declare(QCommandLineParser &parser)
{
    TriggerOptions::declare(parser);
}

std::optional<QString> TriggerCommand::start(const QCommandLineParser &parser)
{
    if (const auto why = m_options.read(parser))
        return why;
    if (const base::Done read = m_options.readFiles(parser); !read) {
        fail(read.error());
        return std::nullopt;
    }
    for (const QByteArray &key : std::as_const(m_options.hmacKeys))
        output().hide(key);
    for (const QString &remark : m_options.payload.remarks())
        output().diagnostic(remark);
    if (const QString warning = exposedWarning(m_options.service.host); !warning.isEmpty())
        output().diagnostic(warning);
    m_service.start(m_options.service, this, [this](const base::Result<simulator::ServiceAddress> &address) {
        if (address)
            send();
        else
            fail(address.error());
    });
    return std::nullopt;
}

void TriggerCommand::send()
{
    m_trial.emplace(m_service, output(), m_options.runTask, m_options.trial);
    connect(&*m_trial, &Trial::failed, this, &TriggerCommand::fail);
    connect(&*m_trial, &Trial::ended, this, [this](const Verdict &verdict) { end(verdict.exitStatus); });
    m_trial->start();
}

/// What was accepted is answered first, also where a fault delays it: it was printed as given.
void TriggerCommand::end(int exitStatus)
{
    const auto leave = [this, exitStatus] { emit finished(exitStatus); };
    m_service.stop(this, [leave](const base::Done &) { leave(); });
    QTimer::singleShot(LastAnswersTime, this, leave);
}

void TriggerCommand::fail(const base::Error &error)
{
    output().error(error);
    emit finished(CouldNotTell);
}

} // namespace runlatch::cli
