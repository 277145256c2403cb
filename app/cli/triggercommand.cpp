// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/triggercommand.h"

#include <QTimer>

using namespace Qt::StringLiterals;

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
    if (const base::Done read = m_options.readFiles(parser, output()); !read) {
        fail(read.error());
        return std::nullopt;
    }
    for (const QString &remark : m_options.payload.remarks())
        output().diagnostic(remark);
    tellKey(parser.values(u"hmac-key-file"_s));
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

/// While keys are rotated, which one the integration has to know.
void TriggerCommand::tellKey(const QStringList &files)
{
    if (m_options.hmacKeys.size() < 2)
        return;
    const auto keys = static_cast<int>(m_options.hmacKeys.size());
    output().event(u"signing", protocol::OrderedJson().add(u"key_file", files.constFirst()).add(u"keys", keys),
                   tr("Signing with the key of %1, the first of %2").arg(files.constFirst(), QString::number(keys)));
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
