// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/exchangereport.h"

#include "app/cli/output/bodymembers.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Adds one side's head and body to the members and the lines.
void addSide(const QString &name, const http::Headers &headers, const QByteArray &body, qint64 bytes,
             json::OrderedJson &members, QStringList &human)
{
    QStringList lines;
    for (const http::Header &header : headers)
        lines += QString::fromUtf8(header.name + ": " + header.value);
    members.add(name + "_headers"_L1, QJsonArray::fromStringList(lines));
    const QStringList text = addBody(members, name + "_body"_L1, body);
    members.add(name + "_bytes"_L1, bytes);
    if (!body.isEmpty())
        lines += QStringList(QString()) + text;
    for (const QString &line : lines)
        human += u"        "_s + line;
}

} // namespace

void ExchangeReport::tell(const http::ExchangeRecord &record)
{
    const bool isSent = record.direction == http::ExchangeRecord::Direction::Sent;
    const QString method = QString::fromLatin1(record.method);
    const QString target = isSent ? record.url.toString(QUrl::FullyEncoded) : record.path;
    const QString rule = record.failed ? record.error.rule.name() : QString();
    json::OrderedJson members;
    members.add(u"direction", isSent ? u"sent"_s : u"received"_s).add(u"method", method).add(u"target", target);
    members.add(u"status", record.status > 0 ? QJsonValue(record.status) : QJsonValue()).add(u"rule", textOrNull(rule));
    members.add(u"took_ms", static_cast<int>(record.took.count())).add(u"task_result", textOrNull(record.part));
    const QString took = QString::number(record.took.count());
    QStringList human{(isSent ? tr("Sent: %1 %2") : tr("Received: %1 %2")).arg(method, target)};
    addSide(u"request"_s, record.requestHeaders, record.requestBody, record.requestBytes, members, human);
    human += u"    "_s
        + (record.status > 0 ? tr("Answered %1 after %2 ms").arg(QString::number(record.status), took)
                             : tr("Not answered after %1 ms: %2").arg(took, rule));
    addSide(u"response"_s, record.responseHeaders, record.responseBody, record.responseBytes, members, human);
    m_output.event(u"exchange", members, human);
}

} // namespace runlatch::cli
