// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QIcon>
#include <QList>
#include <QObject>

class QLayout;
class QPushButton;

namespace runlatch::ui {

/// The words of secondary buttons in a bar. While the bar is too narrow for them, the words are hidden and the buttons
/// show only their icons. A hidden word stays the accessible name and becomes the tool tip.
class ButtonWords final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// A button without an icon shows `icon` while its word is hidden. A button with neither icon keeps its word. One
    /// that is added while the words are hidden loses its word at once.
    void add(QPushButton *button, const QIcon &icon = {});
    /// Hides or shows the words. They are shown only if all of `line` with the words fits into `width`, so the two
    /// forms never alternate. Call when the width or the contents changed.
    void fit(const QLayout &line, int width);
    void setAway(bool away);
    bool areAway() const { return m_away; }
    /// The width that the words of the visible buttons take, or would take.
    int width() const;
    int wholeWidth(const QLayout &line) const; ///< that `line` wants with all words
    /// The width that `line` needs while the words are hidden.
    int leastWidth(const QLayout &line) const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry
    {
        QPushButton *button;
        QIcon icon;    ///< shown beside the word
        QIcon ownIcon; ///< shown without the word
    };

    void show(const Entry &entry);

    QList<Entry> m_entries;
    bool m_away = false;
};

} // namespace runlatch::ui
