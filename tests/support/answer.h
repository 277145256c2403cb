// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "support/waiting.h"

#include <QObject>

#include <functional>
#include <optional>

namespace runlatch::support {

/// Calls `ask(context, callback)` and waits for the value that the callback gets; nullopt if none arrived in time.
template <typename Value, typename Ask> std::optional<Value> valueOf(const Ask &ask, int milliseconds = 30'000)
{
    QObject context;
    std::optional<Value> value;
    ask(&context, std::function<void(const Value &)>([&value](const Value &given) { value.emplace(given); }));
    (void)waitFor([&value] { return value.has_value(); }, milliseconds);
    return value;
}

/// Calls `ask(context, callback)`, an operation of base/operation.h, and waits for its one answer; a Timeout error if
/// none arrived in time.
template <typename T, typename Ask> base::Result<T> answerOf(const Ask &ask, int milliseconds = 30'000)
{
    const auto answer = valueOf<base::Result<T>>(ask, milliseconds);
    return answer ? *answer : base::Result<T>(base::Error{.kind = base::ErrorKind::Timeout});
}

} // namespace runlatch::support
