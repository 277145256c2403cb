// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "service/client.h"

#include <QAbstractListModel>

namespace runlatch::models {

/// Organizations, or the workspaces of one, for a picker: searched on the server, further pages as the view asks
/// for them. The newest question wins.
class PickerModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString, as the service is asked by it
        IdRole,                  ///< QString: "ws-..." or "org-..."
        CountRole,               ///< int: active change requests of a workspace; invalid where not told
    };

    /// `client` must outlive this.
    explicit PickerModel(service::Client &client, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    void showOrganizations();
    void showWorkspaces(const QString &organization);
    void clear();
    /// Narrows to names that contain `text`; the rows stay until the answer comes.
    void search(const QString &text);
    void retry(); ///< asks again what failed

    bool isLoading() const { return m_loading; }
    int rowOf(const QString &name) const; ///< -1 where it is not loaded

signals:
    void loaded(); ///< a page arrived, perhaps an empty one
    void failed(const runlatch::base::Error &error);
    void loadingChanged(bool loading);

private:
    enum class Subject { Nothing, Organizations, Workspaces };
    struct Row
    {
        QString name;
        QString id;
        int count = -1;
    };
    static Row row(const protocol::Organization &organization);
    static Row row(const protocol::Workspace &workspace);

    void start(Subject subject, const QString &organization);
    void ask(int page);
    template <typename T> base::Callback<protocol::Page<T>> answering(int page);
    void add(const QList<Row> &rows, const protocol::Pagination &pagination, int page);
    void setLoading(bool loading);

    service::Client &m_client;
    Subject m_subject = Subject::Nothing;
    QString m_organization;
    QString m_search;
    QList<Row> m_rows;
    http::Call m_call;
    int m_ticket = 0; ///< of the newest question
    int m_next = 0;   ///< page to be asked for next; 0 when all are here
    bool m_loading = false;
    bool m_failed = false;
};

} // namespace runlatch::models
