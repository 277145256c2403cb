// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/gathering.h"
#include "models/changerequestmodel.h"

#include <QObject>

#include <array>
#include <chrono>
#include <optional>

namespace runlatch::models {

/// Which change requests are shown: a page of a workspace, all of it, or all of an organization. Asks the service and
/// fills a ChangeRequestModel. The newest question wins: the answer to an older one is dropped, whenever it comes. Old
/// rows stay while newer ones are loaded, and when loading fails; only another place or scope empties the model at
/// once.
class ChangeRequestPager final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Idle,
        Loading, ///< a page
        Failed,
        Gathering, ///< everything; rows come as they arrive
    };
    Q_ENUM(State)

    static constexpr std::chrono::seconds LongAfter{3};

    /// `client` and `model` must outlive this.
    ChangeRequestPager(service::Client &client, ChangeRequestModel &model, QObject *parent = nullptr);

    /// Where it is read from now on. Empties the model: its rows are always of this endpoint.
    void setEndpoint(const service::Endpoint &endpoint);
    const service::Endpoint &endpoint() const { return m_endpoint; }
    /// Empties the model and loads the first page. Without a text nothing is loaded.
    void setWorkspace(const service::WorkspaceName &workspace);
    void showAllWorkspaces(const QString &organization); ///< empties the model and gathers; there are no pages of them
    bool isAllWorkspaces() const { return m_isAllWorkspaces; }
    const service::WorkspaceName &workspace() const { return m_workspace; } ///< no text: all workspaces, or nothing
    void setScope(service::Scope scope); ///< empties the model and loads the first page, or gathers again
    service::Scope scope() const { return m_scope; }

    void reload();         ///< the page that was asked for last, or everything where that is shown; after a failure too
    void goTo(int number); ///< from 1; past the end the service's last page is loaded
    void setSize(int size); ///< 1 to 100; loads the page on which the first row of now stands
    int size() const { return m_asked.size; }
    void loadAll(); ///< of the workspace: gathers in place of the page
    /// Gathering: what arrived is kept. A page: what is shown stays, and is what reload() asks for.
    void cancel();
    /// The rows are no page but what was gathered, perhaps not all: see gathering().
    bool isGathered() const { return m_isGathered; }
    const changerequests::Gathering &gathering() const { return m_gathering; } ///< progress, failures, unreadable rows

    /// Puts the new state into its row. A page that is being loaded meanwhile is asked for again, as it may tell the
    /// state before.
    void noteArchived(const protocol::ChangeRequest &changeRequest);

    State state() const { return m_state; }
    bool takesLong() const { return m_takesLong; } ///< the page that is loaded was asked for LongAfter ago
    /// A page was waited for no longer, and nothing is shown: whether there is anything is not known.
    bool wasCancelled() const { return m_wasCancelled; }
    const base::Error &error() const { return m_error; }                    ///< of the state Failed
    const protocol::Pagination &pagination() const { return m_pagination; } ///< of the page in the model
    const QList<base::Error> &unreadable() const { return m_unreadable; } ///< rows of this page that could not be read
    /// Rows of this page that bear the id of another one on it: they are left out.
    int repeated() const { return m_repeated; }
    /// The service does not know `scope`: what does not fit was taken out of this page here, and the page counts it.
    bool narrowedHere() const { return m_narrowedHere; }
    bool sizeIgnored() const { return m_sizeIgnored; }    ///< more rows than asked for, or fewer though there are more
    std::optional<int> total(service::Scope scope) const; ///< by the service's word; nothing where not told
    QDateTime lastLoaded() const { return m_lastLoaded; } ///< of the last answer that was shown; UTC

signals:
    void pageChanged(); ///< the model, `pagination` and `unreadable` are those of another answer, or empty
    void failed(const runlatch::base::Error &error);
    void takesLongChanged();
    void loadingChanged(bool loading); ///< the state became, or is no more, Loading or Gathering
    /// A page turned, and the list had changed: a row of the page before came again, or the total differs. So a row may
    /// be on neither. After pageChanged().
    void shifted();
    void gatheringChanged(); ///< its progress, failures, or its end

private:
    using Page = protocol::Page<protocol::ChangeRequest>;

    void open();
    void load();
    void watch();
    void cancelPage();
    void answered(const base::Result<Page> &answer);
    void show(const Page &page);
    bool hasShifted(const Page &page) const;
    void learnTotal(const Page &page);
    bool isOfPage(const protocol::ChangeRequest &changeRequest) const;
    std::optional<int> &totalOf(service::Scope scope);
    void gather();
    void gathered(const QList<protocol::ChangeRequest> &changeRequests);
    void takePlaceOfPage(const QList<protocol::ChangeRequest> &changeRequests);
    void tellProgress();
    void endGathering();
    void countGathered();
    void fail(const base::Error &error);
    void setState(State state);

    service::Client &m_client;
    ChangeRequestModel &m_model;
    changerequests::Gathering m_gathering;
    service::Endpoint m_endpoint;
    service::WorkspaceName m_workspace;
    service::Scope m_scope = service::Scope::All;
    service::PageQuery m_asked;
    service::PageQuery m_shown;                 ///< what was asked for the page in the model
    std::array<std::optional<int>, 3> m_totals; ///< by scope
    protocol::Pagination m_pagination;
    QList<base::Error> m_unreadable;
    QDateTime m_lastLoaded;
    base::Error m_error;
    State m_state = State::Idle;
    int m_repeated = 0;
    bool m_takesLong = false;
    bool m_wasCancelled = false;
    bool m_isAllWorkspaces = false;
    bool m_isGathered = false;
    bool m_narrowedHere = false;
    bool m_sizeIgnored = false;
    bool m_hasPage = false;                      ///< the model holds a page that the service gave
    bool m_replaces = false;                     ///< what is gathered takes the place of a page
    QSet<QString> m_gathered;                    ///< ids that this gathering brought
    std::optional<base::Error> m_gatheringError; ///< of the whole
    http::Call m_call;
    int m_ticket = 0; ///< of the newest question
};

} // namespace runlatch::models
