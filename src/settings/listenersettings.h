// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/tasksession.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <chrono>

namespace runlatch::settings {

/// The answer of an endpoint, as it is kept.
struct KeptAnswer
{
    int status = 200;
    QStringList headers = {}; ///< lines of "Name: value", in their order
    QByteArray body = {};
    std::chrono::milliseconds delay{0};
    QString end = {};          ///< how it ends, a word of the inspector; empty: whole
    bool isForTheTest = false; ///< also for the service's test, which is answered 200 otherwise

    friend bool operator==(const KeptAnswer &, const KeptAnswer &) = default;
};

/// An endpoint of the window's listener. Its keys are in the SecretStore.
struct KeptEndpoint
{
    QUuid id = {}; ///< null only before a ListenerMemory has seen it
    QString name = {};
    QString path = QStringLiteral("/runtask");
    bool rejectsBadSignatures = false;
    bool hasKeys = false; ///< the SecretStore has keys; without keys the user is not asked to unlock it
    /// The keys are still in the entry that all data folders shared, of the time when there was one endpoint.
    bool areKeysShared = false;
    KeptAnswer answer = {};

    friend bool operator==(const KeptEndpoint &, const KeptEndpoint &) = default;
};

/// An address at which the window listens. The passphrase of its certificate is never kept.
struct KeptAddress
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0; ///< 0: any port, preferably `lastPort`
    /// The last port, 0 before the first start; taking it again keeps the URL in a run task valid.
    quint16 lastPort = 0;
    QString certificateFile = {}; ///< if set, https
    QString keyFile = {};         ///< empty: the key is in the same file

    friend bool operator==(const KeptAddress &, const KeptAddress &) = default;
};

/// The settings of the window's listener, saved between starts. Never without an endpoint and an address.
struct ListenerSettings
{
    QList<KeptEndpoint> endpoints = {KeptEndpoint()};
    QList<KeptAddress> addresses = {KeptAddress()};
    protocol::DeadlineRule rule = protocol::DeadlineRule::Strict;
    bool startsWithProgram = false;
    int largestBodyMegabytes = 8; ///< as it was kept: whoever uses it bounds it

    bool hasKeys() const;
    friend bool operator==(const ListenerSettings &, const ListenerSettings &) = default;
};

/// The lists as texts of a settings file. A text that was edited gives what is usable of it: an entry without a path or
/// host is left out, and at most 64 endpoints and 8 addresses are read. An empty list: nothing was usable.
QString writeEndpoints(const QList<KeptEndpoint> &endpoints);
QList<KeptEndpoint> readEndpoints(const QString &text);
QString writeAddresses(const QList<KeptAddress> &addresses);
QList<KeptAddress> readAddresses(const QString &text);

} // namespace runlatch::settings
