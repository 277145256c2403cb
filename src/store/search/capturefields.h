// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"
#include "store/captures/capture.h"

namespace runlatch::store {

/// The fields of a capture that a filter may name, as indexes in captureFields().
enum class CaptureField {
    Stage,     ///< a CaptureStage
    Signature, ///< a protocol::Verdict
    Workspace,
    Organization,
    Run,  ///< the id of the run
    Task, ///< the id of the task result
    Endpoint,
    State,   ///< a CaptureState
    Is,      ///< a CaptureMark
    Finding, ///< how many findings there are, or a CaptureFinding
    Size,
    Since,
    Before,
    Time,
    Note,
    Id,
    Status, ///< of the answer
    Delivery,
    Cause,   ///< of a signature that does not hold
    Rule,    ///< of a refusal, or the answer rule that acted here; that of an imported request is a claim of its file
    Message, ///< of the run
    Peer,
    Callback,
    Kind, ///< a protocol::DeliveryKind
    Count
};

enum class CaptureStage { PrePlan, PostPlan, PreApply, PostApply, Other };
/// The state that lists show. The first five and the last two are not states of a task but reasons for having none.
enum class CaptureState {
    Refused,
    Unreadable,
    Verification,
    Notification,
    Unsupported,
    Awaiting,
    Running,
    Passed,
    Failed,
    Errored,
    Imported,
    Copied
};
/// The linter's findings. A choice from Rule on means that rule: requestRules()[choice - Rule]. A capture whose
/// findings are not counted yet is none of them, and has no number of findings.
enum class CaptureFinding { Any, None, Error, Warning, Info, Rule };
enum class CaptureMark { Pinned, Verification, Refused, Repeated, Noted, Local, Imported };

/// The table of fields, in the order of CaptureField; the choices are in the order of their enumerations.
std::span<const filter::Field> captureFields();

/// The state at `now`: Errored as soon as the deadline has passed without a final result (spec 3.2). Nobody watched the
/// deadline of an imported or copied request here, so it has only a final state.
CaptureState captureState(const CaptureRow &row, const QDateTime &now);
/// Its name as `state:` takes it, in every list, export and event: "awaiting", "verification", "imported".
QString captureStateName(CaptureState state);

} // namespace runlatch::store
