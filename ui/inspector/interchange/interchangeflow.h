// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QStringList>

class QDialog;
class QWidget;

namespace runlatch::ui {

class CaptureList;
class ListenerControl;
struct Workbench;

/// Opens the dialogs that export, import and compare requests of the open store. Files that are dropped on the window
/// are imported, after the question; plans among them are shown, and rules are offered to the listener.
class InterchangeFlow final : public QObject
{
    Q_OBJECT

public:
    /// An import checks signatures with the keys of the listener. All outlive this.
    InterchangeFlow(Workbench &workbench, CaptureList &list, ListenerControl &listener, QWidget &window);

    void showExport(); ///< offers the chosen requests, or the current one
    void showImport();
    /// Shows the plans among these files, each in its window, offers the first file of rules to the listener, and shows
    /// what an import of the others would do, and asks. The last of PlanDialog::MaxAtOnce says how many more there are.
    void openFiles(const QStringList &files);
    void openPlan();       ///< asks for the file
    void showComparison(); ///< of the two chosen requests, or of the current one with what the user opens
    void compare(qint64 left, qint64 right); ///< by their ids in the store; 0: the user opens a file

private:
    void showPlans(const QStringList &files);
    void openImport(const QStringList &files);
    void open(QDialog *dialog);

    Workbench &m_workbench;
    CaptureList &m_list;
    ListenerControl &m_listener;
    QWidget &m_window;
};

} // namespace runlatch::ui
