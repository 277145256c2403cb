// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace runlatch::models {

/// The names of users, where the service tells them (GET /users/:id). Each is asked for once, one after the other;
/// until its name is there, and where none comes, a user is known by the id alone. One thread.
class UserNames final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MostAsked = 200; ///< of one connection
    static constexpr int MostRefusals = 5;      ///< one after the other; then the service is asked for no more

    /// Must outlive this.
    explicit UserNames(service::Client &client, QObject *parent = nullptr);

    /// Another connection, or none (null): what was known is forgotten.
    void setEndpoint(const service::Endpoint &endpoint);
    /// What is no id of a user is left out.
    void ask(const QStringList &ids);
    QString nameOf(const QString &id) const; ///< plain text on one line; empty: not known, perhaps not yet

signals:
    void named(const QString &id);

private:
    void askNext();
    void answered(const QString &id, const base::Result<service::Account> &account);

    service::Client &m_client;
    service::Endpoint m_endpoint;
    QHash<QString, QString> m_names; ///< by id; empty where it was asked for without success, or waits
    QStringList m_waiting;
    base::Call m_call;
    bool m_isAsking = false;
    int m_refusals = 0;
};

} // namespace runlatch::models
