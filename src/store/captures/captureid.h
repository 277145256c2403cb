// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QUuid>

namespace runlatch::store {

/// A new id for a capture that was received at that time: a UUID of version 7, which begins with the time. Ids of
/// captures that come after each other stand beside each other in the index, so a commit writes one page of it. With
/// random ids it wrote a page for each capture. Any thread.
QUuid newCaptureId(const QDateTime &receivedAt);

} // namespace runlatch::store
