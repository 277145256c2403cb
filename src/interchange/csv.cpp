// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/csv.h"

#include "changerequests/tabletext.h"
#include "protocol/jsonapi.h"
#include "store/captures/importmark.h"

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

QString timeText(const QDateTime &time)
{
    return time.isValid() ? protocol::writeTime(time) : QString();
}

QByteArray line(const QStringList &cells)
{
    return changerequests::tableText(changerequests::TableFormat::Csv, cells, {}).toUtf8();
}

} // namespace

QByteArray csvHead()
{
    return line({u"number"_s,    u"pinned"_s,  u"received_at"_s,  u"endpoint"_s, u"stage"_s,     u"organization"_s,
                 u"workspace"_s, u"run"_s,     u"task_result"_s,  u"delivery"_s, u"signature"_s, u"cause"_s,
                 u"findings"_s,  u"state"_s,   u"deadline"_s,     u"bytes"_s,    u"sha512"_s,    u"peer"_s,
                 u"answered"_s,  u"refused"_s, u"verification"_s, u"uuid"_s,     u"note"_s,      u"errors"_s,
                 u"warnings"_s,  u"infos"_s,   u"rules"_s,        u"origin"_s,   u"kind"_s});
}

QByteArray csvRow(const Record &record)
{
    const store::CaptureRow &row = record.row;
    const auto &findings = row.findings;
    const auto flag = [](bool isSet) { return isSet ? u"yes"_s : u"no"_s; };
    return line({QString::number(row.id),
                 flag(row.pinned),
                 timeText(row.receivedAt),
                 row.endpoint,
                 row.stage,
                 row.organizationName,
                 row.workspaceName,
                 row.runId,
                 row.taskResultId,
                 QString::number(row.delivery),
                 protocol::verdictName(row.verdict),
                 store::toldCause(row),
                 findings ? QString::number(findings->count()) : QString(),
                 store::captureStateName(record.state),
                 timeText(row.deadline),
                 QString::number(row.bytes),
                 QString::fromLatin1(row.sha512),
                 row.peer,
                 QString::number(row.answered),
                 row.refusalRule,
                 flag(row.verification),
                 row.uuid.toString(QUuid::WithoutBraces),
                 row.note,
                 findings ? QString::number(findings->errors) : QString(),
                 findings ? QString::number(findings->warnings) : QString(),
                 findings ? QString::number(findings->infos) : QString(),
                 findings ? findings->ruleNames().join(u' ') : QString(),
                 store::originOf(row),
                 protocol::deliveryKindName(row.kind)});
}

} // namespace runlatch::interchange
