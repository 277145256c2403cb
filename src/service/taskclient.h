// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "protocol/page.h"
#include "protocol/runtasks/servedtask.h"
#include "protocol/runtasks/tasksetup.h"
#include "service/client.h"
#include "service/entitlements.h"

#include <QObject>

namespace runlatch::service {

/// The operations on run tasks of an organization and of its workspaces (spec 4.12), beside those of Client and at its
/// pace. Each call takes its endpoint. A request that may have been carried out is never repeated.
///
/// Errors: those of Client; Usage as protocol::faultOf(), "task.unencrypted" for a key that would go to another machine
/// without TLS; "task.not-verified", and "task.name-taken" or "task.name", where a refusal is about the URL or the
/// name; "task.still-attached" for the removal of an attached task. A 404 to a call about an organization has the rule
/// of its cause: "edition.no-organization", "task.not-entitled", "task.no-right". A change has `outcomeUnknown` if no
/// answer came, or if it was 5xx or 303, or a success that cannot be read.
class TaskClient : public QObject
{
    Q_OBJECT
public:
    /// `client` must outlive this.
    explicit TaskClient(Client &client, QObject *parent = nullptr);

    base::Call tasks(const Endpoint &endpoint, const QString &organization, const PageQuery &page, QObject *context,
                     base::Callback<protocol::Page<protocol::ServedTask>> done);
    base::Call task(const Endpoint &endpoint, const QString &id, QObject *context,
                    base::Callback<protocol::AttachedTask> done);
    /// The service sends a verification request to the URL before it answers, so the answer may take some time.
    base::Call create(const Endpoint &endpoint, const QString &organization, const protocol::TaskSetup &setup,
                      QObject *context, base::Callback<protocol::ServedTask> done);
    base::Call update(const Endpoint &endpoint, const QString &id, const protocol::TaskSetup &setup, QObject *context,
                      base::Callback<protocol::ServedTask> done);
    base::Call remove(const Endpoint &endpoint, const QString &id, const QString &name, QObject *context,
                      base::Callback<std::monostate> done);

    /// The run tasks that a workspace has.
    base::Call attachments(const Endpoint &endpoint, const QString &workspaceId, const PageQuery &page,
                           QObject *context, base::Callback<protocol::Page<protocol::ServedAttachment>> done);
    /// The answer has an empty id and no placement if the service reports success without a document.
    base::Call attach(const Endpoint &endpoint, const QString &workspaceId, const QString &taskId,
                      const protocol::TaskPlacement &placement, QObject *context,
                      base::Callback<protocol::ServedAttachment> done);
    base::Call updateAttachment(const Endpoint &endpoint, const QString &workspaceId, const QString &id,
                                const protocol::TaskPlacement &placement, QObject *context,
                                base::Callback<protocol::ServedAttachment> done);
    base::Call detach(const Endpoint &endpoint, const QString &workspaceId, const QString &id, QObject *context,
                      base::Callback<std::monostate> done);

    base::Call entitlements(const Endpoint &endpoint, const QString &organization, QObject *context,
                            base::Callback<Entitlements> done);

private:
    template <typename T> base::Operation<T> *begin(QObject *context, base::Callback<T> done);
    void change(const http::Outgoing &request, const QString &subject, QObject *scope,
                base::Callback<QJsonObject> done);
    void save(const http::Outgoing &request, const protocol::TaskSetup &setup, QObject *scope,
              base::Callback<protocol::ServedTask> done);
    void changeAttachment(const http::Outgoing &request, const protocol::ServedAttachment &silent, QObject *scope,
                          base::Callback<protocol::ServedAttachment> done);

    PacedSender &m_sender;
};

} // namespace runlatch::service
