// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rules.h"
#include "conformance/report/report.h"

namespace runlatch::conformance {

inline CaseResult sampleCase(const QString &id, Verdict verdict, const QString &why = {})
{
    return {.text = {.id = id,
                     .source = QStringLiteral("spec 5.3"),
                     .title = QStringLiteral("Title of ") + id,
                     .why = QStringLiteral("Matters."),
                     .sent = QStringLiteral("A delivery."),
                     .expected = QStringLiteral("An answer."),
                     .remedy = QStringLiteral("Mend it.")},
            .verdict = verdict,
            .why = why,
            .took = std::chrono::milliseconds(1500)};
}

inline http::ExchangeRecord sampleExchange()
{
    http::ExchangeRecord exchange;
    exchange.startedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);
    exchange.method = "POST";
    exchange.host = QStringLiteral("127.0.0.1:3000");
    exchange.path = QStringLiteral("/runtask");
    exchange.status = 202;
    exchange.took = std::chrono::milliseconds(12);
    exchange.requestBytes = 14;
    exchange.responseBytes = 9;
    exchange.requestHeaders = {{"X-TFC-Task-Signature", "abc"}};
    exchange.requestBody = "{\"payload\":\t1}";
    exchange.responseHeaders = {{"Content-Type", "text/plain"}};
    exchange.responseBody = "accepted\n";
    return exchange;
}

/// A case of every verdict, one of them with evidence; "plan.token" is a known failure.
inline Report sampleReport()
{
    Report report{.program = QStringLiteral("Runlatch 0.1.0"),
                  .target = QStringLiteral("http://127.0.0.1:3000/runtask"),
                  .profile = QStringLiteral("full"),
                  .options = {QStringLiteral("--skip"), QStringLiteral("plan.huge"), QStringLiteral("a b")},
                  .startedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC),
                  .took = std::chrono::milliseconds(4200),
                  .healed = {QStringLiteral("answer.slow")},
                  .commandOutput = {QStringLiteral("listening"), QStringLiteral("bye")}};
    report.results = {sampleCase(QStringLiteral("answer.slow"), Verdict::Passed),
                      sampleCase(QStringLiteral("answer.status"), Verdict::Failed, QStringLiteral("It answered 202.")),
                      sampleCase(QStringLiteral("callback.long"), Verdict::Warned, QStringLiteral("Too long.")),
                      sampleCase(QStringLiteral("plan.token"), Verdict::Failed, QStringLiteral("No token came.")),
                      sampleCase(QStringLiteral("plan.huge"), Verdict::Skipped, QStringLiteral("No plan was read.")),
                      sampleCase(QStringLiteral("plan.redirect"), Verdict::NotTestable, QStringLiteral("It died.")),
                      sampleCase(QStringLiteral("payload.odd"), Verdict::Observed, QStringLiteral("Taken as it is."))};
    report.results[1].exchanges = {sampleExchange()};
    report.results[1].lapses = {{.rule = base::Rules::HttpStatus, .sentence = QStringLiteral("It answered 202.")},
                                {.rule = base::Rules::CallbackTooLong,
                                 .sentence = QStringLiteral("The label is long."),
                                 .remedy = QStringLiteral("Shorten it."),
                                 .pointer = QStringLiteral("/data/attributes"),
                                 .line = 3,
                                 .column = 14}};
    report.results[3].isInBaseline = true;
    report.results[5].remedy = QStringLiteral("Keep it alive.");
    return report;
}

/// What a stranger may try in a text: markup of XML, HTML and markdown, references of forges, and all that is
/// invisible.
inline QString hostileText()
{
    QString text = QStringLiteral("]]> <!-- & \" ' </td></style><script>alert(1)</script><img src=\"x\" onerror='y'>\n"
                                  "## heading\n/close\n| a | b |\\| ``` ` **bold** _it_ ~~no~~ [x](javascript:y) "
                                  "![i](http://evil.example/i.png) @user a@b.example #1 !2 $3 ~label %4 &5 GH-6 "
                                  ":smile: www.evil.example https://evil.example/ <https://evil.example> $x$ ");
    for (char16_t code = 0; code < 0x20; ++code)
        text += QChar(code);
    for (const int code : {0x7f, 0x85, 0x200b, 0x2028, 0x202e, 0x2066, 0xfeff, 0xfffe, 0xffff, 0xd800})
        text += QChar(code);
    return text + QStringLiteral("😀") + QChar(0xdc00);
}

/// A report with the hostile text in every field that a stranger may reach, and in all others.
inline Report hostileReport()
{
    const QString text = hostileText();
    const QByteArray bytes = text.toUtf8() + QByteArray("\xff\xc0\x80\xed\xa0\x80\r\n\0z", 12);
    Report report{.program = text,
                  .target = text,
                  .profile = text,
                  .options = {text, text},
                  .startedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC),
                  .healed = {text},
                  .commandOutput = {text}};
    for (const Verdict verdict : {Verdict::Passed, Verdict::Failed, Verdict::Warned, Verdict::Observed,
                                  Verdict::Skipped, Verdict::NotTestable}) {
        http::ExchangeRecord exchange;
        exchange.method = exchange.requestBody = exchange.responseBody = bytes;
        exchange.host = exchange.path = text;
        exchange.status = verdict == Verdict::Failed ? 0 : 200;
        exchange.error = {.subject = text, .detail = text};
        exchange.failed = true;
        exchange.requestHeaders = exchange.responseHeaders = {{bytes, bytes}};
        report.results.append({.text = {text, Severity::Must, text, text, text, text, text, text},
                               .verdict = verdict,
                               .why = text,
                               .lapses = {{base::Rules::HttpStatus, text, text, text, 1, 1}},
                               .exchanges = {exchange}});
    }
    return report;
}

} // namespace runlatch::conformance
