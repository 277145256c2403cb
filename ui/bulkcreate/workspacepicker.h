// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/targetname.h"
#include "models/pickermodel.h"
#include "models/targetmodel.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace runlatch::ui {

class BusyLine;
class MessageBar;
class RemarkLine;

/// Chooses workspaces for a list: by a search for names, or by pasted names and ids.
class WorkspacePicker final : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive this. Chosen workspaces are added to `targets`.
    WorkspacePicker(service::Client &client, models::TargetModel &targets, QWidget *parent = nullptr);

    /// With a null endpoint nothing can be listed.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    void focusFirst();

private:
    QLayout *buildSearch();
    QLayout *buildPaste();
    void addChosen();
    void addPasted();
    void addRead(const changerequests::TargetNames &read);
    void showAdded(int added, const changerequests::TargetNames &read);

    models::TargetModel &m_targets;
    changerequests::PlacePager m_pager;
    models::PickerModel m_model;
    service::Endpoint m_endpoint;
    QString m_organization;
    QLineEdit *m_search;
    QTimer *m_pause; ///< delays the search, so that the service is not asked at each letter
    QListView *m_list;
    BusyLine *m_busy;
    MessageBar *m_failure;
    QPushButton *m_add;
    QPlainTextEdit *m_pasted;
    QPushButton *m_addPasted;
    RemarkLine *m_refused;
};

} // namespace runlatch::ui
