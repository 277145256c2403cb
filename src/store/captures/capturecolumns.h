// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"
#include "store/sql/cursor.h"
#include "store/sql/value.h"

namespace runlatch::store {

/// The columns of `captures` without `id`, in the order of `captureValues`, and as many placeholders.
inline constexpr char CaptureColumns[] =
    "uuid, received_at, endpoint, peer, answered, delivery, refusal_rule, bytes, sha512, verdict, cause, "
    "readable, findings, supported, verification, accepts_outcomes, loopback, stage, run_id, workspace_name, "
    "organization_name, task_result_id, run_message, enforcement_level, callback_host, state, deadline, "
    "parent, pin, note, refusals, known_host, idle_limit, last_moment, imported, "
    "pin_color, errors, warnings, rules, listener, tls_version, tls_cipher, body_limit, kind, edited, rule, "
    "announced";
inline constexpr char CapturePlaces[] = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                                        "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?";
QList<Value> captureValues(const CaptureRow &row);
/// Reads a row of `SELECT id, <CaptureColumns> ...`.
CaptureRow captureRow(const Cursor &rows);

/// The columns of the findings in the order `findings, errors, warnings, rules`. `errors` is NULL until they are
/// counted; `rules` has their names, each with a blank on both sides.
QList<Value> findingValues(const std::optional<lint::LintSummary> &findings);

/// Times are stored as milliseconds since 1970 UTC; an invalid one is NULL.
Value timeValue(const QDateTime &time);
QDateTime timeOf(const Cursor &rows, int column);

} // namespace runlatch::store
