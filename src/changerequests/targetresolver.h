// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"
#include "service/pagewalk.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <memory>

namespace runlatch::changerequests {

/// The service's answer about a workspace that was given by its id or its name.
struct TargetAnswer
{
    enum class State {
        Found,    ///< the answer has id and name
        NotFound, ///< the organization does not have it, or the token may not see it
        NotKnown, ///< unknown: there are no look-ups, no answer came, or they were stopped
    };
    QString text; ///< the id or name, as requested
    State state = State::NotKnown;
    QString id = {};
    QString name = {};
    int activeChangeRequests = -1;       ///< Found: how many the workspace has that are not archived; -1 if not told
    QString elsewhere = {};              ///< NotFound: the organization that the workspace belongs to, if told
    std::optional<base::Error> why = {}; ///< NotKnown: the failed answer; nullopt if it was stopped
};

/// Looks workspaces up: ids by `workspaces/:id`, names in the organization's list. For many workspaces the whole list
/// is searched first, because one page holds a hundred. At most MaxUnderWay requests are under way, each at the
/// client's pace.
///
/// A 404 to an id counts if that call answered for another id of the same place, or if the whole list was read and
/// lacks it. Otherwise the call may not exist, and nothing is known. 401 and 403 end the rest, and so do MaxFailures
/// failed requests in a row. One thread.
class TargetResolver final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxUnderWay = 4;
    static constexpr qsizetype Few = 20;        ///< workspaces that are requested one by one, without reading the list
    static constexpr qsizetype MaxSingly = 500; ///< workspaces that are requested one by one; the others stay not known
    static constexpr int MaxPages = 100;        ///< pages of the list, each of 100 workspaces
    static constexpr int MaxFailures = 3;

    /// `client` must outlive this.
    explicit TargetResolver(service::Client &client, QObject *parent = nullptr);

    /// The endpoint and organization of all further look-ups. Look-ups under way end without a signal.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    /// Looks these ids and names up. Each is answered once, unless the place changes; never before this call returns.
    void ask(const QStringList &texts);
    void stop(); ///< the rest becomes not known
    bool isBusy() const { return !m_open.isEmpty() || !m_later.isEmpty(); }

signals:
    void answered(const QList<runlatch::changerequests::TargetAnswer> &answers);
    void finished(); ///< nothing is left, for now

private:
    using State = TargetAnswer::State;

    void begin();
    void end();
    void readList();
    void listAnswered(const base::Result<protocol::Page<protocol::Workspace>> &page);
    QList<TargetAnswer> takeListed(const QList<protocol::Workspace> &workspaces);
    void listEnded();
    bool isListWhole() const;
    void askSingly();
    void askForId(const QString &id);
    void askForName(const QString &name);
    void idAnswered(const QString &id, const base::Result<protocol::Workspace> &answer);
    void nameAnswered(const QString &name, const base::Result<QString> &answer);
    bool goesOnAfter(const base::Error &error);
    void settleUnconfirmed();
    QList<TargetAnswer> settleRest(State state, const std::optional<base::Error> &why = {});
    TargetAnswer settle(const TargetAnswer &answer);
    void goOn(const QList<TargetAnswer> &answers, void (TargetResolver::*next)());

    service::Client &m_client;
    service::Endpoint m_endpoint;
    QString m_organization;
    std::unique_ptr<QObject> m_calls;     ///< context of the look-ups under way
    std::unique_ptr<QObject> m_round;     ///< while it lives, the answers of the round are heard
    QStringList m_order;                  ///< texts that this round looks up
    qsizetype m_next = 0;                 ///< index in m_order of the next text to request singly
    QSet<QString> m_open;                 ///< texts of m_order without an answer
    QStringList m_later;                  ///< texts for the next round, because the list may have been read past them
    QStringList m_unconfirmed;            ///< ids that were answered 404
    std::optional<base::Error> m_missing; ///< the error of one of these ids
    std::optional<service::PageWalk> m_list;
    std::optional<base::Error> m_listError; ///< the reason why the list cannot be read
    bool m_hasUnreadable = false;           ///< the list has rows that could not be read
    bool m_takesIds = false;                ///< the place has answered for an id
    int m_singly = 0;                       ///< number of texts requested singly in this round
    int m_running = 0;
    int m_failures = 0; ///< failed requests in a row
};

} // namespace runlatch::changerequests
