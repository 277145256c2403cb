// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/exchangereport.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// One side's head and body, as members and as lines.
struct ExchangeSide
{
    QStringList headers;
    QJsonValue text; ///< null: the body is no UTF-8
    QString encoded; ///< in base64; empty: it is
    qint64 bytes = 0;

    ExchangeSide(const http::Headers &given, const QByteArray &body, qint64 size)
        : bytes(size)
    {
        for (const http::Header &header : given)
            headers += QString::fromUtf8(header.name + ": " + header.value);
        const QString read = QString::fromUtf8(body);
        if (read.toUtf8() == body)
            text = read;
        else
            encoded = QString::fromLatin1(body.toBase64());
    }

    void addTo(json::OrderedJson &members, const QString &name) const
    {
        members.add(name + "_headers"_L1, QJsonArray::fromStringList(headers)).add(name + "_body"_L1, text);
        if (!encoded.isEmpty())
            members.add(name + "_body_base64"_L1, encoded);
        members.add(name + "_bytes"_L1, bytes);
    }
    void addTo(QStringList &human, const QString &mark) const
    {
        const QString body = encoded.isEmpty() ? text.toString() : encoded;
        for (const QString &line : headers + (body.isEmpty() ? QStringList() : QString(u'\n' + body).split(u'\n')))
            human += u"    "_s + mark + u' ' + line;
    }
};

} // namespace

void ExchangeReport::tell(const http::ExchangeRecord &record)
{
    const bool isSent = record.direction == http::ExchangeRecord::Direction::Sent;
    const QString method = QString::fromLatin1(record.method);
    const QString target = isSent ? record.url.toString(QUrl::FullyEncoded) : record.path;
    const QString rule = record.failed ? record.error.rule.name() : QString();
    const ExchangeSide request(record.requestHeaders, record.requestBody, record.requestBytes);
    const ExchangeSide response(record.responseHeaders, record.responseBody, record.responseBytes);
    json::OrderedJson members;
    members.add(u"direction", isSent ? u"sent"_s : u"received"_s).add(u"method", method).add(u"target", target);
    members.add(u"status", record.status > 0 ? QJsonValue(record.status) : QJsonValue()).add(u"rule", textOrNull(rule));
    members.add(u"took_ms", static_cast<int>(record.took.count())).add(u"task_result", textOrNull(record.part));
    request.addTo(members, u"request"_s);
    response.addTo(members, u"response"_s);
    const QString took = QString::number(record.took.count());
    QStringList human{(isSent ? tr("Sent: %1 %2") : tr("Received: %1 %2")).arg(method, target)};
    request.addTo(human, u">"_s);
    human += u"    "_s
        + (record.status > 0 ? tr("Answered %1 after %2 ms").arg(QString::number(record.status), took)
                             : tr("Not answered after %1 ms: %2").arg(took, rule));
    response.addTo(human, u"<"_s);
    m_output.event(u"exchange", members, human);
}

} // namespace runlatch::cli
