// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>
#include <QTest>

namespace runlatch::support {

/// The names of the buttons and fields in sight that Tab does not reach in an active window. Of a group of radio
/// buttons Tab reaches the checked one. The window has the focus in one of its controls when it is called.
inline QStringList missedByTab(QWidget &window)
{
    constexpr int most = 200; // more than any window has
    QSet<const QWidget *> reached;
    for (int step = 0; step < most && window.focusWidget(); ++step) {
        reached.insert(window.focusWidget());
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    }
    const auto isStop = [](const QWidget *widget) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isOther = button && button->group() && !button->isChecked();
        const bool isControl = button || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
        return isControl && !isOther && widget->isVisible() && widget->isEnabled() && !widget->focusProxy()
            && (widget->focusPolicy() & Qt::TabFocus) != 0;
    };
    QStringList missed;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!isStop(widget) || reached.contains(widget))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        missed.append(button && !button->text().isEmpty() ? button->text() : widget->accessibleName());
    }
    return missed;
}

} // namespace runlatch::support
