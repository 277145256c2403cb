// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "http/requester.h"
#include "protocol/bulkcreation.h"
#include "protocol/changerequest.h"
#include "protocol/exploredworkspace.h"
#include "protocol/page.h"
#include "protocol/runtasks/servedresult.h"
#include "protocol/savedview.h"
#include "protocol/workspace.h"
#include "service/account.h"
#include "service/creationwalk.h"
#include "service/dialectwalk.h"
#include "service/endpoint.h"
#include "service/listreader.h"
#include "service/pacedsender.h"

#include <QObject>

#include <map>
#include <memory>

namespace runlatch::service {

/// The result of an archive operation.
struct Archiving
{
    protocol::ChangeRequest changeRequest; ///< archived
    bool already = false; ///< the change request was archived before; `changeRequest` has the user and the time
};

/// Every documented operation on change requests, with typed arguments and a typed Result. Each call takes its
/// endpoint: there is no current endpoint. The dialects that a service was seen to understand are remembered by its
/// address. Pages are requested by number; a URL in `links` is never followed. Every call carries `Authorization` and
/// `Content-Type: application/vnd.api+json` (spec 4). A request that may have been carried out is never repeated.
///
/// Errors: those of http::Requester; those of readDocument; Usage "service.name" for an id or name that cannot stand in
/// a path; Protocol "service.other-id" where the answer is about another change request. See PacedSender for pace and
/// retries. `subject` names the requested thing. Calls end without an answer when this client dies.
class Client : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    Client(http::Requester &http, base::Clock &clock, QObject *parent = nullptr);

    const http::Requester &requester() const { return m_http; } ///< for its signals
    PacedSender &sender() { return m_sender; } ///< for further operations on the service, at the same pace
    /// The dialects that the service was seen to understand, else those of the endpoint. See `learned`.
    Dialect dialect(const Endpoint &endpoint) const;
    /// The certificate that was last refused for the endpoint's host (Tls).
    std::optional<http::Certificate> refusedCertificate(const Endpoint &endpoint) const
    {
        return m_sender.refusedCertificate(endpoint.base);
    }

    /// Requests the facts that the service tells about itself. The call is not documented, but every client makes it.
    /// Any answer but 401 will do.
    base::Call ping(const Endpoint &endpoint, QObject *context, base::Callback<ServiceFacts> done);
    /// Requests the owner of the token.
    base::Call account(const Endpoint &endpoint, QObject *context, base::Callback<Account> done);
    /// Requests the user of an id. The call is not in the specification. NotFound also if the service does not tell the
    /// user.
    base::Call user(const Endpoint &endpoint, const QString &id, QObject *context, base::Callback<Account> done);

    /// Request organizations and workspaces for pickers; `search` narrows on the server, by part of the name.
    base::Call organizations(const Endpoint &endpoint, const QString &search, const PageQuery &page, QObject *context,
                             base::Callback<protocol::Page<protocol::Organization>> done);
    base::Call organizations(const Endpoint &endpoint, const PageQuery &page, QObject *context,
                             base::Callback<protocol::Page<protocol::Organization>> done);
    base::Call workspaces(const Endpoint &endpoint, const QString &organization, const QString &search,
                          const PageQuery &page, QObject *context,
                          base::Callback<protocol::Page<protocol::Workspace>> done);
    /// Requests a workspace by its `ws-` id, which the specification does not document: a 404 may also mean that there
    /// is no such call. Protocol "service.other-workspace" if the answer is about another workspace.
    base::Call workspace(const Endpoint &endpoint, const QString &id, QObject *context,
                         base::Callback<protocol::Workspace> done);
    /// Finds the workspace's id by its exact name. As in WorkspaceLookup, the answer is the name itself if the service
    /// has no look-ups.
    base::Call findWorkspace(const Endpoint &endpoint, const QString &organization, const QString &name,
                             QObject *context, base::Callback<QString> done);

