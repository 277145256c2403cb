// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/oddservice.h"
#include "cliprogram.h"

#include <memory>

namespace runlatch {

/// A service for `change-requests archive`, simulated or odd, and the command line for it.
class ArchiveTest
{
protected:
    void begin()
    {
        m_folder = std::make_unique<CliFolder>();
        m_token = m_folder->write(QStringLiteral("own-token"), "t\n");
        m_simulator.reset();
    }
    /// Starts a simulator with this number of change requests in two workspaces, and one fault.
    void simulate(int changeRequests, const QString &fault = {})
    {
        QStringList arguments{QStringLiteral("simulate"), QStringLiteral("--workspaces"), QStringLiteral("2"),
                              QStringLiteral("--change-requests"), QString::number(changeRequests)};
        if (!fault.isEmpty())
            arguments += {QStringLiteral("--fault"), fault};
        m_simulator = std::make_unique<Program>(arguments);
        m_service = m_folder->service(*m_simulator);
    }
    /// `state`: "--active" or "--archived".
    QStringList idsOf(const QString &state) const
    {
        Program list(QStringList{QStringLiteral("change-requests"), QStringLiteral("list"),
                                 QStringLiteral("--organization"), QStringLiteral("acme"),
                                 QStringLiteral("--all-workspaces"), state}
                     + m_service);
        return list.exitStatus() == 0
            ? valuesOf(list.allEvents(), QStringLiteral("change-request"), QStringLiteral("id"))
            : QStringList();
    }
    QStringList archive(const QStringList &ids) const
    {
        return QStringList{QStringLiteral("change-requests"), QStringLiteral("archive")} + m_service + ids;
    }
    QStringList to(const QString &url) const
    {
        return {QStringLiteral("--url"), url, QStringLiteral("--token-file"), m_token};
    }
    QStringList to(const changerequests::OddService &service) const { return to(service.endpoint.base.toString()); }

    std::unique_ptr<CliFolder> m_folder;
    std::unique_ptr<Program> m_simulator;
    QStringList m_service; ///< the client options for the service
    QString m_token;
};

inline QStringList namesOf(const QList<QJsonObject> &events)
{
    QStringList names;
    for (const QJsonObject &event : events)
        names.append(event[u"event"].toString());
    return names;
}

/// The ids of the reporting events, in order.
inline QStringList toldIds(const QList<QJsonObject> &events)
{
    QStringList ids;
    for (const QJsonObject &event : events) {
        if (event.contains(QLatin1StringView("id")))
            ids.append(event[u"id"].toString());
    }
    return ids;
}

} // namespace runlatch
