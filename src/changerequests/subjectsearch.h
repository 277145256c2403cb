// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"
#include "service/pagewalk.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace runlatch::changerequests {

/// Looks which workspaces have an open change request with a subject already, so that nobody writes the same to-do
/// twice. It reads the active change requests of each workspace, page by page, until one has the subject. At most
/// MaxUnderWay requests are under way, each at the client's pace. 401 ends the rest, and so do MaxFailures failed
/// requests in a row. One thread.
class SubjectSearch final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxUnderWay = 4;
    static constexpr qsizetype MaxWorkspaces = 1000; ///< workspaces that are asked; the others stay not known
    static constexpr int MaxPages = 10;              ///< pages of a workspace, each of 100 change requests
    static constexpr int MaxFailures = 3;

    /// `client` must outlive this.
    explicit SubjectSearch(service::Client &client, QObject *parent = nullptr);

    /// Starts anew; a search under way ends without a signal. `workspaces` are ids, each once.
    void start(const service::Endpoint &endpoint, const QString &organization, const QString &subject,
               const QStringList &workspaces);
    void cancel(); ///< ends the search without a signal; the rest stays not known
    bool isRunning() const { return m_calls != nullptr; }
    int asked() const { return static_cast<int>(m_workspaces.size()); }
    int done() const { return m_done; }                   ///< workspaces whose search has ended
    const QStringList &found() const { return m_found; }  ///< ids of workspaces that have one
    int notKnown() const { return asked() - m_answered; } ///< workspaces of which it is not known (yet)

signals:
    void progressed();
    void finished(); ///< the last signal

private:
    struct Reading
    {
        QString workspace;
        service::PageWalk walk = service::PageWalk();
        bool hasUnreadable = false;
    };
    using Page = protocol::Page<protocol::ChangeRequest>;

    void pump();
    void readPage(const std::shared_ptr<Reading> &reading);
    void pageCame(const std::shared_ptr<Reading> &reading, const base::Result<Page> &answer);
    void take(const std::shared_ptr<Reading> &reading, const Page &page);
    bool goesOnAfter(const base::Error &error);
    void settle(bool isKnown);
    void end();

    service::Client &m_client;
    service::Endpoint m_endpoint;
    QString m_organization;
    QString m_subject;
    QStringList m_workspaces;
    qsizetype m_next = 0; ///< index of the next workspace to ask
    int m_underWay = 0;
    int m_done = 0;
    int m_answered = 0; ///< workspaces of which it is known
    int m_failures = 0; ///< failed requests in a row
    QStringList m_found;
    std::unique_ptr<QObject> m_calls; ///< context of the requests under way; null: no search runs
};

} // namespace runlatch::changerequests
