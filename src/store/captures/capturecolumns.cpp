// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/capturecolumns.h"

#include "base/rules.h"
#include "base/utc.h"
#include "store/captures/importmark.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// Returns the present name of a stored rule. Older versions had one rule for a request that its sender cut and for an
/// answer that the service cut.
QString refusalRuleOf(const QString &stored)
{
    return stored == base::Rules::HttpCut.name() ? base::Rules::HttpRequestCut.name() : stored;
}

/// A later version may know more colors.
PinColor pinColorOf(qint64 stored)
{
    return stored > 0 && stored < PinColors ? static_cast<PinColor>(stored) : PinColor::None;
}

/// Reads the values of one row in the order of the SELECT.
class Reader
{
public:
    explicit Reader(const Cursor &rows)
        : m_rows(rows)
    {
    }

    /// No longer than any that is written: a view may lay it out.
    QString text() { return m_rows.text(m_column++).left(CaptureRow::MaxNoteLength); }
    QByteArray ascii() { return text().toLatin1(); }
    int number() { return int(bigNumber()); }
    qint64 bigNumber() { return m_rows.number(m_column++); }
    bool flag() { return bigNumber() != 0; }
    QDateTime time() { return timeOf(m_rows, m_column++); }
    /// No number below 0: another program may have written one.
    std::optional<qint64> length()
    {
        const bool isThere = !m_rows.isNull(m_column);
        const qint64 length = bigNumber();
        return isThere && length >= 0 ? std::optional(length) : std::nullopt;
    }
    /// The columns errors, warnings and rules.
    std::optional<lint::LintSummary> findings(int all)
    {
        const bool isCounted = !m_rows.isNull(m_column);
        lint::LintSummary summary{.errors = number(), .warnings = number()};
        summary.infos = all - summary.errors - summary.warnings;
        const QString rules = text();
        if (!rules.isEmpty())
            summary.rules = lint::LintSummary::rulesOfNames(rules.split(u' ', Qt::SkipEmptyParts));
        return isCounted ? std::optional(summary) : std::nullopt;
    }

private:
    const Cursor &m_rows;
    int m_column = 0;
};

} // namespace

QList<Value> findingValues(const std::optional<lint::LintSummary> &findings)
{
    if (!findings)
        return {0, Value(), 0, QString()};
    const QStringList names = findings->ruleNames();
    return {findings->count(), findings->errors, findings->warnings,
            names.isEmpty() ? QString() : u' ' + names.join(u' ') + u' '};
}

QList<Value> captureValues(const CaptureRow &row)
{
    const QList<Value> findings = findingValues(row.findings);
    return {Value::utf8(row.uuid.toByteArray(QUuid::WithoutBraces)),
            timeValue(row.receivedAt),
            row.endpoint,
            row.peer,
            row.answered,
            row.delivery,
            row.refusalRule,
            row.bytes,
            Value::utf8(row.sha512),
            protocol::verdictName(row.verdict),
            row.cause,
            row.readable,
            findings.at(0),
            row.supported,
            row.verification,
            row.acceptsOutcomes,
            row.loopback,
            row.stage,
            row.runId,
            row.workspaceName,
            row.organizationName,
            row.taskResultId,
            row.runMessage,
            row.enforcementLevel,
            row.callbackHost,
            storedState(row),
            timeValue(row.deadline),
            row.parent == 0 ? Value() : Value(row.parent),
            row.pinned,
            row.note,
            row.refusals,
            row.knownHost,
            row.idleLimit.count(),
            timeValue(row.lastMoment),
            row.imported,
            static_cast<int>(row.pinColor),
            findings.at(1),
            findings.at(2),
            findings.at(3),
            row.listener,
            row.tlsVersion,
            row.tlsCipher,
            row.bodyLimit,
            protocol::deliveryKindName(row.kind),
            row.edited,
            row.rule,
            row.announced ? Value(*row.announced) : Value()};
}

CaptureRow captureRow(const Cursor &rows)
{
    Reader read(rows);
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
    row.sha512 = read.ascii();
    row.verdict = protocol::verdictOfName(read.text()).value_or(protocol::Verdict::Unchecked);
    row.cause = read.text();
    row.readable = read.flag();
    const int findings = read.number();
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
    readStoredState(row, read.text());
    row.deadline = read.time();
    row.parent = read.bigNumber();
    row.pinned = read.flag();
    row.note = read.text();
    row.refusals = read.number();
    row.knownHost = read.flag();
    row.idleLimit = std::chrono::milliseconds(read.bigNumber());
    row.lastMoment = read.time();
    row.imported = read.flag();
    row.pinColor = pinColorOf(read.bigNumber());
    row.findings = read.findings(findings);
    row.listener = read.text();
    row.tlsVersion = read.text();
    row.tlsCipher = read.text();
    row.bodyLimit = read.bigNumber();
    row.kind = protocol::deliveryKindOfName(read.text()).value_or(protocol::DeliveryKind::RunTask);
    row.edited = read.text();
    row.rule = read.text();
    row.announced = read.length();
    if (row.verification) // earlier versions numbered them like deliveries of a run task
        row.delivery = 1;
    return row;
}

Value timeValue(const QDateTime &time)
{
    return time.isValid() ? Value(time.toMSecsSinceEpoch()) : Value();
}

QDateTime timeOf(const Cursor &rows, int column)
{
    return rows.isNull(column) ? QDateTime() : QDateTime::fromMSecsSinceEpoch(rows.number(column), base::Utc);
}

} // namespace runlatch::store
