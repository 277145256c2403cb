// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// Makes the pictures of README.md: uses the program with its simulator like a user, and takes screenshots.
// Call: runlatch-pictures FOLDER

#include "app/application.h"
#include "support/screens.h"
#include "support/waiting.h"
#include "support/windowdriver.h"
#include "wording/translations.h"

#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

using runlatch::support::WindowDriver;

constexpr QSize PictureSize(1440, 900);

/// The program in one theme, and the folder for its pictures.
class Photographer
{
public:
    Photographer(const QString &folder, const QString &theme)
        : m_folder(folder)
        , m_ending(theme == "dark"_L1 ? u"-dark.png"_s : u".png"_s)
    {
        runlatch::app::CommandLine commandLine;
        commandLine.demo = true;
        commandLine.theme = theme;
        commandLine.dataFolder = m_data.path();
        m_application = std::make_unique<runlatch::app::Application>(*qApp, commandLine);
        m_person = std::make_unique<WindowDriver>(m_application->window());
    }

    bool makeAll()
    {
        m_application->window().resize(PictureSize);
        m_application->start();
        return QTest::qWaitForWindowActive(&m_application->window()) && runTasks() && changeRequests() && bulkCreate()
            && activity();
    }

private:
    bool runTasks();
    bool reply(const QString &status); ///< replies to the selected request
    bool changeRequests();
    bool bulkCreate();
    bool activity();

    bool page(const QString &name) { return m_person->click(name); }

    bool take(const QString &name)
    {
        QWidget &window = m_application->window();
        if (QWidget *focus = window.focusWidget())
            focus->clearFocus(); // a blinking cursor would be in one picture and not in the next
        const QString file = m_folder + u'/' + name + m_ending;
        return window.grab().toImage().convertToFormat(QImage::Format_RGB32).save(file, "PNG", 0);
    }

    QTemporaryDir m_data;
    QString m_folder;
    QString m_ending;
    std::unique_ptr<runlatch::app::Application> m_application;
    std::unique_ptr<WindowDriver> m_person;
};

bool Photographer::reply(const QString &status)
{
    if (!m_person->click(u"Reply..."_s))
        return false;
    if (status == "running"_L1)
        return m_person->click(u"Send running"_s);
    if (!m_person->click(status) || !m_person->fill(u"Message"_s, u"Looked at by two people"_s)
        || !m_person->click(u"Send final"_s))
        return false;
    // The button of the question, which asks because the run stops.
    return status != "Failed"_L1 || m_person->click(u"Send final"_s);
}

bool Photographer::runTasks()
{
    const QString requests = u"Received requests"_s;
    bool done = page(u"Run tasks"_s);
    for (const QString &status : {u"Passed"_s, u"Failed"_s, u"running"_s, QString()}) {
        done = done && m_person->click(u"Send sample"_s)
            && runlatch::support::waitFor([&] { return m_person->row(requests, 0).contains(u"Awaiting"_s); })
            && m_person->clickRow(requests, 0);
        if (!status.isEmpty()) {
            done = done && reply(status) && m_person->waitFor(u"The service accepted the reply"_s)
                && m_person->click(u"Back to the requests"_s);
        }
    }
    return done && m_person->clickTab(u"Request"_s, u"Signature"_s) && m_person->waitFor(u"equals the header"_s)
        && take(u"run-tasks"_s);
}

bool Photographer::changeRequests()
{
    const QString list = u"Change requests"_s;
    return page(list) && runlatch::support::waitFor([&] { return !m_person->row(list, 4).isEmpty(); })
        && m_person->clickRow(list, 1) && m_person->waitFor(u"2 of 20"_s) && take(u"change-requests"_s);
}

bool Photographer::bulkCreate()
{
    if (!page(u"Bulk create"_s) || !m_person->click(u"Add condition"_s))
        return false;
    m_person->write(u"workspace_name"_s); // the field has the focus
    m_person->key(Qt::Key_Tab);
    return m_person->choose(u"Operator of condition 1"_s, u"contains"_s)
        && m_person->fill(u"Value of condition 1"_s, u"billing"_s) && m_person->click(u"Show matches"_s)
        && runlatch::support::waitFor([&] { return !m_person->row(u"Workspaces that match"_s, 0).isEmpty(); })
        && take(u"bulk-create"_s);
}

bool Photographer::activity()
{
    return page(u"Activity"_s) && m_person->clickRow(u"Exchanges"_s, 0) && m_person->waitFor(u"Authorization"_s)
        && take(u"activity"_s);
}

} // namespace

int main(int argc, char **argv)
{
    runlatch::support::useScreens();
    QApplication application(argc, argv);
    runlatch::wording::installTranslations(application);
    const QString folder = QApplication::arguments().value(1);
    for (const QString &theme : {u"light"_s, u"dark"_s}) {
        if (folder.isEmpty() || !Photographer(folder, theme).makeAll()) {
            std::fprintf(stderr, "no pictures were made in FOLDER \"%s\", theme %s\n", qPrintable(folder),
                         qPrintable(theme));
            return 1;
        }
    }
    return 0;
}
