// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"
#include "ui/widgets/frames/dialog.h"
#include "ui/workbench.h"

namespace runlatch::ui {

class AppearanceSection;
class DesktopSection;
class ListenerSection;
class LogSection;
class MessageBar;
class RunTasksPage;
class SecretsSection;
class StorageSection;
class TabWidget;

/// The settings of the program. Save keeps all of them. A chosen theme is applied at once, and Cancel reverts it.
/// Deletes itself when it is closed; show it with `open()`.
class SettingsDialog final : public Dialog
{
    Q_OBJECT

public:
    /// The dialog shares its settings with the pages. All parameters must outlive the dialog.
    SettingsDialog(Workbench &workbench, RunTasksPage &runTasks, QWidget *parent);

    static QStringList sections(); ///< their names, in their order
    void showSection(int section); ///< an index of sections(); any other one shows the first

    void accept() override;
    void reject() override;

signals:
    void logWanted(bool wanted); ///< the user turned the log file on or off; it is not saved yet
    void shortcutsWanted();      ///< the dialog of shortcuts, which saves by itself, is to be shown above this one

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addSection(QWidget *section, const QString &name);
    void focusSection();
    void focusShown();
    void buildLayout();
    void readUsage();
    void makeRoom();
    void keepSession();
    void showSecrets();
    void keepSecretNames();
    QString requestsFolder() const;

    Workbench &m_workbench;
    RunTasksPage &m_runTasks;
    ThemeChoice m_themeBefore; ///< the one that holds, also after Cancel
    MessageBar *m_message;
    TabWidget *m_sections; ///< each section is in a QScrollArea, for low screens and large fonts
    AppearanceSection *m_appearance;
    StorageSection *m_storage;
    LogSection *m_log;
    SecretsSection *m_secrets;
    ListenerSection *m_listener;
    DesktopSection *m_desktop;
};

} // namespace runlatch::ui
