// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/importmark.h"

#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr QLatin1StringView Mark("imported.");

} // namespace

void markImported(CaptureRow &row, const RecordedVerdict &recorded)
{
    row.imported = true;
    row.verdict = protocol::Verdict::Unchecked;
    row.cause = Mark + protocol::verdictName(recorded.verdict);
    if (!recorded.cause.isEmpty())
        row.cause += u' ' + recorded.cause;
}

bool isImported(const CaptureRow &row)
{
    return row.imported;
}

RecordedVerdict recordedVerdict(const CaptureRow &row)
{
    if (!isImported(row))
        return {row.verdict, row.cause};
    const QString name = row.cause.mid(Mark.size()).section(u' ', 0, 0);
    return {protocol::verdictOfName(name).value_or(protocol::Verdict::Unchecked), row.cause.section(u' ', 1)};
}

base::Rule causeOf(const CaptureRow &row)
{
    return base::Rules::ofName(row.cause.section(u' ', 0, 0)).value_or(base::Rule());
}

} // namespace runlatch::store
