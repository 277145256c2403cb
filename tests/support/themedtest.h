// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"

#include <QApplication>

#include <memory>

namespace runlatch::support {

/// Lends the program's style to a test of widgets: the light theme stands as long as the test does. A test derives from
/// it instead of QObject. It links runlatch_ui.
class ThemedTest : public QObject
{
protected:
    ThemedTest() { m_theme->apply(ui::ThemeChoice::Light); }

    const std::unique_ptr<ui::Theme> m_theme = std::make_unique<ui::Theme>(*qApp);
};

/// The same, and nothing moves: what opens, grows or fades has done so at once.
class StillThemedTest : public ThemedTest
{
protected:
    StillThemedTest() { m_theme->setReducedMotion(true); }
};

} // namespace runlatch::support
