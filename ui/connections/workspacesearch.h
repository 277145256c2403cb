// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/choicemodel.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QPushButton;
class QTimer;

namespace runlatch::ui {

class BusyLine;
class MessageBar;
class RemarkLine;

/// The workspaces of an organization with check boxes, found by a part of their names. Space and Enter choose the
/// selected ones, or take them back.
class WorkspaceSearch final : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive this. Chosen workspaces are added to `targets`.
    WorkspaceSearch(service::Client &client, models::TargetModel &targets, QWidget *parent = nullptr);

    /// With a null endpoint nothing can be listed.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    void focusFirst();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildList();
    void buildLayout();
    void connectParts();
    void toggleSelected();
    void toggleAll();
    void choose(const QModelIndexList &rows, bool isChosen);
    void showChoice();

    changerequests::PlacePager m_pager;
    models::PickerModel m_places;
    models::ChoiceModel m_model;
    service::Endpoint m_endpoint;
    QString m_organization;
    QLineEdit *m_search;
    QTimer *m_pause; ///< delays the search, so that the service is not asked at each letter
    QListView *m_list;
    BusyLine *m_busy;
    MessageBar *m_failure;
    RemarkLine *m_refused;
    QPushButton *m_all;
};

} // namespace runlatch::ui
