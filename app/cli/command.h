// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output.h"

#include <QCommandLineParser>
#include <QObject>

#include <chrono>
#include <optional>

namespace runlatch::cli {

/// The outcome of a signal: members of the event `interrupted`, and its sentences.
struct Interruption
{
    protocol::OrderedJson members = {};
    QString human = {};
};

/// One command of the program: declares its options, reads them, works, and says how it ended.
class Command : public QObject
{
    Q_OBJECT
public:
    explicit Command(Output &output, QObject *parent = nullptr)
        : QObject(parent)
        , m_output(output)
    {
    }

    virtual void declare(QCommandLineParser &parser) = 0;
    /// Begins to work, or gives back in one sentence why the arguments cannot be used (exit 64).
    virtual std::optional<QString> start(const QCommandLineParser &parser) = 0;
    /// A signal came. True: the command ends by itself when what it began is done, with status 0, or with Interrupted
    /// where the signal left something undone.
    virtual bool stop() { return false; }
    /// Asked for once, when a signal has ended the command.
    virtual Interruption interruption() const { return {}; }

signals:
    void finished(int exitStatus);

protected:
    Output &output() const { return m_output; }

private:
    Output &m_output;
};

/// "250ms", "1.5s", "10min" ("m" is the same) or "1h"; nothing where it is none of these, or has no unit.
std::optional<std::chrono::milliseconds> readDuration(const QString &text);

/// A whole number of an option within limits; nothing where it is none.
std::optional<int> readNumber(const QString &text, int least, int most);

/// A short name that can stand in a header's name; nothing where it cannot.
std::optional<QByteArray> readServiceName(const QString &text);

/// A note for a listener that others can reach; empty for loopback.
QString exposedWarning(const QString &host);

} // namespace runlatch::cli
