// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturevalues.h"

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

using Choices = CaptureChoices;

constexpr CaptureValue ofText(CaptureField field, QLatin1StringView column, QStringView (*text)(const CaptureRow &row))
{
    return {.field = field, .column = column, .text = text};
}

constexpr CaptureValue ofNumber(CaptureField field, QLatin1StringView column, double (*number)(const CaptureRow &row))
{
    return {.field = field, .column = column, .number = number};
}

template <QString CaptureRow::*Member> QStringView member(const CaptureRow &row)
{
    return row.*Member;
}

/// A refused request has no answer rule.
QStringView rule(const CaptureRow &row)
{
    return row.refusalRule.isEmpty() && !row.imported ? row.rule : row.refusalRule;
}

double findings(const CaptureRow &row)
{
    return row.findings ? static_cast<double>(row.findings->count()) : std::numeric_limits<double>::quiet_NaN();
}

constexpr std::array Values{
    CaptureValue{.field = CaptureField::Stage, .choices = Choices::Stage},
    CaptureValue{.field = CaptureField::Signature, .choices = Choices::Verdict},
    ofText(CaptureField::Workspace, "workspace_name"_L1, member<&CaptureRow::workspaceName>),
    ofText(CaptureField::Organization, "organization_name"_L1, member<&CaptureRow::organizationName>),
    ofText(CaptureField::Run, "run_id"_L1, member<&CaptureRow::runId>),
    ofText(CaptureField::Task, "task_result_id"_L1, member<&CaptureRow::taskResultId>),
    CaptureValue{.field = CaptureField::Endpoint}, // a name that the row does not have
    CaptureValue{.field = CaptureField::State, .choices = Choices::State},
    CaptureValue{.field = CaptureField::Is, .choices = Choices::Mark},
    CaptureValue{
        .field = CaptureField::Finding, .choices = Choices::Finding, .column = "findings"_L1, .number = findings},
    ofNumber(CaptureField::Size, "bytes"_L1, [](const CaptureRow &row) { return static_cast<double>(row.bytes); }),
    CaptureValue{.field = CaptureField::Since}, // all times are those of the receipt
    CaptureValue{.field = CaptureField::Before},
    CaptureValue{.field = CaptureField::Time},
    ofText(CaptureField::Note, "note"_L1, member<&CaptureRow::note>),
    ofNumber(CaptureField::Id, "id"_L1, [](const CaptureRow &row) { return static_cast<double>(row.id); }),
    ofNumber(CaptureField::Status, "answered"_L1, [](const CaptureRow &row) { return double(row.answered); }),
    ofNumber(CaptureField::Delivery, "delivery"_L1, [](const CaptureRow &row) { return double(row.delivery); }),
    ofText(CaptureField::Cause, "cause"_L1, member<&CaptureRow::cause>),
    ofText(CaptureField::Rule, "refusal_rule"_L1, rule),
    ofText(CaptureField::Message, "run_message"_L1, member<&CaptureRow::runMessage>),
    ofText(CaptureField::Peer, "peer"_L1, member<&CaptureRow::peer>),
    ofText(CaptureField::Callback, "callback_host"_L1, member<&CaptureRow::callbackHost>),
    CaptureValue{.field = CaptureField::Kind, .choices = Choices::Kind},
};

constexpr bool areInOrder()
{
    for (std::size_t index = 0; index < Values.size(); ++index) {
        if (static_cast<std::size_t>(Values[index].field) != index)
            return false;
    }
    return Values.size() == static_cast<std::size_t>(CaptureField::Count);
}
static_assert(areInOrder(), "each CaptureField has its row, in the order of the enumerators");

} // namespace

const CaptureValue &captureValue(CaptureField field)
{
    return Values.at(static_cast<std::size_t>(field));
}

} // namespace runlatch::store
