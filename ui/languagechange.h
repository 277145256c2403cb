// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/workbench.h"

#include <QObject>
#include <QTimer>

namespace runlatch::ui {

class MessageBar;
class WindowPages;

/// Puts another language off while something is open that would end with the window, and says in a bar what it is. The
/// language changes by making the window anew: see app::Application.
class LanguageChange final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this; `window` is the parent. It was made in the language that the preferences have now.
    LanguageChange(const Workbench &workbench, const WindowPages &pages, QWidget &window);

    MessageBar *bar() const { return m_bar; } ///< the owner places it

    /// The preferences may have another language. If so, ready() comes as soon as nothing is open, perhaps at once; it
    /// does not come if the language of the window is chosen again before.
    void look();
    /// Whether another language is wanted and nothing is open now. Who hears ready() by a queued connection asks this:
    /// a key or a click may have opened something meanwhile.
    bool isReady() const;

signals:
    void ready();

private:
    bool isOther() const;
    QStringList open() const;

    const Workbench &m_workbench;
    const WindowPages &m_pages;
    MessageBar *m_bar;
    const settings::LanguagePreference m_before;
    QTimer m_watch;
    QStringList m_said; ///< by the bar
};

} // namespace runlatch::ui
