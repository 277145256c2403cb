// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace runlatch::ui {

class Label;

/// A field to find something within a view, with "3 of 17" and the ways to the next and the previous one. Enter
/// leads to the next, with Shift to the previous one. The view has the commands "find.next" and "find.previous", whose
/// keys the buttons show.
class FindBar final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MaxLength = 200; ///< characters

    /// `name` says what is searched; it stands in the empty field.
    explicit FindBar(const QString &name, QWidget *parent = nullptr);

    QString text() const;
    void clear();
    void focusAll(); ///< takes the focus, with all of the text selected
    /// `current` from 1, or 0 if none of them is shown. `isMore`: there are more than `count`.
    void setFound(int current, int count, bool isMore = false);
    void setSearching();

signals:
    void wanted(const QString &text); ///< the text was edited; empty: nothing is searched any more
    void nextWanted();
    void previousWanted();
    void left(); ///< Escape

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *m_line;
    Label *m_count;
    QPushButton *m_previous;
    QPushButton *m_next;
    QTimer m_pause; ///< a search does not begin with each letter
};

} // namespace runlatch::ui
