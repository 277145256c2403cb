// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/operation.h"
#include "http/rawsender.h"
#include "http/responseparser.h"

#include <QAbstractSocket>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include <optional>

class QSslError;
class QSslSocket;

namespace runlatch::http {

/// One call of RawSender.
class RawExchange final : public base::Operation<Response>
{
    Q_OBJECT
public:
    RawExchange(RawSender &sender, const QUrl &url, const QByteArray &bytes, const RawManner &manner, QObject *context,
                base::Callback<Response> done);
    ~RawExchange() override;

    void start(std::chrono::milliseconds timeout);
    void cutAfter(qsizetype length) { m_cutAfter = length; } ///< before start()

private:
    void weigh(const QList<QSslError> &errors);
    void write();
    void read();
    void closed();
    void failed(QAbstractSocket::SocketError error);
    void settle(ResponseParser::State state);
    void fail(base::ErrorKind kind, base::Rule rule, const QString &detail = {});
    void end(base::Result<Response> result);
    std::optional<ExchangeRecord> record(const base::Result<Response> &result) const;

    QPointer<RawSender> m_sender; // null while it dies, which deletes this
    std::optional<qsizetype> m_cutAfter;
    const RawManner m_manner;
    base::Rule m_distrust; ///< why the other side's certificate was refused
    base::Clock &m_clock;
    const QUrl m_url;
    const QByteArray m_bytes;
    QSslSocket *m_socket;
    ResponseParser m_parser;
    std::chrono::milliseconds m_start;
    QString m_ends; ///< known from the first written byte on
};

} // namespace runlatch::http
