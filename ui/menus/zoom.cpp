// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/zoom.h"

#include "settings/preferences.h"
#include "ui/style/theme.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QApplication>
#include <QFontInfo>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Zoom::Zoom(QMenu &view, Theme &theme, settings::Preferences &preferences)
    : QObject(&view)
    , m_theme(theme)
    , m_preferences(preferences)
{
    const auto add = [&](const QString &id, const QString &text, const QList<QKeySequence> &keys, auto function) {
        QAction *action = view.addAction(text);
        action->setShortcuts(keys);
        Shortcuts::all().add(*action, id);
        connect(action, &QAction::triggered, this, function);
    };
    // On many keyboards "+" needs Shift, and "=" is the same key without it.
    add(u"menu.larger-text"_s, tr("&Larger text"), {QKeySequence(u"Ctrl++"_s), QKeySequence(u"Ctrl+="_s)},
        [this] { change(1); });
    add(u"menu.smaller-text"_s, tr("S&maller text"), {QKeySequence(u"Ctrl+-"_s)}, [this] { change(-1); });
    add(u"menu.usual-text"_s, tr("&Usual text size"), {QKeySequence(u"Ctrl+0"_s)}, [this] { set(0); });
}

/// The size of the system may be beyond the bounds. A larger text is never a smaller one then.
void Zoom::change(int by)
{
    const int now = qRound(QFontInfo(QApplication::font()).pointSizeF());
    const int then = qBound(settings::Preferences::LeastTextSize, now + by, settings::Preferences::MaxTextSize);
    if ((then > now) == (by > 0))
        set(then);
}

void Zoom::set(int points)
{
    if (points == m_preferences.textSize())
        return;
    m_preferences.setTextSize(points);
    m_theme.setTextSize(points);
}

} // namespace runlatch::ui
