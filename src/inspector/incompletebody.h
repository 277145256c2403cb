// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/incompletebody.h"
#include "store/capture.h"

#include <QByteArrayView>

#include <optional>

namespace runlatch::inspector {

/// The facts that the capture has of its incomplete body; nullopt for every other capture, also for one that an earlier
/// version recorded without the bytes. A placeholder in an imported body is not as long as its secret, so nobody knows
/// where the content ends then: `unread` is 0.
std::optional<protocol::IncompleteBody> incompleteBody(const store::Capture &capture);

/// The part of `body` that is content of an incomplete body, redacted with fillers or not. All of it if it has
/// placeholders.
QByteArrayView arrivedContent(const protocol::IncompleteBody &incomplete, QByteArrayView body);

} // namespace runlatch::inspector
