// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "models/changerequestpager.h"
#include "wording/sentence.h"

#include <QWidget>

class QStackedLayout;

namespace runlatch::ui {

class BusyLine;
class EmptyState;
class MessageBar;
class PageBar;
class TableView;

/// The paged table of one workspace, with what went wrong above it and the page bar below.
class ChangeRequestList final : public QWidget
{
    Q_OBJECT

public:
    ChangeRequestList(service::Client &client, base::Clock &clock, QWidget *parent = nullptr);

    models::ChangeRequestPager &pager() { return m_pager; }
    const models::ChangeRequestModel &model() const { return m_model; }
    void setPlace(const service::WorkspaceName &place);
    void setConnected(bool connected);
    /// Above the table; old rows stay.
    void showError(const base::Error &error, wording::Activity activity);
    /// One row up (-1) or down (1).
    void step(int rows);
    void reload();
    void focusTable();
    int currentRow() const; ///< -1 where none is chosen

signals:
    void currentChanged(); ///< another request, another state of it, or none
    void connectionWanted();
    void placeWanted();
    void retryWanted(); ///< what failed was no page but what leads to it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void buildLayout();
    void connectPager();
    void showPage();
    void showEmptiness();
    void keepCurrent();
    void act(wording::Sentence::Action action);

    models::ChangeRequestModel m_model;
    models::ChangeRequestPager m_pager;
    TableView *m_table;
    MessageBar *m_message;
    BusyLine *m_busy;
    PageBar *m_pageBar;
    EmptyState *m_empty;
    QStackedLayout *m_stack = nullptr;
    QString m_currentId; ///< kept by id through reloads and page turns
    bool m_connected = false;
    bool m_pageFailed = false;
};

} // namespace runlatch::ui
