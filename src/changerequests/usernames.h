// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace runlatch::changerequests {

/// The names of users, if the service tells them (GET /users/:id). Each is requested once, one after the other. Until
/// its name is there, or if none comes, a user is shown by id. One thread.
class UserNames final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxAsked = 200; ///< ids of one connection
    static constexpr int MaxRefusals = 5;      ///< refusals in a row, after which the service is not asked any more

    /// `client` must outlive this.
    explicit UserNames(service::Client &client, QObject *parent = nullptr);

    /// Sets another connection, or none (null). All names are forgotten.
    void setEndpoint(const service::Endpoint &endpoint);
    /// Ignores anything that is not a user's id.
    void ask(const QStringList &ids);
    QString nameOf(const QString &id) const; ///< plain text on one line; empty while the name is not known

signals:
    void named(const QString &id);

private:
    void askNext();
    void answered(const QString &id, const base::Result<service::Account> &account);

    service::Client &m_client;
    service::Endpoint m_endpoint;
    QHash<QString, QString> m_names; ///< names by id; empty while the request waits, or if it had no success
    QStringList m_waiting;
    base::Call m_call; ///< the one look-up under way
    int m_refusals = 0;
};

} // namespace runlatch::changerequests
