// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturecolumns.h"

#include "base/rules.h"

#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// Returns the present name of a stored rule. Older versions had one rule for a request that its sender cut and for an
/// answer that the service cut.
QString refusalRuleOf(const QString &stored)
{
    return stored == base::Rules::HttpCut.name() ? base::Rules::HttpRequestCut.name() : stored;
}

/// Reads the values of one row in the order of the SELECT.
class Reader
{
public:
    explicit Reader(const QSqlQuery &query)
        : m_query(query)
    {
    }

    QVariant next() { return m_query.value(m_column++); }
    QString text() { return next().toString(); }
    int number() { return next().toInt(); }
    qint64 bigNumber() { return next().toLongLong(); }
    bool flag() { return number() != 0; }
    QDateTime time() { return timeOf(next()); }

private:
    const QSqlQuery &m_query;
    int m_column = 0;
};

QVariant flagValue(bool flag)
{
    return flag ? 1 : 0;
}

} // namespace

QStringList captureColumns()
{
    return {u"uuid"_s,
            u"received_at"_s,
            u"endpoint"_s,
            u"peer"_s,
            u"answered"_s,
            u"delivery"_s,
            u"refusal_rule"_s,
            u"bytes"_s,
            u"sha512"_s,
            u"verdict"_s,
            u"cause"_s,
            u"readable"_s,
            u"findings"_s,
            u"supported"_s,
            u"verification"_s,
            u"accepts_outcomes"_s,
            u"loopback"_s,
            u"stage"_s,
            u"run_id"_s,
            u"workspace_name"_s,
            u"organization_name"_s,
            u"task_result_id"_s,
            u"run_message"_s,
            u"enforcement_level"_s,
            u"callback_host"_s,
            u"state"_s,
            u"deadline"_s,
            u"parent"_s,
            u"pin"_s,
            u"note"_s,
            u"refusals"_s,
            u"known_host"_s,
            u"idle_limit"_s,
            u"last_moment"_s};
}

QVariantList captureValues(const CaptureRow &row)
{
    return {row.uuid.toString(QUuid::WithoutBraces),
            timeValue(row.receivedAt),
            textValue(row.endpoint),
            textValue(row.peer),
            row.answered,
            row.delivery,
            textValue(row.refusalRule),
            row.bytes,
            textValue(QString::fromLatin1(row.sha512)),
            protocol::verdictName(row.verdict),
            textValue(row.cause),
            flagValue(row.readable),
            row.findings,
            flagValue(row.supported),
            flagValue(row.verification),
            flagValue(row.acceptsOutcomes),
            flagValue(row.loopback),
            textValue(row.stage),
            textValue(row.runId),
            textValue(row.workspaceName),
            textValue(row.organizationName),
            textValue(row.taskResultId),
            textValue(row.runMessage),
            textValue(row.enforcementLevel),
            textValue(row.callbackHost),
            protocol::taskStateName(row.state),
            timeValue(row.deadline),
            row.parent == 0 ? QVariant() : QVariant(row.parent),
            flagValue(row.pinned),
            textValue(row.note),
            row.refusals,
            flagValue(row.knownHost),
            QVariant::fromValue(qint64(row.idleLimit.count())),
            timeValue(row.lastMoment)};
}

CaptureRow captureRow(const QSqlQuery &query)
{
    Reader read(query);
    CaptureRow row;
    row.id = read.bigNumber();
    row.uuid = QUuid::fromString(read.text());
    row.receivedAt = read.time();
    row.endpoint = read.text();
    row.peer = read.text();
    row.answered = read.number();
    row.delivery = read.number();
    row.refusalRule = refusalRuleOf(read.text());
    row.bytes = read.bigNumber();
    row.sha512 = read.text().toLatin1();
    row.verdict = protocol::verdictOfName(read.text()).value_or(protocol::Verdict::Unchecked);
    row.cause = read.text();
    row.readable = read.flag();
    row.findings = read.number();
    row.supported = read.flag();
    row.verification = read.flag();
    row.acceptsOutcomes = read.flag();
    row.loopback = read.flag();
    row.stage = read.text();
    row.runId = read.text();
    row.workspaceName = read.text();
    row.organizationName = read.text();
    row.taskResultId = read.text();
    row.runMessage = read.text();
    row.enforcementLevel = read.text();
    row.callbackHost = read.text();
    row.state = protocol::taskStateOfName(read.text()).value_or(protocol::TaskState::Awaiting);
    row.deadline = read.time();
    row.parent = read.bigNumber();
    row.pinned = read.flag();
    row.note = read.text();
    row.refusals = read.number();
    row.knownHost = read.flag();
    row.idleLimit = std::chrono::milliseconds(read.bigNumber());
    row.lastMoment = read.time();
    return row;
}

QVariant timeValue(const QDateTime &time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant();
}

QDateTime timeOf(const QVariant &value)
{
    return value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong(), Qt::UTC);
}

QVariant textValue(const QString &text)
{
    return text.isNull() ? QString::fromLatin1("") : text;
}

QVariant bytesValue(const QByteArray &bytes)
{
    return bytes.isNull() ? QByteArray("") : bytes;
}

} // namespace runlatch::store
