// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QVariantAnimation>
#include <QWidget>

#include <chrono>
#include <functional>

class QMenu;
class QPushButton;

namespace runlatch::ui {

class ElidedLabel;
class Label;

/// Says what was done and can still be undone, with the time that remains (base::UndoTime in all) as words and as a
/// line. Where it was done several times, a menu has each of them. Hidden if there is nothing. A page has it in its
/// BarPlace. It only shows the time, which its owner keeps.
class UndoBar final : public QWidget
{
    Q_OBJECT

public:
    /// The words for what can be undone.
    struct Words
    {
        int count = 0;    ///< 0: nothing, and the other members do not matter
        QString sentence; ///< what was done
        QString time;     ///< how long it can be undone
        QString closing;  ///< the name of the button at the end, which ends the time of all of them now
    };
    struct Item
    {
        QString words; ///< what was done, as an entry of the menu
        std::function<void()> undo;
    };
    /// The owner's answers, which it can give as long as the bar lives.
    struct Source
    {
        std::function<std::chrono::milliseconds()> timeLeft; ///< of the oldest one
        std::function<Words(int seconds)> words;             ///< asked again each second
        std::function<QList<Item>()> items;                  ///< oldest first; asked when the menu opens
    };

    /// `undoing` is the id of the command that does what "Undo" does (see Shortcuts).
    UndoBar(const QString &icon, const QString &undoing, Source source, QWidget *parent = nullptr);

    void refresh();   ///< shows what can be undone, which has changed
    void showWords(); ///< shows other words for what is shown already

signals:
    void undoWanted(); ///< of the newest one
    void closeWanted();
    void left(); ///< the bar was hidden while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void tick();
    int secondsLeft() const;
    QRect line(double part) const;
    Words words();
    void showWords(const Words &words);
    void present();
    void dismiss();
    void fill(QMenu &menu);

    const Source m_source;
    ElidedLabel *m_sentence;
    Label *m_time;         ///< a separate label, so that a long sentence cannot displace the time
    QPushButton *m_choice; ///< hidden where there is nothing to choose from
    QPushButton *m_undo;
    QPushButton *m_close;
    QVariantAnimation m_ticks; ///< the part of the time that remains
    int m_seconds = 0;         ///< for which the words are shown
};

} // namespace runlatch::ui
