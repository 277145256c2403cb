// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QSet>

class QAction;

namespace runlatch::ui {

/// The keys of the program's commands, as the user changed them. A command is an action with an id, or several with the
/// same id and the same default keys. An action has the changed keys at once, also if it is made later.
class Shortcuts final : public QObject
{
    Q_OBJECT

public:
    using Keys = QList<QKeySequence>;

    static Shortcuts &all(); ///< those of the program; they live as long as its application

    /// Makes the action a command. Call it when the action has its default keys, its context and its widgets. The id
    /// is steady, because settings keep it: it is never translated. It becomes the name of the action.
    void add(QAction &action, const QString &id);
    bool has(const QAction &action) const; ///< whether it is a command
    Keys defaultsOf(const QAction &action) const;
    QString textOf(const QString &id) const; ///< the first of its present keys, as the system writes it

    const QHash<QString, Keys> &changedKeys() const { return m_changed; }
    /// Replaces all changes. Ids of no command are without effect. A command without a safe key among the given ones
    /// keeps its default keys (see faultOf()).
    void setChangedKeys(const QHash<QString, Keys> &keys);
    void change(const QString &id, const Keys &keys); ///< without keys the command has no shortcut
    void change(const QHash<QString, Keys> &keys);    ///< changes several at once, and leaves the others

signals:
    /// Keys of these commands are others now, or they are new. Comes once for a change of many commands, and has no id
    /// if only ids of no command were changed. A further action of a command is no news.
    void changed(const QSet<QString> &ids);
    void applying(const QSet<QString> &ids); ///< for the actions, which come before those that show the keys

private:
    explicit Shortcuts(QObject *parent);

    void apply(QAction &action);
    void announce(QSet<QString> ids);

    QHash<QString, Keys> m_defaults;
    QHash<QString, Keys> m_changed;
    QHash<QString, Keys> m_present;
};

} // namespace runlatch::ui
