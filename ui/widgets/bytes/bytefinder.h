// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>

#include <atomic>
#include <memory>

namespace runlatch::ui {

/// Finds a text in bytes, in the thread pool, and keeps the place among the matches.
class ByteFinder final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxMatches = 10'000; ///< so many are found at most, and each is a place in memory

    enum class Where {
        Bytes,
        Json, ///< in keys and values of a JSON text, as they are meant; a match is where the key or value begins
    };

    explicit ByteFinder(Where where = Where::Bytes)
        : m_where(where)
    {
    }
    ~ByteFinder() override;

    /// Letters of ASCII are found in either case. Text after "0x" is taken as hexadecimal bytes if it can be. The match
    /// at or after `from` becomes the current one. Empty text ends the search.
    void find(const QByteArray &bytes, const QString &text, qsizetype from);
    void step(bool forward); ///< makes the next or previous match the current one, around the end
    bool isSearching() const { return m_cancelled != nullptr; }
    const QList<qsizetype> &matches() const { return m_matches; }
    bool hasMore() const { return m_matches.size() == MaxMatches; }
    int current() const { return m_current; } ///< index in matches(); -1: none
    qsizetype length() const { return m_length; }

signals:
    void changed(); ///< the matches or the current one

private:
    void stop();

    const Where m_where;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    QList<qsizetype> m_matches;
    qsizetype m_length = 0;
    int m_current = -1;
};

} // namespace runlatch::ui
