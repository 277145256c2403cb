// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/targetresolver.h"

#include <QHash>
#include <QSet>

namespace runlatch::cli {

/// The workspaces of a command line that were given by name or by id. Names are looked up before anything is sent:
/// either every one has an id, or nothing is created.
class NamedTargets final : public QObject
{
    Q_OBJECT
public:
    /// `client` must outlive this.
    explicit NamedTargets(service::Client &client);

    /// Takes ids and names, in their order. Returns the words that are neither.
    QStringList take(const QStringList &words);
    bool hasNames() const { return !m_names.isEmpty(); }
    /// The ids of all, each once. Before ready() those of the names are missing.
    QStringList ids() const;
    /// The id of a name; empty if it has none yet.
    QString idOf(const QString &name) const { return m_ids.value(name); }
    const QStringList &names() const { return m_names; }

    void lookUp(const service::Endpoint &endpoint, const QString &organization);
    void stop();

signals:
    void ready(); ///< every name has an id
    /// A name has none: NotFound "service.no-workspace", or the failed answer, or Protocol
    /// "service.part-of-workspaces" where the service has no look-ups. `error.subject` is the name.
    void failed(const runlatch::base::Error &error);

private:
    void answered(const QList<changerequests::TargetAnswer> &answers);
    void finish();

    changerequests::TargetResolver m_resolver;
    QStringList m_texts; ///< each once
    QSet<QString> m_seen;
    QStringList m_names;
    QHash<QString, QString> m_ids; ///< by name
    std::optional<base::Error> m_error;
};

} // namespace runlatch::cli
