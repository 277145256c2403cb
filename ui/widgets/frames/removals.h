// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QAction;

namespace runlatch::ui {

class MessageBar;

/// The removals from a part of a form, which can be undone: the last first, by the button of a bar or by the key for
/// undo. A text field in that part has its own undo first.
class Removals final : public QObject
{
    Q_OBJECT
public:
    /// `part` gets the command with this id (see Shortcuts). Both must outlive this.
    Removals(QWidget &part, MessageBar &bar, const QString &id);

    void add(const QString &sentence, std::function<void()> undo);
    void clear(); ///< forgets all of them

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void undone();

private:
    struct Removal
    {
        QString sentence;
        std::function<void()> undo;
    };

    void undo();
    void offer();
    void noteFocus(QWidget *control);

    QWidget &m_part;
    MessageBar &m_bar;
    QAction *m_undo;
    QList<Removal> m_removals;
};

} // namespace runlatch::ui
