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

/// The change requests that are viewed: a page of a workspace, the whole workspace, or a whole organization. The pager
/// requests them and reports the rows by signals. The newest request wins: an answer to an older one is dropped. Old
/// rows stay while newer ones are loaded, and when loading fails; only another place or scope drops them at once.
class ChangeRequestPager final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Idle,
        Loading, ///< a page
        Failed,
        Gathering, ///< everything; rows are reported as they arrive
    };
    Q_ENUM(State)

    static constexpr std::chrono::seconds LongAfter{3};

    /// Both must outlive this.
    ChangeRequestPager(service::Client &client, base::Clock &clock, QObject *parent = nullptr);

    /// The endpoint of all further requests. Drops all rows: they always belong to this endpoint.
    void setEndpoint(const service::Endpoint &endpoint);
    const service::Endpoint &endpoint() const { return m_endpoint; }
    /// Drops all rows and loads the first page. Without a text nothing is loaded.
    void setWorkspace(const service::WorkspaceName &workspace);
    void showAllWorkspaces(const QString &organization); ///< drops all rows and gathers; there are no pages
    bool isAllWorkspaces() const { return m_extent == Extent::Organization; }
    /// Without a text: all workspaces, or nothing.
    const service::WorkspaceName &workspace() const { return m_workspace; }
    void setScope(service::Scope scope); ///< drops all rows and loads the first page, or gathers again
    service::Scope scope() const { return m_scope; }

    void reload();          ///< the last page that was requested, or everything if that is shown; also after a failure
    void goTo(int number);  ///< from 1; past the end it loads the service's last page
    void setSize(int size); ///< 1 to 100; loads the page that has the present first row
    int size() const { return m_turner.asked().size; }
    void loadAll(); ///< gathers the whole workspace instead of showing pages
    /// Cancels the loading. Gathered rows stay. A shown page stays too, and reload() requests the cancelled page again.
    void cancel();
    /// Tells whether everything is wanted instead of a page. The rows may be incomplete: see gathering(). Also true for
    /// all workspaces.
    bool isGathered() const { return m_extent != Extent::Page; }
    const Gathering &gathering() const { return m_gathering; } ///< progress, failures, unreadable rows

    /// Puts the new state into the request's row, and counts it in the totals and the pagination. A page that is being
    /// loaded is requested again, because it may have the earlier state.
    void noteArchived(const protocol::ChangeRequest &changeRequest);

    State state() const { return static_cast<State>(m_activity.index()); }
    bool takesLong() const; ///< the page was requested LongAfter ago and is still loading
    /// Tells whether the loading of a page was cancelled and nothing is shown: it is unknown then whether there are
    /// rows.
    bool wasCancelled() const;
    base::Error error() const; ///< the error of the state Failed
    /// Pagination of the last reported page. What was archived since counts in the total, and of a page of active ones
    /// it is no row any more, although it is still shown.
    protocol::Pagination pagination() const;
    /// Rows that are shown among the active ones, and were archived since they were loaded.
    int archivedSince() const { return m_archivedSince; }
    /// Tells whether everything of the place and scope is proved to be here: the page, or what was gathered.
    bool isComplete() const;
    /// The rows of the shown page that could not be read; empty without a page.
    const QList<base::Error> &unreadable() const { return page().unreadable; }
    int repeated() const { return page().repeated; } ///< rows that were left out because an earlier row has the same id
    bool narrowedHere() const { return page().narrowedHere; } ///< as in protocol::Page
    /// Tells whether the service ignored the page size.
    bool sizeIgnored() const { return page().sizeIgnored; }
    /// Tells whether the service ignored the page number: the rows of another page came again.
    bool numberIgnored() const { return page().numberIgnored; }
    /// The total as the service says it, or of a list that is proved to be complete; nullopt if it is not known.
    std::optional<int> total(service::Scope scope) const;
    QDateTime lastLoaded() const { return m_lastLoaded; } ///< UTC time of the last reported answer

signals:
    /// All rows are replaced. `workspaceName`: the name for all rows, if the workspace was requested by name.
    void rowsReset(const QList<runlatch::protocol::ChangeRequest> &rows, const QString &workspaceName);
    /// Each row is new, or a later state of a reported one: an archived one stays archived (spec 3.1).
    void rowsAdded(const QList<runlatch::protocol::ChangeRequest> &rows);
    void rowsRetained(const QSet<QString> &ids); ///< all other rows are gone
    void rowReplaced(const runlatch::protocol::ChangeRequest &row);
    void workspacesNamed(const QHash<QString, QString> &names); ///< `names` are by id and replace all names
    void totalsChanged(); ///< something was archived: `total`, `pagination` and `archivedSince` are others
    void pageChanged();   ///< rows, `pagination` and `unreadable` belong to another answer, or are empty
    void failed(const runlatch::base::Error &error);
    void takesLongChanged();
    void loadingChanged(bool loading); ///< the state became Loading or Gathering, or left them
    /// The list changed while a page was turned: a row of the previous page came again, or the total differs. A row may
    /// therefore be on neither page. Emitted after pageChanged().
    void shifted();
    void gatheringChanged(); ///< the progress or the failures changed, or the gathering ended

private:
    using Answer = base::Result<protocol::Page<protocol::ChangeRequest>>;

    /// The rows that the user wants to see.
    enum class Extent { Page, Workspace, Organization };

    // The present rows: none, a page, or gathered ones.
    struct NoRows
    {
    };
    struct PageRows
    {
        service::PageQuery asked;
        protocol::Pagination pagination;
        QList<base::Error> unreadable;
        QString workspaceId; ///< the workspace of the page's first row
        int repeated = 0;
        int countedSince = 0; ///< by which archiving changed the total since
        bool narrowedHere = false;
        bool sizeIgnored = false;
        bool numberIgnored = false;
    };
    struct GatheredRows
    {
        protocol::Pagination pagination; ///< of the previous page, to which cancelling returns
    };

    // The present activity, in the order of State.
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
        QSet<QString> arrived;            ///< ids that came in this gathering
        std::optional<base::Error> error; ///< the error of the gathering as a whole
    };
    using Activity = std::variant<Idle, Loading, Failed, GatheringAll>;

    void open(Extent extent, const service::WorkspaceName &workspace);
    void open();
    void load();
    void cancelPage();
    void show(const Answer &answer);
    bool hasShifted(const protocol::Page<protocol::ChangeRequest> &page) const;
    bool comesAgain(const protocol::Page<protocol::ChangeRequest> &page) const;
    void learnTotal(const protocol::Page<protocol::ChangeRequest> &page);
    bool isOfPage(const protocol::ChangeRequest &changeRequest) const;
    void countArchived(bool isShown);
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
    QHash<QString, bool> m_rows;                ///< ids of the reported rows -> archived
    int m_archivedSince = 0;                    ///< of m_rows
    QHash<QString, QString> m_workspaceNames;   ///< names by workspace id, as reported
    std::array<std::optional<int>, 3> m_totals; ///< totals by scope
    QDateTime m_lastLoaded;
};

} // namespace runlatch::changerequests
