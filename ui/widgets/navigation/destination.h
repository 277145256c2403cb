// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>

namespace runlatch::ui {

enum class DestinationKind { Workspace, ChangeRequest, Capture, Connection, Setting, SavedFilter, SavedQuery, Help };

/// Something in the window that a person can be led to by words of it. The texts are one line each, and no markup.
struct Destination
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::Destination)
public:
    DestinationKind kind = DestinationKind::Help;
    QString text;
    QString more;             ///< found and shown beside the text; may be empty
    std::function<void()> go; ///< in the window's thread, as long as the window lives

    static QString word(DestinationKind kind); ///< "Workspace"
    QString place() const;                     ///< the word of the kind, and `more`
};

/// Collects the destinations that have all the words that a person typed, in any order and either case. Every kind is
/// bounded, so the rows of one leave room for the others, and a long list takes no longer than its beginning. Without
/// words nothing is found.
class DestinationSearch
{
public:
    static constexpr int MaxOfKind = 6;           ///< found ones; all kinds together have less than 50
    static constexpr qsizetype MaxLooked = 5000;  ///< things of one list that are looked at
    static constexpr qsizetype MaxText = 200;     ///< characters of a text; what is behind them is not found
    static constexpr qsizetype MaxTyped = 200;    ///< characters
    static constexpr qsizetype MaxWordsTyped = 8; ///< further words do not count

    explicit DestinationSearch(const QString &typed);

    /// `way` is called before the `go` of each destination that is offered from now on.
    void setWay(const std::function<void()> &way) { m_way = way; }
    bool hasRoom(DestinationKind kind) const;
    /// Keeps it if it has the words and its kind has room.
    void offer(DestinationKind kind, const QString &text, const QString &more, const std::function<void()> &go);
    const QList<Destination> &found() const { return m_found; } ///< in the order of offering

private:
    QStringList m_words;
    std::function<void()> m_way;
    QHash<DestinationKind, int> m_counts;
    QList<Destination> m_found;
};

/// Finds in all of the window. Lives in the window's thread; reads nothing but what is in memory.
class DestinationFinder : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void begin() = 0; ///< a person is about to search
    virtual QList<Destination> find(const QString &typed) = 0;

signals:
    void grown(); ///< what was typed may find more by now
};

} // namespace runlatch::ui
