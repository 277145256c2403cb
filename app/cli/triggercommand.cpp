// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/triggercommand.h"

namespace runlatch::cli {

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
    m_trial.emplace(m_service, output(), m_options.runTask, m_options.expected);
    connect(&*m_trial, &Trial::failed, this, &TriggerCommand::fail);
    connect(&*m_trial, &Trial::ended, this, [this](const Verdict &verdict) { emit finished(verdict.exitStatus); });
    m_trial->start();
}

void TriggerCommand::fail(const base::Error &error)
{
    output().error(error);
    emit finished(CouldNotTell);
}

} // namespace runlatch::cli
