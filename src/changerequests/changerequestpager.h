// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/gathering.h"
#include "changerequests/pageturner.h"

#include <QObject>
#include <QSet>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <variant>

namespace runlatch::changerequests {

/// Which change requests are looked at: a page of a workspace, all of it, or all of an organization. Asks the service
/// and tells the rows. The newest question wins: the answer to an older one is dropped, whenever it comes. Old rows
/// stay while newer ones are loaded, and when loading fails; only another place or scope drops them at once.
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

    /// Both must outlive this.
    ChangeRequestPager(service::Client &client, base::Clock &clock, QObject *parent = nullptr);

    /// Where it is read from now on. Drops all rows: they are always of this endpoint.
    void setEndpoint(const service::Endpoint &endpoint);
    const service::Endpoint &endpoint() const { return m_endpoint; }
    /// Drops all rows and loads the first page. Without a text nothing is loaded.
    void setWorkspace(const service::WorkspaceName &workspace);
    void showAllWorkspaces(const QString &organization); ///< drops all rows and gathers; there are no pages of them
    bool isAllWorkspaces() const { return m_extent == Extent::Organization; }
    const service::WorkspaceName &workspace() const { return m_workspace; } ///< no text: all workspaces, or nothing
    void setScope(service::Scope scope); ///< drops all rows and loads the first page, or gathers again
    service::Scope scope() const { return m_scope; }

    void reload();         ///< the page that was asked for last, or everything where that is shown; after a failure too
    void goTo(int number); ///< from 1; past the end the service's last page is loaded
    void setSize(int size); ///< 1 to 100; loads the page on which the first row of now stands
    int size() const { return m_turner.asked().size; }
    void loadAll(); ///< of the workspace: gathers in place of the page
    /// Gathering: what arrived is kept. A page: what is shown stays, and is what reload() asks for.
    void cancel();
    /// No page is wanted but everything, of which perhaps not all is there: see gathering(). Also of all workspaces.
    bool isGathered() const { return m_extent != Extent::Page; }
    const Gathering &gathering() const { return m_gathering; } ///< progress, failures, unreadable rows

    /// Puts the new state into its row. A page that is being loaded meanwhile is asked for again, as it may tell the
    /// state before.
    void noteArchived(const protocol::ChangeRequest &changeRequest);

    State state() const { return static_cast<State>(m_activity.index()); }
    bool takesLong() const; ///< the page that is loaded was asked for LongAfter ago
    /// A page was waited for no longer, and nothing is shown: whether there is anything is not known.
    bool wasCancelled() const;
    base::Error error() const;               ///< of the state Failed
    protocol::Pagination pagination() const; ///< of the page that was told last
    // Of the page that is shown; nothing where there is none.
    const QList<base::Error> &unreadable() const { return page().unreadable; } ///< rows that could not be read
    int repeated() const { return page().repeated; }          ///< rows with the id of an earlier one: left out
    bool narrowedHere() const { return page().narrowedHere; } ///< as of protocol::Page
    bool sizeIgnored() const
    {
        return page().sizeIgnored;
    }                                                     ///< more rows than asked for, or fewer though there are more
    std::optional<int> total(service::Scope scope) const; ///< by the service's word; nothing where not told
    QDateTime lastLoaded() const { return m_lastLoaded; } ///< of the last answer that was told; UTC

signals:
    /// Other rows in place of all. `workspaceName`: of all of them, where it was asked for by name.
    void rowsReset(const QList<runlatch::protocol::ChangeRequest> &rows, const QString &workspaceName);
    /// Each is new, or a later state of one that was told: an archived one stays archived (spec 3.1).
    void rowsAdded(const QList<runlatch::protocol::ChangeRequest> &rows);
    void rowsRetained(const QSet<QString> &ids); ///< all others are gone
    void rowReplaced(const runlatch::protocol::ChangeRequest &row);
    void workspacesNamed(const QHash<QString, QString> &names); ///< by id; in place of all names
    void pageChanged(); ///< rows, `pagination` and `unreadable` are those of another answer, or none
    void failed(const runlatch::base::Error &error);
    void takesLongChanged();
    void loadingChanged(bool loading); ///< the state became, or is no more, Loading or Gathering
    /// A page turned, and the list had changed: a row of the page before came again, or the total differs. So a row may
    /// be on neither. After pageChanged().
    void shifted();
    void gatheringChanged(); ///< its progress, failures, or its end

private:
    using Answer = base::Result<protocol::Page<protocol::ChangeRequest>>;

    /// What is wanted.
    enum class Extent { Page, Workspace, Organization };

    // What is there: nothing, a page, or what was gathered.
    struct NoRows
    {
    };
    struct PageRows
    {
        service::PageQuery asked;
        protocol::Pagination pagination;
        QList<base::Error> unreadable;
        QString workspaceId; ///< of its first row
        int repeated = 0;
        bool narrowedHere = false;
        bool sizeIgnored = false;
    };
    struct GatheredRows
    {
        protocol::Pagination pagination; ///< of the page of before, to which one may go back
    };

    // What is done, in the order of State.
    struct Idle
    {
        bool wasCancelled;
    };
    struct Loading
    {
        std::unique_ptr<QObject> watch = std::make_unique<QObject>(); ///< the clock's context, until this state ends
        bool takesLong = false;
    };
    struct Failed
    {
        base::Error error;
    };
    struct GatheringAll
    {
        QSet<QString> arrived;            ///< ids that this gathering brought
        std::optional<base::Error> error; ///< of the whole
    };
    using Activity = std::variant<Idle, Loading, Failed, GatheringAll>;

    void open(Extent extent, const service::WorkspaceName &workspace);
    void open();
    void load();
    void cancelPage();
    void show(const Answer &answer);
    bool hasShifted(const protocol::Page<protocol::ChangeRequest> &page) const;
    void learnTotal(const protocol::Page<protocol::ChangeRequest> &page);
    bool isOfPage(const protocol::ChangeRequest &changeRequest) const;
    std::optional<int> &totalOf(service::Scope scope);
    void gather();
    void gathered(const QList<protocol::ChangeRequest> &changeRequests);
    void takePlaceOfPage(const QList<protocol::ChangeRequest> &changeRequests);
    void tellProgress();
    void endGathering();
    void countGathered();
    void resetRows(const QList<protocol::ChangeRequest> &rows, const QString &workspaceName = {});
    void addRows(const QList<protocol::ChangeRequest> &rows);
    void retainRows(const QSet<QString> &ids);
    const PageRows &page() const;
    void fail(const base::Error &error);
    void setActivity(Activity activity);
    bool isBusy() const { return state() == State::Loading || state() == State::Gathering; }

    service::Client &m_client;
    base::Clock &m_clock;
    Gathering m_gathering;
    PageTurner<protocol::ChangeRequest> m_turner;
    service::Endpoint m_endpoint;
    service::WorkspaceName m_workspace;
    service::Scope m_scope = service::Scope::All;
    Extent m_extent = Extent::Page;
    std::variant<NoRows, PageRows, GatheredRows> m_shown;
    Activity m_activity;
    QHash<QString, bool> m_rows;                ///< by id, of those that were told: whether it is archived
    QHash<QString, QString> m_workspaceNames;   ///< by id, as told
    std::array<std::optional<int>, 3> m_totals; ///< by scope
    QDateTime m_lastLoaded;
};

} // namespace runlatch::changerequests
