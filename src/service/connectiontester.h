// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/connectioncheck.h"
#include "service/pacedsender.h"

#include <QObject>

#include <memory>
#include <optional>

namespace runlatch::service {

/// Tries a connection as it was typed, before anything is saved: discovers its API, and checks it. It does one thing at
/// a time: a newer one replaces a running one, which then reports nothing. One thread.
class ConnectionTester final : public QObject
{
    Q_OBJECT
public:
    struct Subject
    {
        QString address; ///< the address as typed
        QUrl base = {};  ///< base URL of the API; if invalid, it is discovered
        QByteArray token = {};
        QByteArray pinnedCertificate = {};
        WorkspaceName place = {}; ///< may be empty
    };

    /// Both must outlive this.
    ConnectionTester(http::Requester &http, base::Clock &clock, QObject *parent = nullptr);

    void start(const Subject &subject); ///< discovers the API unless its base is known, and checks it (checkConnection)
    void startAgain();                  ///< start() with the last subject
    /// Discovers the API as service::discover does. `done` is called after the signals.
    void discover(const Subject &subject, base::Callback<QUrl> done);
    /// Asks whose the token is. `subject` has a valid base. Reports nothing but runningChanged.
    void tryToken(const Subject &subject, base::Callback<Account> done);
    void stop();

    QUrl url() const; ///< the base URL, or what the typed address says until it is known
    /// The certificate that was last refused at url(): discovery and check use the same http::Requester.
    std::optional<http::Certificate> refusedCertificate() const;

signals:
    void outdated(); ///< earlier findings are not valid any more: something else is tried, or nothing
    void runningChanged(bool running);
    void baseFound(const QUrl &base);
    void reported(const runlatch::service::ConnectionReport &report);
    void failed(const runlatch::base::Error &error); ///< errors of service::discover and service::checkConnection

private:
    void check(const QUrl &base);

    base::Clock &m_clock;
    http::Requester &m_http;
    PacedSender m_sender;
    std::unique_ptr<Client> m_client; ///< a client of its own for each check, which knows nothing of earlier ones
    Subject m_subject;
    base::Call m_call;
};

} // namespace runlatch::service
