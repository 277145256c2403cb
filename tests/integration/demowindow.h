// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/application.h"
#include "integration/windowdriver.h"

#include <QTemporaryDir>

namespace runlatch::integration {

/// `runlatch --demo` in a data folder of its own, as a person starts it.
class DemoWindow
{
public:
    DemoWindow() { restart(); }

    /// Ends it, and makes it anew in the same folder.
    void restart()
    {
        app::CommandLine commandLine;
        commandLine.demo = true;
        commandLine.theme = QStringLiteral("light");
        commandLine.dataFolder = m_folder.path();
        m_application.reset();
        m_application = std::make_unique<app::Application>(*qApp, commandLine);
    }

    QString folder() const { return m_folder.path(); }
    ui::MainWindow &window() { return m_application->window(); }

    bool start()
    {
        m_application->start();
        return QTest::qWaitForWindowActive(&window());
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<app::Application> m_application;
};

} // namespace runlatch::integration
