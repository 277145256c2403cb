// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/incompletebody.h"
#include "store/capture.h"

#include <QByteArrayView>

#include <optional>

namespace runlatch::inspector {

/// What the capture tells of its incomplete body; nullopt for every other capture, also for one that an earlier version
/// recorded without the bytes.
std::optional<protocol::IncompleteBody> incompleteBody(const store::Capture &capture);

/// The part of `body` that is content of an incomplete body, redacted or not.
QByteArrayView arrivedContent(const protocol::IncompleteBody &incomplete, QByteArrayView body);

} // namespace runlatch::inspector
