// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/warnings.h"
#include "support/windowdriver.h"
#include "wording/translations.h"

#include <memory>

namespace runlatch::support {

/// Lends the program's window, and the person who visits it, to a test of what a person can do there. `Window` opens it
/// (DemoWindow, or one with services beside it) and knows its person. A test that uses it links runlatch_app.
template <typename Window> class WindowTest : public QObject
{
protected:
    WindowTest() { wording::installTranslations(*qApp); }

    /// For init(): another window, in which nothing was done yet.
    template <typename... Arguments> void makeWindow(const Arguments &...arguments)
    {
        failOnWarnings();
        m_window = std::make_unique<Window>(arguments...);
    }
    WindowDriver &person() const { return m_window->person(); }

    std::unique_ptr<Window> m_window;
};

} // namespace runlatch::support
