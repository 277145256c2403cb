// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/buttonwords.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace runlatch::ui {

class ElidedLabel;

/// The top of a page: title, context and state, actions at the right, and tabs in a second line if any.
/// In a narrow window the title has the item's size. Where there is no room for all of it, the actions are icons
/// alone, and pickers, addresses and the title give way.
class HeaderStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit HeaderStrip(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Where the context needs its room: the navigation names the page too.
    void letTitleGo();
    /// Before the title: the way back to where the page was opened from.
    void setBack(QWidget *button);
    /// Pickers, badges, an address: after the title, in the order of adding.
    void addContext(QWidget *widget);
    /// At the right end; the primary one last.
    void addAction(QWidget *widget);
    /// A second line, for tabs.
    void setSecondLine(QWidget *widget);

    /// Of the form that gives way, whichever is shown: else a wide window could not become narrow.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void restyle();
    int widthBesideTitle() const;
    bool m_titleMayGo = false;

    ElidedLabel *m_title;
    QVBoxLayout *m_lines;
    QHBoxLayout *m_line;
    QHBoxLayout *m_back;
    QHBoxLayout *m_context;
    QHBoxLayout *m_actions;
    ButtonWords m_words;
};

} // namespace runlatch::ui
