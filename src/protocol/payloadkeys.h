// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"

#include <span>
#include <variant>

namespace runlatch::protocol {

enum class PayloadType { Text, Number, Truth, Object };

/// Whether a key may be null.
enum class PayloadNull {
    Wrong,
    Doubtful, ///< the specification does not say so, and public requests leave it open
    Fine,
};

/// The form of a text (spec 2.4 rules 1 and 3).
enum class PayloadForm {
    Any,
    NotEmpty,
    Id, ///< begins with `prefix`
    Url,
    UsedUrl, ///< somebody has to call it
    Time,
};

/// The stages whose requests have a key.
enum class PayloadStages { All, WithPlan };

/// A key of the run task request (spec 2.4), and where its value is in ours. The reader, the writer, the linter and the
/// marks of unknown keys read these rows; tests hold the simulator, the overview and PROTOCOL.md to them.
struct PayloadKey
{
    struct Capabilities
    {
    }; // the object, with its one known member `outcomes`
    /// In the order of PayloadType.
    using Value = std::variant<QString RunTaskRequest::*, std::optional<int> RunTaskRequest::*,
                               std::optional<bool> RunTaskRequest::*, Capabilities>;

    QLatin1StringView name;
    Value value;
    PayloadAge since = PayloadAge::Of2021;
    PayloadForm form = PayloadForm::Any;
    PayloadNull null = PayloadNull::Wrong;
    PayloadStages stages = PayloadStages::All;
    QLatin1StringView prefix = {};

    constexpr PayloadType type() const { return static_cast<PayloadType>(value.index()); }
};

/// The keys of spec 2.4 in its order; at most 63. Those that are newer come last.
std::span<const PayloadKey> payloadKeys();

} // namespace runlatch::protocol
