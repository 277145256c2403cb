// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QIcon>
#include <QList>
#include <QObject>

class QLayout;
class QPushButton;

namespace runlatch::ui {

/// The words of secondary buttons in a bar: put away while the bar is too narrow for them, so that the buttons show
/// their icons alone. A word that is away stays the accessible name, and becomes the tool tip.
class ButtonWords final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// A button without an icon takes `icon` while its word is away; one that has neither keeps its word.
    void add(QPushButton *button, const QIcon &icon = {});
    /// Puts the words away, or back: back only where all of `line` fits into `width` with them, so that one form never
    /// asks for the other. Call when the width or the contents changed.
    void fit(const QLayout &line, int width);
    void setAway(bool away);
    bool areAway() const { return m_away; }
    /// What the words of the buttons that are in sight take, or would take.
    int width() const;
    /// What `line` needs when the words are away.
    int leastWidth(const QLayout &line) const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry
    {
        QPushButton *button;
        QIcon icon;    ///< beside the word
        QIcon ownIcon; ///< without the word
    };

    QList<Entry> m_entries;
    bool m_away = false;
};

} // namespace runlatch::ui
