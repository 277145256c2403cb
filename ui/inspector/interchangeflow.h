// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QDialog;
class QWidget;

namespace runlatch::ui {

class CaptureList;
struct Workbench;

/// Opens the dialogs that export and import requests, for the chosen request and the open store.
class InterchangeFlow final : public QObject
{
    Q_OBJECT

public:
    InterchangeFlow(Workbench &workbench, CaptureList &list, QWidget &window); ///< all outlive this

    void showExport();
    void showImport();

private:
    void open(QDialog *dialog);

    Workbench &m_workbench;
    CaptureList &m_list;
    QWidget &m_window;
};

} // namespace runlatch::ui
