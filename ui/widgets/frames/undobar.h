// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <chrono>

class QMenu;
class QPushButton;

namespace runlatch::ui {

class ElidedLabel;
class Label;

/// Says what was done and can still be undone, with the time that remains as words and as a line. Where it was done
/// several times, a menu has each of them. Hidden if there is nothing. It belongs below a table, so that no row moves.
/// It only shows the time, which its owner keeps.
class UndoBar : public QWidget
{
    Q_OBJECT

public:
    /// `undoing` is the id of the command that does what "Undo" does (see Shortcuts).
    UndoBar(const QString &icon, const QString &undoing, QWidget *parent = nullptr);

    /// Sets the words: what was done, and how long it can be undone.
    void setWords(const QString &sentence, const QString &time);
    /// Sets how many can be undone, and the name of the button at the end, which ends the time of all of them now.
    void setCount(int count, const QString &closing);
    void present(std::chrono::milliseconds left, std::chrono::milliseconds total); ///< call after setWords()
    void dismiss();

signals:
    void undoWanted();
    void closeWanted();
    void choicesWanted(QMenu *menu); ///< the menu opens: the owner adds an action for each that can be undone
    void ticked();                   ///< emitted while it is open; the words and the time that remains may have changed
    void left();                     ///< the bar was hidden while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ElidedLabel *m_sentence;
    Label *m_time;         ///< a separate label, so that a long sentence cannot displace the time
    QPushButton *m_choice; ///< hidden where there is nothing to choose from
    QPushButton *m_undo;
    QPushButton *m_close;
    QVariantAnimation m_ticks; ///< the part of the time that remains
};

} // namespace runlatch::ui
