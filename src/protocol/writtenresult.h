// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

namespace runlatch::protocol {

/// A callback (spec 2.5) as a person writes it, in JSON of any layout, with members that no form shows. All functions
/// take time in proportion to the text and the result.

/// The text with the values of the result. What the result does not have stays: unknown members at every level, the
/// order, and the spelling of each value that means the same. The text is unchanged where it means the result already;
/// otherwise the blanks around what changed are lost. An outcome keeps its members when it moves or when its id or
/// its contents stay the same. A text that readWritten() does not take is written anew.
QByteArray rewritten(const QByteArray &text, const TaskResult &result);

/// Reads what rewritten() may change of a text. Errors: those of readTaskResult() with CallbackDialect::Draft.
base::Result<TaskResult> readWritten(const QByteArray &text);

/// Tells whether the text has more than its result says, or says it in another order or spelling than
/// writeTaskResult().
bool isWrittenOtherwise(const QByteArray &text, const TaskResult &result);

/// Tells whether both mean the same to a form: everything but the unknown members.
bool hasSameContents(const Outcome &one, const Outcome &other);
bool hasSameContents(const TaskResult &one, const TaskResult &other);

} // namespace runlatch::protocol
