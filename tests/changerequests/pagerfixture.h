// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"

#include "models/servicefixture.h"
#include "support/fakeclock.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace runlatch::changerequests {

using models::answerOf;
using models::changeRequestJson;
using models::pageOf;
using models::rows;
using models::serverError;
using models::ServiceFixture;

/// A listener that keeps the rows that a pager reports.
class ToldRows : public QObject
{
public:
    explicit ToldRows(const ChangeRequestPager &pager)
    {
        connect(&pager, &ChangeRequestPager::rowsReset, this, [this](const auto &rows) { m_rows = rows; });
        connect(&pager, &ChangeRequestPager::rowsAdded, this, [this](const auto &rows) {
            for (const protocol::ChangeRequest &row : rows)
                put(row);
        });
        connect(&pager, &ChangeRequestPager::rowsRetained, this, [this](const QSet<QString> &ids) {
            m_rows.removeIf([&ids](const protocol::ChangeRequest &row) { return !ids.contains(row.id); });
        });
        connect(&pager, &ChangeRequestPager::rowReplaced, this, [this](const auto &row) { put(row); });
        connect(&pager, &ChangeRequestPager::workspacesNamed, this, [this](const auto &names) { m_names = names; });
    }

    int count() const { return static_cast<int>(m_rows.size()); }
    const protocol::ChangeRequest &at(int row) const { return m_rows.at(row); }
    const QHash<QString, QString> &names() const { return m_names; } ///< names of workspaces, by id
    QStringList ids() const
    {
        QStringList ids;
        for (const protocol::ChangeRequest &row : m_rows)
            ids.append(row.id);
        return ids;
    }

private:
    void put(const protocol::ChangeRequest &row)
    {
        const auto same = std::find_if(m_rows.begin(), m_rows.end(),
                                       [&row](const protocol::ChangeRequest &one) { return one.id == row.id; });
        if (same == m_rows.end())
            m_rows.append(row);
        else
            *same = row;
    }

    QList<protocol::ChangeRequest> m_rows;
    QHash<QString, QString> m_names;
};

/// A pager over a scripted service.
struct PagerFixture : ServiceFixture
{
    explicit PagerFixture(const QList<support::Script> &scripts)
        : ServiceFixture(scripts)
    {
    }

    void show(const QString &workspace = QStringLiteral("ws-1")) { pager.setWorkspace({{}, workspace}); }
    QStringList ids() const { return told.ids(); }

    /// Tells whether a request on any connection contained `part`. A request that was dropped early may leave a
    /// connection without bytes.
    bool wasAsked(const QByteArray &part) const
    {
        for (int connection = 0; connection < server.count(); ++connection) {
            if (server.requestLine(connection).contains(part))
                return true;
        }
        return false;
    }

    support::FakeClock clock;
    ChangeRequestPager pager{client, clock};
    ToldRows told{pager};
    bool isPlaced = (pager.setEndpoint(endpoint), true); // the endpoint is set before the spies listen
    QSignalSpy changed{&pager, &ChangeRequestPager::pageChanged};
    QSignalSpy failed{&pager, &ChangeRequestPager::failed};
    QSignalSpy loading{&pager, &ChangeRequestPager::loadingChanged};
};

} // namespace runlatch::changerequests
