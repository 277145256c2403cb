// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"
#include "service/pagewalk.h"

#include <QObject>

#include <optional>
#include <variant>

namespace runlatch::changerequests {

/// The organizations of a service, or the workspaces of one organization, page by page. The service searches them. The
/// pager requests one page at a time and reports its places by signals. The newest request wins: the answer to an older
/// one is dropped. After a failure it waits for retry(). One thread.
class PlacePager final : public QObject
{
    Q_OBJECT
public:
    static constexpr int PageSize = 100; ///< rows of a page: the largest of the service

    enum class Kind { Nothing, Organizations, Workspaces };
    Q_ENUM(Kind)
    struct Place
    {
        QString name;      ///< the name for requests to the service; foreign text
        QString id = {};   ///< "ws-..." or "org-..."; may be empty
        int requests = -1; ///< active change requests of a workspace; -1 if not told

        friend bool operator==(const Place &, const Place &) = default;
    };

    /// `client` must outlive this.
    explicit PlacePager(service::Client &client, QObject *parent = nullptr);

    void listOrganizations(const service::Endpoint &endpoint); ///< begins another list, and requests its first page
    void listWorkspaces(const service::Endpoint &endpoint, const QString &organization); ///< as listOrganizations()
    void clear();                                                                        ///< lists nothing
    /// Requests the first page of the places whose names contain `text`. The search ends with the list.
    void search(const QString &text);
    void more();  ///< requests the next page; ignored unless hasMore()
    void retry(); ///< requests the page that failed; without a failure, the page that is expected next

    Kind kind() const { return m_kind; }
    const QString &searched() const { return m_search; } ///< text of the search; empty without one
    bool isLoading() const { return std::holds_alternative<Loading>(m_state); }
    /// Tells whether there is, or may be, a next page to request. False while a page is under way, and after a failure:
    /// a view would request the page again with every movement.
    bool hasMore() const;
    /// Tells whether the service gave no more pages, and the places are not proved to be all: see PageWalk::doubt().
    bool isDoubtful() const { return m_walk.doubt().has_value(); }

signals:
    void opened(); ///< another list begins, or none; the places of the previous one are not valid any more
    /// A page arrived; it may be empty. The first page replaces all places, a further page is appended. Lists move
    /// while they are paged: a place may come a second time, at the head of the next page.
    void arrived(const QList<runlatch::changerequests::PlacePager::Place> &places, bool isFirstPage);
    void loaded(); ///< emitted after arrived()
    void failed(const runlatch::base::Error &error);
    void loadingChanged(bool loading);

private:
    struct Settled
    {
        std::optional<int> next; ///< the next page to request; nullopt when all are here
    };
    struct Loading
    {
        int page;
        base::Call call;
    };
    struct Failed
    {
        int page;
    };
    using State = std::variant<Settled, Loading, Failed>;

    void open(Kind kind, const service::Endpoint &endpoint, const QString &organization);
    void ask(int page);
    base::Call send(int page);
    template <typename T> base::Callback<protocol::Page<T>> taking(int page);
    template <typename T> void take(int page, const base::Result<protocol::Page<T>> &answer);
    void setState(State state);

    service::Client &m_client;
    Kind m_kind = Kind::Nothing;
    service::Endpoint m_endpoint;
    QString m_organization;
    QString m_search;
    service::PageWalk m_walk{PageSize}; ///< of the present list and search
    State m_state;
};

} // namespace runlatch::changerequests
