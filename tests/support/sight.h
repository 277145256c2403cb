// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/field.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QLabel>

#include <algorithm>

/// A widget as a person sees it: what it says, and its controls by the names that they have there. A test that
/// uses it links runlatch_ui. All of it but says() looks at what is hidden as well, and returns null where nothing
/// fits.
namespace runlatch::support {

template <typename T, typename Fits> T *firstOf(const QObject &within, Fits fits)
{
    const auto all = within.findChildren<T *>();
    const auto found = std::find_if(all.begin(), all.end(), fits);
    return found == all.end() ? nullptr : *found;
}

/// By its text or by its name for a screen reader.
template <typename Button> Button *button(const QObject &within, const QString &name)
{
    return firstOf<Button>(within, [&name](const Button *one) {
        return one->text().remove(u'&') == name || one->accessibleName() == name;
    });
}
/// The same, where a person can see it.
template <typename Button> Button *shownButton(const QObject &within, const QString &name)
{
    return firstOf<Button>(within, [&name](const Button *one) {
        return one->isVisible() && (one->text().remove(u'&') == name || one->accessibleName() == name);
    });
}

/// The name of a widget for a screen reader, also where Qt makes one of its text.
inline QString nameOf(const QWidget *widget)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

template <typename T> T *named(const QObject &within, const QString &name)
{
    return firstOf<T>(within, [&name](const T *one) { return one->accessibleName() == name || nameOf(one) == name; });
}

inline QAction *action(const QObject &within, const QString &text)
{
    return firstOf<QAction>(within, [&text](const QAction *one) { return one->text() == text; });
}

/// By the name of its editor for a screen reader.
inline ui::Field *field(const QObject &within, const QString &name)
{
    return firstOf<ui::Field>(within,
                              [&name](const ui::Field *one) { return one->editor()->accessibleName() == name; });
}

/// Tells whether a label in sight has this in its text.
inline bool says(const QObject &within, const QString &text)
{
    return firstOf<QLabel>(within,
                           [&text](const QLabel *one) { return one->isVisible() && one->text().contains(text); })
        != nullptr;
}

} // namespace runlatch::support
