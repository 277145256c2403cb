// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/htmlwriter.h"
#include "conformance/report/report.h"

namespace runlatch::conformance {

/// Writes the exchanges of cases into an HTML report, each folded: head and body of the request and of the answer. What
/// is beyond a bound is left out, and its size is told. Internal to this folder.
class HtmlEvidence
{
public:
    static constexpr qsizetype MaxExchanges = 40;             ///< of a case
    static constexpr qsizetype MaxHeaders = 100;              ///< of a message
    static constexpr qsizetype MaxHeaderBytes = 2000;         ///< of a name or value
    static constexpr qsizetype MaxBodyBytes = 16 * 1024;      ///< of a message
    static constexpr qsizetype MaxAllBytes = 2 * 1024 * 1024; ///< of all bodies of a report

    explicit HtmlEvidence(HtmlWriter &html)
        : m_html(html)
    {
    }

    void write(const CaseResult &result);

private:
    void writeExchange(const http::ExchangeRecord &exchange);
    void writeMessage(const QString &title, const QByteArray &firstLine, const http::Headers &headers,
                      const QByteArray &body, qint64 size);
    void writeBody(const QByteArray &body, qint64 size);

    HtmlWriter &m_html;
    qsizetype m_left = MaxAllBytes;
};

} // namespace runlatch::conformance
