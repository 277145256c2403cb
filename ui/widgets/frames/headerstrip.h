// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/buttonwords.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace runlatch::ui {

class ElidedLabel;

/// The top of a page: title, context and state, actions at the right, and optionally a second line with tabs. In a
/// narrow window the title has the size of an item title. If there is not enough room, the actions show only their
/// icons, and pickers, addresses and the title shrink.
class HeaderStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit HeaderStrip(const QString &title, QWidget *parent = nullptr);

    /// Lets the title disappear if the context needs its room. The navigation names the page too.
    void letTitleGo();
    /// Sets a button before the title, which leads back to the page that opened this page.
    void setBack(QWidget *button);
    /// Adds pickers, badges or an address after the title, in the order of adding.
    void addContext(QWidget *widget);
    /// Adds an action at the right end. The primary action is added last.
    void addAction(QWidget *widget);
    /// Adds a second line, for tabs.
    void setSecondLine(QWidget *widget);

    /// The minimum of the narrow form, whichever form is shown. Otherwise a wide window could not become narrow.
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
