// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "service/client.h"

#include <QAbstractListModel>

namespace runlatch::models {

/// Organizations, or the workspaces of one, for a picker. They are searched on the server, and further pages are
/// fetched when the view asks for them. The newest request wins. On top, if wanted: "all workspaces", then recently
/// used ones.
class PickerModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString, the name for requests to the service
        IdRole,                  ///< QString: "ws-..." or "org-..."
        CountRole,               ///< int: active change requests of a workspace; invalid if not told
        KindRole,                ///< int: a Kind
    };
    enum class Kind {
        All,    ///< "All workspaces": no name, no id
        Recent, ///< a recently used name, there at once; id and count come from the service
        Found,
    };
    Q_ENUM(Kind)

    /// `client` must outlive this.
    explicit PickerModel(service::Client &client, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    void showOrganizations(const service::Endpoint &endpoint);
    void showWorkspaces(const service::Endpoint &endpoint, const QString &organization);
    void clear();
    /// Sets the names that come first, in this order, once each; during a search only those that contain its text. They
    /// belong to the present list and are dropped with it. The service may no longer have them.
    void setRecents(const QStringList &names);
    /// Sets whether workspaces have "all workspaces" above them, except during a search. It stays set.
    void setOffersAll(bool offers);
    /// Narrows the list to names that contain `text`; the rows stay until the answer comes.
    void search(const QString &text);
    void retry(); ///< repeats a failed request
    /// Counts one active change request less in the workspace, until the service tells its count again. Ignored if the
    /// workspace is not loaded.
    void noteArchived(const QString &workspaceId);

    bool isLoading() const { return m_loading; }
    int rowOf(const QString &name) const; ///< -1 if the name is not loaded

signals:
    void loaded(); ///< a page arrived; it may be empty
    void failed(const runlatch::base::Error &error);
    void loadingChanged(bool loading);

private:
    enum class Subject { Nothing, Organizations, Workspaces };
    struct Row
    {
        QString name;
        QString id = {};
        int count = -1;
        Kind kind = Kind::Found;
    };
    static Row row(const protocol::Organization &organization);
    static Row row(const protocol::Workspace &workspace);

    void start(Subject subject, const service::Endpoint &endpoint, const QString &organization);
    void ask(int page);
    template <typename T> base::Callback<protocol::Page<T>> answering(int page);
    void take(const QList<Row> &rows, const protocol::Pagination &pagination, int page);
    QList<Row> top() const;
    void putOnTop();
    QList<Row> unknownOf(const QList<Row> &rows);
    void setLoading(bool loading);

    service::Client &m_client;
    Subject m_subject = Subject::Nothing;
    service::Endpoint m_endpoint;
    QString m_organization;
    QString m_search;
    QStringList m_recents;
    bool m_offersAll = false;
    QList<Row> m_rows;
    base::Call m_call;
    int m_ticket = 0; ///< number of the newest request
    int m_next = 0;   ///< the next page to request; 0 when all are here
    bool m_loading = false;
    bool m_failed = false;
};

} // namespace runlatch::models
