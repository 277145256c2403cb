// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "rulebook/rulebook.h"

#include <QFileSystemWatcher>
#include <QObject>

#include <optional>

namespace runlatch::rulebook {

/// The templates that rules of this file name: those in its folder, NAME.json (templates::readTemplate).
RuleBook::Templates templatesBeside(const QString &file);

/// Keeps the rules of a file as it is: read again whenever it or one of its templates changes, in a thread of the pool.
/// A file with a mistake, or one that cannot be read, leaves the rules as they were. Lives in one thread.
class RuleFile final : public QObject
{
    Q_OBJECT
public:
    /// The file as it was last read.
    struct State
    {
        std::optional<base::Error> error = {}; ///< it could not be read: Usage "file.unreadable"
        QList<script::Mistake> mistakes = {};  ///< of its text
        bool isGood() const { return !error && mistakes.isEmpty(); }
    };
    /// The time after a change in which further ones are waited for: an editor writes a file in several steps.
    static constexpr std::chrono::milliseconds Pause{100};

    /// `clock` must outlive this. Reads nothing yet.
    RuleFile(const QString &file, base::Clock &clock, QObject *parent = nullptr);

    const QString &file() const { return m_file; }
    /// The rules in use: those of the last text without a mistake.
    const RuleBook &book() const { return m_book; }
    const State &state() const { return m_state; }
    /// Begins with a text that was read before, reads its templates now, and watches the files. With a mistake there
    /// are no rules yet.
    void begin(const QByteArray &text);
    void read(); ///< reads the file now, and watches it

signals:
    void changed(); ///< other rules are in use
    void told();    ///< the state is another one, or other rules are in use

private:
    /// A text with its templates.
    struct Content
    {
        RuleBook::Reading reading;
        QByteArray digest;          ///< of all that was read
        QStringList templates = {}; ///< their files
    };
    static Content contentOf(const QString &file, const QByteArray &text);
    void watch();
    void plan();
    void take(const base::Result<Content> &content);

    const QString m_file;
    base::Clock &m_clock;
    QFileSystemWatcher m_watcher;
    RuleBook m_book;
    State m_state;
    QByteArray m_digest; ///< of what was last read; empty: it could not be
    QStringList m_templates;
    bool m_isPlanned = false;
    bool m_isReading = false;
    bool m_isStale = false; ///< it changed while it was read
};

} // namespace runlatch::rulebook
