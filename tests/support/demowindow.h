// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/application.h"
#include "support/quickfolder.h"
#include "support/waiting.h"
#include "support/windowdriver.h"
#include "ui/widgets/frames/messagebar.h"

namespace runlatch::support {

/// Lends `runlatch --demo` as a user starts it, in its own data folder or in the given one, and that user. A test that
/// uses it links runlatch_app.
class DemoWindow
{
public:
    explicit DemoWindow(const QString &folder = {})
        : m_path(folder.isEmpty() ? m_folder.path() : folder)
    {
        restart();
    }

    /// Ends the program, and starts it again in the same folder.
    void restart()
    {
        app::CommandLine commandLine;
        commandLine.demo = true;
        commandLine.theme = QStringLiteral("light");
        commandLine.dataFolder = m_path;
        m_person.reset();
        m_application.reset();
        m_application = std::make_unique<app::Application>(*qApp, commandLine);
        m_person = std::make_unique<WindowDriver>(window());
    }

    /// Chooses a language in the settings by its own name, and waits until the window is made anew in it. `save` is the
    /// text of the button in the present language.
    bool changeLanguage(const QString &name, const QString &save)
    {
        const QPointer<ui::MainWindow> before(&window());
        m_person->key(Qt::Key_Comma, Qt::ControlModifier);
        if (!m_person->click(name) || !m_person->click(save) || !waitFor([&before] { return !before; }))
            return false;
        m_person = std::make_unique<WindowDriver>(window());
        return QTest::qWaitForWindowActive(&window());
    }

    QString folder() const { return m_path; }
    ui::MainWindow &window() { return m_application->window(); }
    settings::ConnectionTokens &tokens() { return m_application->tokens(); }
    WindowDriver &person() const { return *m_person; } ///< another one after restart() and changeLanguage()

    /// The visible sentences of the message bars.
    QStringList sentences()
    {
        QStringList said;
        for (const ui::MessageBar *bar : window().findChildren<ui::MessageBar *>()) {
            if (bar->isVisible() && bar->hasMessage())
                said += bar->text();
        }
        return said;
    }

    bool start()
    {
        m_application->start();
        return QTest::qWaitForWindowActive(&window());
    }

private:
    support::QuickFolder m_folder;
    const QString m_path;
    std::unique_ptr<app::Application> m_application;
    std::unique_ptr<WindowDriver> m_person;
};

} // namespace runlatch::support
