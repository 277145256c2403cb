// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/launch.h"

#include "app/cli/commands/readiness.h"
#include "app/cli/options/secrets.h"
#include "base/rules.h"
#include "protocol/weburl.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::cli {

namespace {
constexpr std::chrono::milliseconds WaitForCommand = 10s;
}

Launch::Launch(base::Clock &clock, const LaunchOptions &options, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_options(options)
    , m_child(OwnVariables)
{
    using process::ChildProcess;
    connect(&m_child, &ChildProcess::started, this,
            [this] { waitUntilReady(m_options.waitReady.value_or(WaitForCommand)); });
    connect(&m_child, &ChildProcess::notStarted, this,
            [this] { fail(base::ErrorKind::Usage, base::Rules::CommandNotStarted, m_options.command.constFirst()); });
    connect(&m_child, &ChildProcess::ended, this, [this](int status, bool wasKilled) {
        const base::Rule rule = wasKilled ? base::Rules::CommandKilled : base::Rules::CommandEnded;
        fail(base::ErrorKind::Network, rule, wasKilled ? place() : QString::number(status));
    });
}

void Launch::tellOutput(const QStringList &lines, Output &output)
{
    if (lines.isEmpty())
        return;
    QStringList human{tr("The end of the command's output:")};
    for (const QString &line : lines)
        human += u"    "_s + line;
    output.event(u"command-output", json::OrderedJson().add(u"lines", QJsonArray::fromStringList(lines)), human);
}

void Launch::start()
{
    if (!m_options.command.isEmpty()) {
        // Otherwise a program that already listens there would be tested instead of the command.
        m_readiness = Readiness::wait(m_clock, m_options.target, 0ms, this, [this](const base::Result<bool> &isTaken) {
            if (*isTaken)
                fail(base::ErrorKind::Usage, base::Rules::CommandPortTaken, place());
            else
                startCommand();
        });
    } else if (m_options.waitReady) {
        waitUntilReady(*m_options.waitReady);
    } else {
        emit ready();
    }
}

void Launch::startCommand()
{
    m_child.start(m_options.command);
}

void Launch::waitUntilReady(std::chrono::milliseconds limit)
{
    m_readiness =
        Readiness::wait(m_clock, m_options.target, limit, this, [this](const base::Result<bool> &isListening) {
            if (m_isOver)
                return;
            if (*isListening)
                emit ready();
            else
                fail(base::ErrorKind::Network, base::Rules::IntegrationNotListening, place());
        });
}

void Launch::end()
{
    m_isOver = true;
    m_readiness.abort();
    m_child.end();
}

void Launch::fail(base::ErrorKind kind, base::Rule rule, const QString &subject)
{
    if (m_isOver)
        return;
    m_isOver = true;
    m_readiness.abort();
    emit failed(base::Error{.kind = kind, .rule = rule, .subject = subject});
}

QString Launch::place() const
{
    return m_options.target.host() + u':' + QString::number(protocol::portOf(m_options.target));
}

} // namespace runlatch::cli