    /// Requests a page of change requests (spec 4.1). The id of a name is looked up unless `workspaces` told it, and an
    /// id that worked is remembered. If look-ups, or the list by that id, answer 404, the name is used as typed, unless
    /// the answer is about another workspace. NotFound "service.no-workspace" if the organization has no workspace of
    /// that name. A page of Active or Archived with rows that do not fit, and a 400 or 422 to `archive` alone, show
    /// that the service does not know that parameter. It is not sent any more then, and rows that do not fit are
    /// removed here (`narrowedHere`), on this page and all later ones. See ArchiveEvidence. A 404 has the rule of its
    /// cause where the query asks for it.
    base::Call list(const Endpoint &endpoint, const WorkspaceName &workspace, const ListQuery &query, QObject *context,
                    base::Callback<protocol::Page<protocol::ChangeRequest>> done);
    /// Requests one change request (spec 4.2). Tries the documented dialects in order, on 404 and 405, and remembers
    /// the one that worked. A 404 to every dialect is one NotFound, and nothing is learned from it.
    base::Call show(const Endpoint &endpoint, const QString &id, QObject *context,
                    base::Callback<protocol::ChangeRequest> done);
    /// Like show(), with the service's own JSON as the answer. It was checked to be JSON, but not whether it is a valid
    /// change request.
    base::Call showDocument(const Endpoint &endpoint, const QString &id, QObject *context,
                            base::Callback<QByteArray> done);
    /// Archives a change request (spec 4.3) and answers the archived one. The dialects are tried as above. After a
    /// refusal that says "already archived", and after a success without a document, the request is shown: if it is
    /// archived, the operation succeeded. Protocol "service.not-archived" if the service reports success and the
    /// request is still active; "archive.unconfirmed", of the kind of the second answer, if it reports success and
    /// answers 403, 404 or 410 to show; the refusal if it says "already archived" and answers so. `outcomeUnknown` if
    /// no answer came, or if it was 5xx, or a success that cannot be read or confirmed.
    base::Call archive(const Endpoint &endpoint, const QString &id, QObject *context, base::Callback<Archiving> done);

    /// Sends a bulk action (spec 4.4) in the learned dialect, else in the default dialect. A 400 or 422 says that
    /// nothing was carried out. If its error objects point at the dialect (a pointer or words naming action_type,
    /// action_inputs, filter, query, target_ids or data: see otherDialect) and not at the user's contents, the action
    /// is sent again in the dialect that they point to. A third dialect is sent only if the second refusal names
    /// another part of it (action type, placement, filter): each part is changed once. After a refusal that does not
    /// say what it is about, all dialects follow (CreationWalk). `endpoint.form` is sent alone. The accepted dialect is
    /// remembered. The error has `outcomeUnknown` if no answer came, or if it was 5xx or 303, or a success that cannot
    /// be read; its rule says which. If a condition has several values, a 400 or 422 has the rule "create.one-value" if
    /// it is about the filter, "create.several-values" if it does not say what it is about. A 404 has the rule of its
    /// cause, as findCauseOfMissing() finds it.
    base::Call create(const Endpoint &endpoint, const QString &organization, const protocol::BulkCreation &creation,
                      QObject *context, base::Callback<Creation> done);
    /// The dialect of the first request of `create`: chosen by hand, or learned, or the default one.
    protocol::BulkActionDialect creationDialect(const Endpoint &endpoint) const;
    /// The first request of `create`, for a review. It contains the token.
    http::Outgoing creationRequest(const Endpoint &endpoint, const QString &organization,
                                   const protocol::BulkCreation &creation) const;

