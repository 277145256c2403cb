// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/importmark.h"

#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr QLatin1StringView Mark("imported.");

} // namespace

void markImported(store::CaptureRow &row, const RecordedVerdict &recorded)
{
    row.imported = true;
    row.verdict = protocol::Verdict::Unchecked;
    row.cause = Mark + protocol::verdictName(recorded.verdict);
    if (!recorded.cause.isEmpty())
        row.cause += u' ' + recorded.cause;
}

bool isImported(const store::CaptureRow &row)
{
    return row.imported;
}

RecordedVerdict recordedVerdict(const store::CaptureRow &row)
{
    if (!isImported(row))
        return {row.verdict, row.cause};
    const QString name = row.cause.mid(Mark.size()).section(u' ', 0, 0);
    return {protocol::verdictOfName(name).value_or(protocol::Verdict::Unchecked), row.cause.section(u' ', 1)};
}

base::Rule causeOf(const store::CaptureRow &row)
{
    return base::Rules::ofName(row.cause.section(u' ', 0, 0)).value_or(base::Rule());
}

} // namespace runlatch::inspector
