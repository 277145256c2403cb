// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/theme.h"
#include "ui/workbench.h"

#include <QDialog>

namespace runlatch::ui {

class ActivityPage;
class AppearanceSection;
class ListenerSection;
class LogSection;
class RunTasksPage;
class StorageSection;
class TabWidget;

/// The settings of the program. All is kept with Save; a theme is seen at once, and taken back by Cancel.
/// Deletes itself when it is closed; show it with `open()`.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Shows what the pages show, too. Everything that is handed in must outlive the dialog.
    SettingsDialog(Workbench &workbench, RunTasksPage &runTasks, ActivityPage &activity, QWidget *parent);

    void accept() override; ///< not while something cannot be used
    void reject() override;

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addSection(QWidget *section, const QString &name);
    void showSection(QWidget *section); ///< with the field in it that has the focus
    void focusSection();
    void buildLayout();
    void readUsage();
    void makeRoom();
    QString requestsFolder() const;

    Workbench &m_workbench;
    RunTasksPage &m_runTasks;
    ActivityPage &m_activity;
    const ThemeChoice m_themeBefore;
    TabWidget *m_sections; ///< each in a QScrollArea, for low screens and large fonts
    AppearanceSection *m_appearance;
    StorageSection *m_storage;
    LogSection *m_log;
    ListenerSection *m_listener;
};

} // namespace runlatch::ui
