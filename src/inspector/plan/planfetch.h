// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/operation.h"
#include "http/addresslookup.h"
#include "http/requester.h"
#include "inspector/plan/planlink.h"
#include "store/sqlite/sealedstream.h"

#include <chrono>
#include <memory>
#include <optional>

namespace runlatch::inspector {

/// A plan to fetch, and where it goes.
struct PlanOrder
{
    PlanLink link;
    QDateTime tokenEnds; ///< UTC; a plan that is not ready is not asked for after it
    QString file;        ///< sealed, as store::SealedStream has it
    store::SealedStream::Purpose purpose;
};

/// Fetches one plan into a sealed file. The token goes to the link's own address alone (GET with Authorization). One
/// redirect is followed, by hand and without the token. Both addresses are judged as those of automatic replies are:
/// the name is looked up, addresses that http::isRefusedAddress names are left out, and the connection goes to the
/// others. Through a proxy only a written address is judged. An answer 204 means that the plan is not ready: it is
/// asked for again after Pause.
///
/// Answers with the bytes of the plan. Errors: "fetch.*" (base/fetchrules.h), those of http::AddressLookup, of
/// http::Requester without an answer, and of SealedStream where the disk refuses; the file is not there then. `subject`
/// has neither the query of an address nor the path of a redirect's. Writes to the disk in its own thread.
class PlanFetch final : public base::Operation<qint64>
{
    Q_OBJECT
public:
    static constexpr qint64 MaxBytes = 256LL * 1024 * 1024;
    static constexpr std::chrono::seconds Pause{5};

    /// `http` and `clock` must outlive this; `http` is its owner.
    PlanFetch(const PlanOrder &order, http::Requester &http, http::AddressLookup lookup, base::Clock &clock,
              QObject *context, base::Callback<qint64> done);
    ~PlanFetch() override;

    void start();

signals:
    void notReady();                  ///< it is asked for again
    void progressed(qint64 received); ///< bytes of the plan; not for each piece

private:
    void ask(const QUrl &url);
    void send();
    void answered(const base::Result<http::Response> &response);
    void askAgain();
    void follow(const http::Response &response);
    base::Rule take(const QByteArray &piece);
    base::Done openFile();
    void keep();
    void refuse(base::ErrorKind kind, base::Rule rule, int status = 0);
    base::Error causeOf(const base::Error &error) const;

    const PlanOrder m_order;
    http::Requester &m_http;
    const http::AddressLookup m_lookup;
    base::Clock &m_clock;
    QUrl m_url; ///< that is asked
    bool m_isRedirected = false;
    QList<QHostAddress> m_addresses; ///< that were judged and not tried yet
    base::Call m_call;
    std::unique_ptr<store::SealedStream> m_file;
    qint64 m_received = 0;
    qint64 m_told = 0; ///< of m_received, by progressed()
    std::optional<base::Error> m_diskRefused;
};

} // namespace runlatch::inspector
