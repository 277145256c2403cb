// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/utc.h"
#include "store/capturestore.h"

#include <QRandomGenerator>

/// Captures and filters of all kinds, as a random generator makes them.
namespace runlatch::store::randomized {

inline const EndpointNames Names({{QStringLiteral("/runtask"), QStringLiteral("Plan checks")},
                                  {QStringLiteral("a"), QStringLiteral("Team Prod")},
                                  {QStringLiteral("100%"), QStringLiteral("x y")}});
inline const QDateTime Now(QDate(2026, 11, 21), QTime(12, 0), base::Utc);

inline QString oneOf(QRandomGenerator &random, const QStringList &texts)
{
    return texts.at(random.bounded(texts.size()));
}

inline const QStringList Texts{{},
                               QStringLiteral("a"),
                               QStringLiteral("Prod"),
                               QStringLiteral("network-prod"),
                               QStringLiteral("ÄRGER"),
                               QStringLiteral("straße"),
                               QStringLiteral("\u212A1"),
                               QStringLiteral("x y"),
                               QStringLiteral("\"q\""),
                               QStringLiteral("\U00010400\U00010428"),
                               QStringLiteral("100%"),
                               QStringLiteral("a_b")};

inline NewCapture randomCapture(QRandomGenerator &random)
{
    NewCapture capture;
    CaptureRow &row = capture.row;
    row.receivedAt = Now.addSecs(-random.bounded(3 * 86400));
    for (QString *text : {&row.endpoint, &row.peer, &row.cause, &row.runId, &row.workspaceName, &row.organizationName,
                          &row.runMessage, &row.callbackHost, &row.note})
        *text = oneOf(random, Texts);
    row.taskResultId = oneOf(random, {{}, QStringLiteral("taskrs-1"), QStringLiteral("taskrs-2")});
    row.stage = oneOf(random,
                      {{},
                       QStringLiteral("pre_plan"),
                       QStringLiteral("post_plan"),
                       QStringLiteral("pre_apply"),
                       QStringLiteral("post_apply"),
                       QStringLiteral("Post_Plan")});
    row.refusalRule = oneOf(random, {{}, {}, {}, QStringLiteral("http.cut"), QStringLiteral("request.path")});
    row.answered = random.bounded(100, 600);
    row.bytes = random.bounded(5000);
    row.findings = {.errors = random.bounded(3), .warnings = random.bounded(2), .infos = random.bounded(2)};
    row.findings->rules = random.generate64() & random.generate64();
    row.verdict = static_cast<protocol::Verdict>(random.bounded(4));
    row.kind = static_cast<protocol::DeliveryKind>(random.bounded(protocol::DeliveryKinds));
    row.state = static_cast<protocol::TaskState>(random.bounded(7));
    row.deadline = random.bounded(3) == 0 ? QDateTime() : Now.addSecs(random.bounded(-2, 3));
    for (bool *flag : {&row.readable, &row.supported})
        *flag = random.bounded(4) > 0;
    for (bool *flag : {&row.verification, &row.loopback, &row.pinned})
        *flag = random.bounded(4) == 0;
    capture.head = "POST /" + oneOf(random, Texts).toUtf8() + " HTTP/1.1\r\n\r\n";
    capture.body = QByteArray("{\"\xff\0:", 5) + oneOf(random, Texts).toUtf8();
    return capture;
}

inline const QStringList Words{QStringLiteral("prod"),
                               QStringLiteral("PROD"),
                               QStringLiteral("ärger"),
                               QStringLiteral("strasse"),
                               QStringLiteral("k1"),
                               QStringLiteral("\"x y\""),
                               QStringLiteral("p*d"),
                               QStringLiteral("?rod"),
                               QStringLiteral("\U00010428"),
                               QStringLiteral("\"\""),
                               QStringLiteral("%"),
                               QStringLiteral("_"),
                               QStringLiteral("http.request-cut"),
                               QStringLiteral("post"),
                               QStringLiteral("taskrs-1"),
                               QStringLiteral("\"{\"\"\""),
                               QStringLiteral("';--")};

/// A value that the field takes.
inline QString randomValue(QRandomGenerator &random, const filter::Field &field)
{
    using Type = filter::Field::Type;
    if (field.type == Type::Choice || (!field.choices.empty() && random.bounded(2) == 0))
        return field.choices[static_cast<std::size_t>(random.bounded(int(field.choices.size())))].toString();
    switch (field.type) {
    case Type::Text: return (random.bounded(8) == 0 ? QStringLiteral("=") : QString()) + oneOf(random, Words);
    case Type::Number:
        return oneOf(random,
                     {QStringLiteral(">0"), QStringLiteral(">1"), QStringLiteral("3..20"), QStringLiteral("1.5"),
                      QStringLiteral("..1"), QStringLiteral("2")});
    case Type::Size: return oneOf(random, {QStringLiteral("<1k"), QStringLiteral(">4k"), QStringLiteral("1k..3k")});
    case Type::Duration: return oneOf(random, {QStringLiteral("<1s"), QStringLiteral(">2s")});
    case Type::Status:
        return oneOf(random, {QStringLiteral("4xx"), QStringLiteral(">300"), QStringLiteral("200..250")});
    case Type::Time:
        return oneOf(random,
                     {QStringLiteral("2026-11-19..2026-11-20"), QStringLiteral(">1d"), QStringLiteral("2026-11-20")});
    case Type::Since: return oneOf(random, {QStringLiteral("1d"), QStringLiteral("2h")});
    case Type::Before: return oneOf(random, {QStringLiteral("2026-11-20"), QStringLiteral("1d")});
    case Type::Choice: break;
    }
    Q_UNREACHABLE();
}

inline QString randomTerm(QRandomGenerator &random, const filter::Field &field)
{
    return field.name.toString() + u':' + randomValue(random, field);
}

inline QString randomTerm(QRandomGenerator &random)
{
    const auto fields = captureFields();
    const QString sign = random.bounded(4) == 0 ? QStringLiteral("-") : QString();
    if (random.bounded(4) == 0)
        return sign + oneOf(random, Words);
    return sign + randomTerm(random, fields[static_cast<std::size_t>(random.bounded(int(fields.size())))]);
}

inline QString randomFilter(QRandomGenerator &random)
{
    QString text;
    for (int terms = random.bounded(1, 5); terms > 0; --terms)
        text +=
            randomTerm(random) + (terms > 1 ? oneOf(random, {QStringLiteral(" "), QStringLiteral(" OR ")}) : QString());
    return text;
}

} // namespace runlatch::store::randomized
