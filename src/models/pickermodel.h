// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "service/client.h"

#include <QAbstractListModel>

namespace runlatch::models {

/// Organizations, or the workspaces of one, for a picker: searched on the server, further pages as the view asks
/// for them. The newest question wins. On top, where wanted: "all workspaces", then those that were used recently.
class PickerModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString, as the service is asked by it
        IdRole,                  ///< QString: "ws-..." or "org-..."
        CountRole,               ///< int: active change requests of a workspace; invalid where not told
        KindRole,                ///< int: a Kind
    };
    enum class Kind {
        All,    ///< "All workspaces": no name, no id
        Recent, ///< used recently: there at once, its id and count when the service told them
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
    /// Names that come first, in this order, once each; while a search is on, those that hold its text. They belong to
    /// what is shown now and are forgotten with it. They may be missing at the service by now.
    void setRecents(const QStringList &names);
    /// Whether workspaces have "all workspaces" above them, except while a search is on. Stays.
    void setOffersAll(bool offers);
    /// Narrows to names that contain `text`; the rows stay until the answer comes.
    void search(const QString &text);
    void retry(); ///< asks again what failed
    /// One less is active there, until the service tells its count anew. Nothing where it is not loaded.
    void noteArchived(const QString &workspaceId);

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
    int m_ticket = 0; ///< of the newest question
    int m_next = 0;   ///< page to be asked for next; 0 when all are here
    bool m_loading = false;
    bool m_failed = false;
};

} // namespace runlatch::models
