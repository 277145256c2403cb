// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "http/requester.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

class QNetworkReply;
class QSslCertificate;
class QSslError;

namespace runlatch::http {

/// One call of Requester.
class Exchange final : public base::Operation<Response>
{
    Q_OBJECT
public:
    Exchange(const Outgoing &outgoing, QObject *context, base::Callback<Response> done, Requester *client);
    ~Exchange() override;

    void start(QNetworkAccessManager &manager);
    void startAlone(QNetworkAccessManager *manager); ///< `manager` dies with this exchange

private:
    base::Result<std::monostate> check() const;
    void send(QNetworkAccessManager &manager);
    void read();
    void waitFor(QNetworkReply *reply);
    void giveUp();
    void askAlone();
    void weigh(const QList<QSslError> &errors);
    void confirmPin();
    void refuse(const QSslCertificate &certificate, base::Rule rule);
    void finished();
    bool isCut(int status) const;
    bool isPoured() const;
    void giveUpBecause(base::Rule fault);
    void fail(base::ErrorKind kind, base::Rule rule, const QString &detail = {});
    void end(base::Result<Response> result);
    std::optional<ExchangeRecord> record(const base::Result<Response> &result) const;

    const Outgoing m_outgoing;
    QPointer<Requester> m_requester; // null while it dies, which deletes this
    QPointer<QNetworkReply> m_reply; // a child of the manager: may die before this
    QPointer<QNetworkAccessManager> m_ownManager;
    base::Rule m_distrust; ///< why the other side's certificate was refused
    QByteArray m_body;
    qint64 m_received = 0;  ///< bytes of the body, kept or given to the sink
    base::Rule m_fault;     ///< why no more of the body is read
    bool m_hasHead = false; ///< the answer's head is here
    QTimer m_patience;      ///< runs out when the answer makes no progress
    QElapsedTimer m_time;
};

} // namespace runlatch::http
