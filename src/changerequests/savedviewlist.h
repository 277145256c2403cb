// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"
#include "service/pagewalk.h"

#include <QObject>

#include <optional>

namespace runlatch::changerequests {

/// The views that the service keeps for one organization, page after page, up to MaxViews. Nothing is requested before
/// read(). One thread.
class SavedViewList final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxViews = 500;

    /// `client` must outlive this.
    explicit SavedViewList(service::Client &client, QObject *parent = nullptr);

    /// Sets where views are read. With a null endpoint or no organization there are none. Views of another place are
    /// dropped.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    const QString &organization() const { return m_organization; }
    bool isSomewhere() const { return !m_endpoint.isNull() && !m_organization.isEmpty(); }
    void read(); ///< requests the first page, unless that was done; after a failure the page that failed
    bool isReading() const { return m_call.isRunning(); }
    bool isRead() const { return m_isRead; } ///< all of them, or MaxViews
    const QList<protocol::SavedView> &views() const { return m_views; }
    int unreadable() const { return m_unreadable; } ///< rows that cannot be read
    const std::optional<base::Error> &error() const { return m_error; }
    bool mayHaveMore() const; ///< at the end: there are more, or there may be

    /// Answers with the view and its query, which a row of the list may leave out.
    void show(const protocol::SavedView &view, QObject *context, base::Callback<protocol::SavedView> done);

signals:
    void changed();

private:
    void ask();
    void take(const base::Result<protocol::Page<protocol::SavedView>> &page);

    service::Client &m_client;
    service::Endpoint m_endpoint;
    QString m_organization;
    QList<protocol::SavedView> m_views;
    int m_unreadable = 0;
    std::optional<base::Error> m_error;
    bool m_isRead = false;
    service::PageWalk m_walk;
    base::Call m_call;
};

} // namespace runlatch::changerequests
