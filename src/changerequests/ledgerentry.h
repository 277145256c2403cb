// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "changerequests/createdrequests.h"
#include "protocol/bulkaction.h"

#include <chrono>

namespace runlatch::changerequests {

/// The outcome of a bulk action that was tried from this computer, as far as it is known.
enum class LedgerState {
    Sending,  ///< a living process is sending it
    Accepted, ///< the service took it
    Refused,  ///< it is certain that nothing was created
    Unknown,  ///< it may have been carried out
    Settled,  ///< it was unknown, and its targets were looked at since: LedgerEntry::requests says what was found
};
QString ledgerStateName(LedgerState state); ///< "accepted": in the file and in printed lines

/// One exchange of a bulk action. Its request is writeBulkCreation() of the entry's draft in this form.
struct LedgerTry
{
    static constexpr qsizetype MaxAnswer = 16 * 1024; ///< bytes

    QDateTime at; ///< UTC
    protocol::BulkActionDialect form;
    QUrl url;
    int status = 0;    ///< 0: there was no answer
    QString fault;     ///< rule or kind of the error without an answer; empty otherwise
    QByteArray answer; ///< the beginning of the body, without secrets
    std::chrono::milliseconds took{0};

    friend bool operator==(const LedgerTry &, const LedgerTry &) = default;
};

/// A change request that the bulk action may have created: CreatedRequests::mayInclude.
struct LedgerRequest
{
    QString id;        ///< "wscr-..."
    QString workspace; ///< "ws-..."; empty: not told

    friend bool operator==(const LedgerRequest &, const LedgerRequest &) = default;
};

/// A bulk action that was tried from here. It never holds a token.
struct LedgerEntry
{
    static constexpr int MaxTries = 50;       ///< later ones are left out
    static constexpr int MaxRequests = 10000; ///< found ones that are kept

    QUuid id;
    QDateTime at; ///< UTC, before the first byte
    LedgerState state = LedgerState::Sending;
    /// The connection, the organization, the targets or the query, subject and message, as they were sent. Its `sentAt`
    /// is invalid.
    BulkDraft draft;
    std::optional<int> targets; ///< number of workspaces; nullopt: not known
    QString action;             ///< "eba-..."; empty unless it was accepted
    /// The echoed inputs that are not those that were sent: "subject", "message", "target_ids", "query".
    QStringList differing;
    QList<LedgerTry> tries;
    QList<LedgerRequest> requests; ///< as far as they were looked for
    QDateTime lookedAt;            ///< UTC; invalid: the targets were not looked at since

    QString connectionName() const { return draft.home ? draft.home->name : QString(); }
    bool isByQuery() const { return draft.by == BulkDraft::Targets::Query; }
    bool wasAnswered() const; ///< by the service, in one of its tries
    /// Tells whether its change requests may exist: another try may create them twice.
    bool mayExist() const;
    /// Tells whether both have the same service, organization, subject, and targets or query. Order does not count.
    bool isSameAction(const LedgerEntry &other) const;
    /// Tells whether change requests of the other action may be counted as those of this one: it has the same service,
    /// organization and subject, a workspace in common, and may have been carried out since this one was sent.
    bool mayBeMixedWith(const LedgerEntry &other) const;
    /// The place of its change requests. The endpoint has no token.
    CreatedRequests created() const;

    friend bool operator==(const LedgerEntry &, const LedgerEntry &) = default;
};

/// The entry of an action that is about to be sent: new id, Sending. `draft` is preferred if it says the same.
LedgerEntry newLedgerEntry(const service::Endpoint &endpoint, const QString &organization,
                           const protocol::BulkCreation &creation, const BulkDraft *draft, const QDateTime &utc);

/// The names for LedgerEntry::differing. An input that was not echoed does not differ.
QStringList differingInputs(const protocol::BulkCreation &sent, const protocol::BulkAction &echoed);

/// One line of JSON without its line feed.
QByteArray writeLedgerEntry(const LedgerEntry &entry);
/// Reads as much as possible; needs an id and a known state. Errors: those of protocol::readObject; Protocol
/// "json.missing" or "json.type".
base::Result<LedgerEntry> readLedgerEntry(const QByteArray &line);

} // namespace runlatch::changerequests