    /// Request a task result, its outcomes in the order of the service, and the stage of its run. The calls are not in
    /// the specification. NotFound also if the token may not see the run. Protocol "service.other-id" if the answer is
    /// about another result or stage.
    base::Call taskResult(const Endpoint &endpoint, const QString &id, QObject *context,
                          base::Callback<protocol::ServedResult> done);
    base::Call taskOutcomes(const Endpoint &endpoint, const QString &resultId, const PageQuery &page, QObject *context,
                            base::Callback<protocol::Page<protocol::ServedOutcome>> done);
    base::Call taskStage(const Endpoint &endpoint, const QString &id, QObject *context,
                         base::Callback<protocol::ServedStage> done);

    /// The explorer's view of workspaces, by pages. `sort` is a field, with "-" in front for descending order, or
    /// empty. No conditions: all workspaces. The data may lag behind. Error: Usage "explorer.not-askable" if a
    /// condition has several values or an unknown operator (protocol::canBeAsked); nothing is sent then.
    base::Call explore(const Endpoint &endpoint, const QString &organization,
                       const QList<protocol::ExplorerCondition> &conditions, const QString &sort, const PageQuery &page,
                       QObject *context, base::Callback<protocol::Page<protocol::ExploredWorkspace>> done);
    http::Outgoing exploringRequest(const Endpoint &endpoint, const QString &organization,
                                    const QList<protocol::ExplorerCondition> &conditions, const QString &sort,
                                    const PageQuery &page) const;

    /// The views that the service keeps for an organization, by pages, and one of them. A row of the list may have no
    /// query; the view itself has one.
    base::Call savedViews(const Endpoint &endpoint, const QString &organization, const PageQuery &page,
                          QObject *context, base::Callback<protocol::Page<protocol::SavedView>> done);
    base::Call savedView(const Endpoint &endpoint, const QString &organization, const QString &id, QObject *context,
                         base::Callback<protocol::SavedView> done);

signals:
    /// Emitted with the new value of `dialect`, before the answer that shows it.
    void learned(const runlatch::service::Endpoint &endpoint, const runlatch::service::Dialect &dialect);
    void waiting(const runlatch::service::Wait &wait); ///< as in PacedSender
    void sent(const QString &purpose, int attempt);    ///< as in PacedSender
    /// Emitted with the next request of `create`, in each dialect that is tried; after a 429 with the same request
    /// again. It contains the token.
    void creating(const runlatch::http::Outgoing &request, const runlatch::protocol::BulkActionDialect &dialect);
    /// Emitted when the service has refused `create`, so that nothing was created, before the cause of a 404 is looked
    /// for.
    void creationRefused(const runlatch::base::Error &error);

private:
    using ChangeRequestDone = base::Callback<protocol::ChangeRequest>;

    /// The facts that were learned of one service. They are kept as long as the client, because answers come late.
    struct KnownService
    {
        KnownService(PacedSender &sender, const Dialect &known)
            : dialect(known)
            , told(known)
            , lists(sender, dialect)
        {
        }
        Dialect dialect;
        Dialect told; ///< the dialect that `learned` reported last
        ListReader lists;
    };
    KnownService &knownService(const Endpoint &endpoint);
    template <typename T> base::Operation<T> *begin(QObject *context, base::Callback<T> done);
    template <typename T> base::Callback<T> learning(const Endpoint &endpoint, base::Callback<T> done);
    void tellLearned(const Endpoint &endpoint);
    template <typename T>
    base::Call askForResource(const http::Outgoing &request, const QString &id,
                              base::Result<T> (*read)(const QJsonObject &), base::Operation<T> *operation);
    void askForAccount(const http::Outgoing &request, const QString &subject, base::Operation<Account> *operation);
    void showWithin(const Endpoint &endpoint, const QString &id, QObject *scope, ChangeRequestDone done);
    void archiveAnswered(const Endpoint &endpoint, const QString &id, const DialectWalk::Arrival &arrival,
                         QObject *scope, const base::Callback<Archiving> &done);

    http::Requester &m_http;
    PacedSender m_sender;
    /// The services by base; there are as many as the addresses that the user gave.
    std::map<QUrl, std::unique_ptr<KnownService>> m_services;
};

} // namespace runlatch::service
