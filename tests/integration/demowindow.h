// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/application.h"
#include "integration/windowdriver.h"

#include <QTemporaryDir>

namespace runlatch::integration {

/// `runlatch --demo` as a user starts it, in its own data folder or in the given one.
class DemoWindow
{
public:
    explicit DemoWindow(const QString &folder = {})
        : m_path(folder.isEmpty() ? m_folder.path() : folder)
    {
        restart();
    }

    /// Ends it, and starts it again in the same folder.
    void restart()
    {
        app::CommandLine commandLine;
        commandLine.demo = true;
        commandLine.theme = QStringLiteral("light");
        commandLine.dataFolder = m_path;
        m_application.reset();
        m_application = std::make_unique<app::Application>(*qApp, commandLine);
    }

    QString folder() const { return m_path; }
    ui::MainWindow &window() { return m_application->window(); }

    bool start()
    {
        m_application->start();
        return QTest::qWaitForWindowActive(&window());
    }

private:
    QTemporaryDir m_folder;
    const QString m_path;
    std::unique_ptr<app::Application> m_application;
};

} // namespace runlatch::integration
