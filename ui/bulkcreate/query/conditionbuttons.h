// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QAction;
class QPushButton;

namespace runlatch::ui {

/// The actions on a whole condition: it is moved, duplicated and removed by a button and by a key each, and turned on
/// or off by a key.
class ConditionButtons final : public QWidget
{
    Q_OBJECT

public:
    /// The keys work within `row`, which is the parent.
    explicit ConditionButtons(QWidget &row);

    void setPosition(int index, int count); ///< `index` counts from 0

signals:
    void moveWanted(int rows);
    void duplicateWanted();
    void removeWanted();
    void toggleWanted();

private:
    struct Command
    {
        QAction *action;
        QPushButton *button;
    };

    QAction *addKey(QWidget &row, const QString &id, const QString &words, const QKeySequence &keys);
    Command addCommand(QWidget &row, const QString &id, const QString &words, const QKeySequence &keys,
                       const QString &icon);

    Command m_up;
    Command m_down;
    Command m_duplicate;
    Command m_remove;
};

} // namespace runlatch::ui
