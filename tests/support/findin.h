// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/findbar.h"

#include <QLineEdit>
#include <QTest>

namespace runlatch::support {

/// Searches in a part of the window that has a find bar, as a person who types and goes on: the keys go to the view
/// first. Returns the line of the bar.
inline QLineEdit *findIn(const QWidget &part, QWidget *view, const QString &text)
{
    QTest::keyClick(view, Qt::Key_F, Qt::ControlModifier);
    auto *line = part.findChild<ui::FindBar *>()->findChild<QLineEdit *>();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
    return line;
}

} // namespace runlatch::support
