// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/client.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

class QNetworkReply;

namespace runlatch::http {

/// One call of Client: from its start to its one callback, after which it is gone. Deleting it aborts.
class Exchange final : public QObject
{
    Q_OBJECT
public:
    Exchange(const Outgoing &outgoing, QObject *context, base::Callback<Response> done, QObject *parent);
    ~Exchange() override;

    void start(QNetworkAccessManager &manager);

private:
    base::Result<std::monostate> check() const;
    void send(QNetworkAccessManager &manager);
    void read();
    void finish();
    void fail(base::ErrorKind kind, const QString &rule, const QString &detail = {});
    void end(const base::Result<Response> &result);

    const Outgoing m_outgoing;
    QPointer<QObject> m_context;
    base::Callback<Response> m_done;
    QPointer<QNetworkReply> m_reply; // the manager's child: it may go before this
    QByteArray m_body;
    QElapsedTimer m_time;
};

} // namespace runlatch::http
