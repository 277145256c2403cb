// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "text/bytedifference.h"

#include <QByteArray>
#include <QObject>

#include <optional>

namespace runlatch::ui {

/// The difference of a received body from that of an earlier delivery.
struct EarlierDelivery
{
    std::optional<text::ByteDifference> difference; ///< nullopt: both are the same
    std::optional<text::DifferingBytes> bytes;      ///< unless they touch a secret
};

/// Compares in the pool, and answers in the thread of `context` if that still lives. Never fails.
void compareWithEarlier(const QByteArray &body, const QByteArray &earlier, QObject *context,
                        base::Callback<EarlierDelivery> done);

} // namespace runlatch::ui
