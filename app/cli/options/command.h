// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"

#include <QCommandLineParser>
#include <QObject>

#include <chrono>
#include <optional>

namespace runlatch::cli {

/// The outcome of a signal: members of the event `interrupted`, and its sentences.
struct Interruption
{
    json::OrderedJson members = {};
    QString human = {};
};

/// One command of the program: declares and reads its options, works, and reports how it ended.
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
    /// Starts the work, or returns one sentence that says why the arguments are invalid (exit 64).
    virtual std::optional<QString> start(const QCommandLineParser &parser) = 0;
    /// A signal came. Returns true if the command ends by itself when its started work is done, with status 0, or with
    /// Interrupted if the signal left something undone.
    virtual bool stop() { return false; }
    /// Called once, after a signal ended the command.
    virtual Interruption interruption() const { return {}; }

signals:
    void finished(int exitStatus);

protected:
    Output &output() const { return m_output; }
    /// Returns the sentence of an error that means wrong usage: a key or token that is set, but empty.
    static std::optional<QString> wrongUsage(const base::Error &error);
    /// Ends the command because a file of its arguments could not be read, and says why. Returns the sentence of wrong
    /// usage instead, for start(). Where a signal ended the reading (Cancelled), nothing is done: the signal comes with
    /// the event loop, and ends the command.
    std::optional<QString> failToRead(const base::Error &error);

private:
    Output &m_output;
};

/// Reads "250ms", "1.5s", "10min" ("m" is the same) or "1h"; empty for any other text, and for a number without a unit.
std::optional<std::chrono::milliseconds> readDuration(const QString &text);

/// A whole number within limits, the value of an option; empty if it is invalid.
std::optional<int> readNumber(const QString &text, int min, int max);

/// A short name that can be part of a header name; empty if `text` cannot.
std::optional<QByteArray> readServiceName(const QString &text);

/// A note for a listener that others can reach; empty for loopback.
QString exposedWarning(const QString &host);

} // namespace runlatch::cli
