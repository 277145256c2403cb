// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/htmlevidence.h"

#include "conformance/report/reportwords.h"
#include "wording/sentence.h"
#include "wording/times.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

using http::ExchangeRecord;

QByteArray requestLine(const ExchangeRecord &exchange)
{
    return exchange.method + ' ' + exchange.path.toUtf8();
}

/// "Sent: POST /runtask, answered 200 after 12 ms".
QString exchangeLine(const ExchangeRecord &exchange)
{
    const QString request = shown(QString::fromUtf8(requestLine(exchange)));
    const QString told = exchange.direction == ExchangeRecord::Direction::Sent
        ? ReportWords::tr("Sent: %1").arg(request)
        : ReportWords::tr("Received: %1").arg(request);
    const QString took = wording::interval(exchange.took);
    const QString end = exchange.status == 0
        ? ReportWords::tr("no answer after %1").arg(took)
        : ReportWords::tr("answered %1 after %2").arg(QString::number(exchange.status), took);
    return told + u", "_s + end;
}

/// A part of a head. What is longer is no header that anybody reads.
QByteArray bounded(const QByteArray &text)
{
    return text.size() <= HtmlEvidence::MaxHeaderBytes ? text : text.first(HtmlEvidence::MaxHeaderBytes) + "\u2026";
}

} // namespace

void HtmlEvidence::write(const CaseResult &result)
{
    const qsizetype count = std::min(result.exchanges.size(), MaxExchanges);
    for (const ExchangeRecord &exchange : result.exchanges.first(count))
        writeExchange(exchange);
    if (const qsizetype more = result.exchanges.size() - count + result.droppedExchanges; more > 0)
        m_html.element(u"p"_s, ReportWords::tr("Exchanges that are not shown: %1").arg(more), u"cut"_s);
}

void HtmlEvidence::writeExchange(const ExchangeRecord &exchange)
{
    m_html.begin(u"details"_s);
    m_html.element(u"summary"_s, exchangeLine(exchange));
    QStringList facts{wording::exactTime(exchange.startedAt), shown(exchange.host)};
    facts.removeAll(QString());
    m_html.element(u"p"_s, facts.join(u", "_s), u"soft"_s);
    writeMessage(ReportWords::tr("Request"), requestLine(exchange), exchange.requestHeaders, exchange.requestBody,
                 exchange.requestBytes);
    if (exchange.status != 0) {
        writeMessage(ReportWords::tr("Answer"), QByteArray::number(exchange.status), exchange.responseHeaders,
                     exchange.responseBody, exchange.responseBytes);
    }
    if (exchange.failed)
        m_html.element(u"p"_s, shown(wording::sentence(exchange.error).text()));
    m_html.end();
    m_html.text(u"\n"_s);
}

void HtmlEvidence::writeMessage(const QString &title, const QByteArray &firstLine, const http::Headers &headers,
                                const QByteArray &body, qint64 size)
{
    m_html.element(u"h4"_s, title);
    m_html.begin(u"pre"_s);
    m_html.bytes(bounded(firstLine));
    const qsizetype count = std::min(headers.size(), MaxHeaders);
    for (const http::Header &header : headers.first(count))
        m_html.bytes('\n' + bounded(header.name) + ": " + bounded(header.value));
    m_html.end();
    if (count < headers.size())
        m_html.element(u"p"_s, ReportWords::tr("Headers that are not shown: %1").arg(headers.size() - count), u"cut"_s);
    writeBody(body, size);
}

void HtmlEvidence::writeBody(const QByteArray &body, qint64 size)
{
    const qsizetype count = std::min({body.size(), MaxBodyBytes, m_left});
    m_left -= count;
    if (count > 0) {
        m_html.begin(u"pre"_s);
        m_html.text(u"\n"_s); // HTML drops the first line feed, which might be the body's
        m_html.bytes(QByteArrayView(body).first(count));
        m_html.end();
    }
    const qint64 whole = std::max<qint64>(size, body.size());
    if (whole == 0)
        m_html.element(u"p"_s, ReportWords::tr("No body"), u"soft"_s);
    else if (count < whole)
        m_html.element(u"p"_s, ReportWords::tr("Bytes of the body: %1; shown: %2").arg(whole).arg(count), u"cut"_s);
}

} // namespace runlatch::conformance
