// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/changerequestmodel.h"
#include "service/client.h"

#include <QObject>

#include <optional>

namespace runlatch::models {

/// Which page of which workspace is shown: asks the service and fills a ChangeRequestModel. The newest question
/// wins: the answer to an older one is dropped, whenever it comes. Old rows stay while newer ones are loaded, and
/// when loading fails; only another workspace empties the model at once.
class ChangeRequestPager final : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Loading, Failed };
    Q_ENUM(State)

    /// `client` and `model` must outlive this.
    ChangeRequestPager(service::Client &client, ChangeRequestModel &model, QObject *parent = nullptr);

    /// Empties the model and loads the first page. Without a text nothing is loaded.
    void setWorkspace(const service::WorkspaceName &workspace);
    const service::WorkspaceName &workspace() const { return m_workspace; }

    void reload();          ///< the page that was asked for last, also after a failure
    void goTo(int number);  ///< from 1; past the end the service's last page is loaded
    void setSize(int size); ///< 1 to 100; loads the page on which the first row of now stands
    int size() const { return m_asked.size; }

    /// Archives and puts the new state into its row. A page that is being loaded meanwhile is asked for again, as
    /// it may tell the state before. `done` as of service::Client::archive.
    void archive(const QString &id, QObject *context, base::Callback<service::Archiving> done);

    State state() const { return m_state; }
    const base::Error &error() const { return m_error; }                    ///< of the state Failed
    const protocol::Pagination &pagination() const { return m_pagination; } ///< of the rows in the model
    const QList<base::Error> &unreadable() const { return m_unreadable; } ///< rows of this page that could not be read

signals:
    void pageChanged(); ///< the model, `pagination` and `unreadable` are those of another answer, or empty
    void failed(const runlatch::base::Error &error);
    void loadingChanged(bool loading);

private:
    void load();
    void answered(const base::Result<protocol::Page<protocol::ChangeRequest>> &answer);
    void show(const protocol::Page<protocol::ChangeRequest> &page);
    void setState(State state);

    service::Client &m_client;
    ChangeRequestModel &m_model;
    service::WorkspaceName m_workspace;
    service::PageQuery m_asked;
    protocol::Pagination m_pagination;
    QList<base::Error> m_unreadable;
    base::Error m_error;
    State m_state = State::Idle;
    http::Call m_call;
    int m_ticket = 0; ///< of the newest question
};

} // namespace runlatch::models
