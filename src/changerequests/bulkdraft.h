// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

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

/// A bulk create as it is being written: anything may be missing or wrong in it yet.
struct BulkDraft
{
    enum class Targets { List, Query };
    struct Workspace
    {
        QString id;            ///< "ws-..."; empty: a name that was pasted, and has no id yet
        QString name;          ///< may be empty: an id that was pasted
        bool isByName = false; ///< its name was given, and the id is what the service said to it

        friend bool operator==(const Workspace &, const Workspace &) = default;
    };
    struct Condition
    {
        protocol::ExplorerCondition condition;
        bool enabled = true; ///< switched off it is kept and not sent

        friend bool operator==(const Condition &, const Condition &) = default;
    };

    /// Where it belongs: the connection with which it was begun. It is sent there or nowhere.
    struct Home
    {
        QUuid connection; ///< settings::Connection; null: the simulator on this computer, whatever its port
        QUrl service;     ///< base of its API
        QString name;     ///< the connection's, when it was written

        bool isAt(const service::Endpoint &endpoint) const;
        friend bool operator==(const Home &, const Home &) = default;
    };
    static Home homeAt(const service::Endpoint &endpoint);

    std::optional<Home> home = {}; ///< nothing: an earlier version wrote it, and did not say
    QString organization;
    Targets by = Targets::Query;
    QList<Workspace> workspaces;
    QList<Condition> conditions;
    QString subject;
    QString message;
    /// UTC; valid when it was, or was about to be, sent and nobody knows what became of it.
    QDateTime sentAt;

    bool isAt(const service::Endpoint &endpoint) const { return home && home->isAt(endpoint); }
    bool isEmpty() const; ///< nothing worth keeping: no targets, conditions, subject or message
    friend bool operator==(const BulkDraft &, const BulkDraft &) = default;
};

/// JSON for store::Draft::content, kind "bulk-create"; all of it is kept, also what is wrong.
QByteArray writeBulkDraft(const BulkDraft &draft);
/// Reads what it can of it; what is missing has its default. Errors: those of protocol::readObject.
base::Result<BulkDraft> readBulkDraft(const QByteArray &content);

/// Enabled conditions that cannot be sent. All conditions must hold, so that without one the others match more than
/// was meant: while there is any, nothing is created.
struct UnusableCondition
{
    int row = 0; ///< in BulkDraft::conditions
    base::Error error;
};
QList<UnusableCondition> unusableConditions(const BulkDraft &draft);

/// The enabled conditions that can be asked with: for a look at the matches while others are being written.
QList<protocol::ExplorerCondition> usableConditions(const BulkDraft &draft);

/// The ids that are sent for a list, each once: a name may stand there beside its own id.
QStringList targetIds(const QList<BulkDraft::Workspace> &workspaces);

/// What is sent for it. Errors as of protocol::BulkCreation; that of the first of unusableConditions; Usage
/// "create.no-organization"; Usage "create.no-id" with a name that has no id: a list is sent whole or not at all.
base::Result<protocol::BulkCreation> creationOf(const BulkDraft &draft);

/// Workspace ids out of pasted text: whole words of letters, digits, "-" and "_"; each once, in order.
struct PastedIds
{
    QStringList ids;
    QStringList refused; ///< words that are no workspace ids, at most 20 of them
};
PastedIds readPastedIds(const QString &text);

} // namespace runlatch::changerequests
