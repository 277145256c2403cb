// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/redactedreport.h"

#include "redaction/secretfinder.h"

#include <utility>

namespace runlatch::conformance {

namespace {

void redactValues(http::Headers &headers, const QList<QByteArray> &secrets)
{
    for (http::Header &header : headers)
        header.value = redaction::redacted(header.value, secrets);
}

} // namespace

http::ExchangeRecord redactedExchange(http::ExchangeRecord exchange, const QList<QByteArray> &secrets)
{
    exchange.path = redaction::redacted(exchange.path, secrets);
    redactValues(exchange.requestHeaders, secrets);
    exchange.requestBody = redaction::redacted(exchange.requestBody, secrets);
    redactValues(exchange.responseHeaders, secrets);
    exchange.responseBody = redaction::redacted(exchange.responseBody, secrets);
    return exchange;
}

CaseResult redactedTexts(CaseResult result, const QList<QByteArray> &secrets)
{
    result.why = redaction::redacted(result.why, secrets);
    result.remedy = redaction::redacted(result.remedy, secrets);
    for (Lapse &lapse : result.lapses) {
        lapse.sentence = redaction::redacted(lapse.sentence, secrets);
        lapse.pointer = redaction::redacted(lapse.pointer, secrets);
    }
    return result;
}

CaseResult redactedCase(CaseResult result, const QList<QByteArray> &secrets)
{
    result = redactedTexts(std::move(result), secrets);
    for (http::ExchangeRecord &exchange : result.exchanges)
        exchange = redactedExchange(exchange, secrets);
    return result;
}

Report redactedReport(Report report, const QList<QByteArray> &secrets)
{
    report.unreached = redaction::redacted(report.unreached, secrets);
    for (CaseResult &result : report.results)
        result = redactedCase(result, secrets);
    for (QString &line : report.commandOutput)
        line = redaction::redacted(line, secrets);
    return report;
}

} // namespace runlatch::conformance
