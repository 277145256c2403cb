// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/gatheredmatches.h"
#include "protocol/bulkcreation.h"
#include "service/endpoint.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QUrl>
#include <QUuid>

#include <optional>

namespace runlatch::changerequests {

/// A bulk create as it is being written: anything in it may still be missing or wrong.
struct BulkDraft
{
    enum class Targets { List, Query };
    /// The workspaces that a draft by query is sent for.
    enum class Sends {
        Exactly, ///< the ids of those that matched when the review read them
        Query,   ///< the query: the service finds them when it carries out the action
    };
    struct Target
    {
        QString id;            ///< "ws-..."; empty: a pasted name without an id so far
        QString name;          ///< may be empty for a pasted id
        bool isByName = false; ///< the name was given, and the id is the service's answer

        friend bool operator==(const Target &, const Target &) = default;
    };
    struct Condition
    {
        protocol::ExplorerCondition condition;
        bool enabled = true; ///< a disabled condition is kept and not sent

        friend bool operator==(const Condition &, const Condition &) = default;
    };

    /// The connection with which the draft was begun. It is sent there or nowhere.
    struct Home
    {
        QUuid connection; ///< settings::Connection; null: the simulator on this computer, whatever its port
        QUrl service;     ///< base of its API
        QString name;     ///< the connection's name at the time of writing; empty: runlatch-cli sent it, which has none

        /// Tells whether the endpoint is the connection; for what runlatch-cli sent, one of the same service.
        bool isAt(const service::Endpoint &endpoint) const;
        QString title() const; ///< the name, or the host where there is none
        friend bool operator==(const Home &, const Home &) = default;
    };
    static Home homeAt(const service::Endpoint &endpoint);

    std::optional<Home> home = {}; ///< nullopt: an earlier version wrote the draft without a home
    QString organization;
    Targets by = Targets::Query;
    QList<Target> workspaces;
    QList<Condition> conditions;
    /// Exactly also in a draft of an earlier version, which sent the query: nothing that no review showed is written
    /// to.
    Sends sends = Sends::Exactly;
    QStringList leftOut; ///< GatheredMatches::Match::key of matches that are not wanted; for Exactly
    QString subject;
    QString message;
    /// UTC. Valid if the draft was sent, or was about to be sent, and the outcome is not known.
    QDateTime sentAt;

    bool isExact() const { return by == Targets::Query && sends == Sends::Exactly; }
    bool isAt(const service::Endpoint &endpoint) const { return home && home->isAt(endpoint); }
    bool isEmpty() const; ///< true if nothing is worth keeping: no targets, conditions, subject or message
    friend bool operator==(const BulkDraft &, const BulkDraft &) = default;
};

/// JSON for store::Draft::content, kind "bulk-create". Everything is kept, wrong input too.
QByteArray writeBulkDraft(const BulkDraft &draft);
/// Reads as much of the draft as possible; a missing part has its default. Errors: those of protocol::readObject.
base::Result<BulkDraft> readBulkDraft(const QByteArray &content);

/// An enabled condition that cannot be sent. While there is one, nothing is created: all conditions must hold, so
/// without it the others would match more than was meant.
struct UnusableCondition
{
    int row = 0; ///< index in BulkDraft::conditions
    base::Error error;
};
QList<UnusableCondition> unusableConditions(const BulkDraft &draft);

/// The enabled conditions that the explorer can be asked with, to view the matches while other conditions are being
/// written.
QList<protocol::ExplorerCondition> usableConditions(const BulkDraft &draft);

/// The ids to send for a list, each once: a list may contain a workspace both by name and by id.
QStringList targetIds(const QList<BulkDraft::Target> &workspaces);

/// The operation to send for a draft. `gathered`: the matches of a draft that isExact(); null: they were not read.
/// Errors as for protocol::BulkCreation; that of the first of unusableConditions; Usage "create.no-organization"; Usage
/// "create.no-id" with a name that has no id: a list is sent whole or not at all. Of an exact draft also Usage
/// "create.not-gathered" (null, or the matches of another query), "create.not-exact" (the explorer cannot be asked),
/// "create.no-match", "create.all-left-out", "create.match-no-id" with the name.
base::Result<protocol::BulkCreation> creationOf(const BulkDraft &draft, const GatheredMatches *gathered = nullptr);

} // namespace runlatch::changerequests
