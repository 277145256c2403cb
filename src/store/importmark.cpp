// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/importmark.h"

#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr QLatin1StringView Mark("imported.");
constexpr QLatin1StringView CopyMark("copied.");

void mark(CaptureRow &row, QLatin1StringView mark, const RecordedVerdict &recorded)
{
    row.imported = true;
    row.verdict = protocol::Verdict::Unchecked;
    row.cause = mark + protocol::verdictName(recorded.verdict);
    if (!recorded.cause.isEmpty())
        row.cause += u' ' + recorded.cause;
}

} // namespace

void markImported(CaptureRow &row, const RecordedVerdict &recorded)
{
    mark(row, Mark, recorded);
}

CaptureRow copyOf(const CaptureRow &row, const QDateTime &now)
{
    CaptureRow copy = row;
    if (!isImported(row))
        mark(copy, CopyMark, {row.verdict, row.cause});
    copy.id = 0;
    copy.uuid = QUuid();
    copy.parent = row.id;
    copy.pinned = false;
    copy.pinColor = PinColor::None;
    if (copy.receivedAt > now)
        copy.receivedAt = now;
    return copy;
}

bool isCopied(const CaptureRow &row)
{
    return row.imported && row.cause.startsWith(CopyMark);
}

bool isImported(const CaptureRow &row)
{
    return row.imported;
}

RecordedVerdict recordedVerdict(const CaptureRow &row)
{
    if (!isImported(row))
        return {row.verdict, row.cause};
    const QString name = row.cause.section(u' ', 0, 0).section(u'.', 1);
    return {protocol::verdictOfName(name).value_or(protocol::Verdict::Unchecked), row.cause.section(u' ', 1)};
}

base::Rule causeOf(const CaptureRow &row)
{
    return base::Rules::ofName(row.cause.section(u' ', 0, 0)).value_or(base::Rule());
}

} // namespace runlatch::store
