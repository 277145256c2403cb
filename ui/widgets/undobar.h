// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <chrono>

class QPushButton;

namespace runlatch::ui {

class ElidedLabel;
class Label;

/// Says what was done and can still be undone, with the time that remains as words and as a line. Hidden if there is
/// nothing. It belongs below a table, so that no row moves. It only shows the time, which its owner keeps.
class UndoBar : public QWidget
{
    Q_OBJECT

public:
    /// `closing` names what the button at the end does: end the time now. `undoing` is the id of the command that does
    /// what "Undo" does (see Shortcuts).
    UndoBar(const QString &icon, const QString &closing, const QString &undoing, QWidget *parent = nullptr);

    /// Sets the words: what was done, and how long it can be undone.
    void setWords(const QString &sentence, const QString &time);
    void present(std::chrono::milliseconds left, std::chrono::milliseconds total); ///< call after setWords()
    void dismiss();

signals:
    void undoWanted();
    void closeWanted();
    void ticked(); ///< emitted while it is open; the words and the time that remains may have changed
    void left();   ///< the bar was hidden while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ElidedLabel *m_sentence;
    Label *m_time; ///< a separate label, so that a long sentence cannot displace the time
    QPushButton *m_undo;
    QPushButton *m_close;
    QVariantAnimation m_ticks; ///< the part of the time that remains
};

} // namespace runlatch::ui
