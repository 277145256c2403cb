// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

namespace runlatch::protocol {

/// Parts of the document of spec 2.5, compact. Internal to this library.

QByteArray writeTag(const Tag &tag); ///< the entry, without the name that it stands below
/// An object that has `entries` under the names of their tags, in the order of the first tag of each name.
QByteArray writeTagGroups(const QList<Tag> &tags, const QList<QByteArray> &entries);
QByteArray writeOutcome(const Outcome &outcome);
/// As writeTaskResult(), without regard to TaskResult::written.
QByteArray writePlainResult(const TaskResult &result);

} // namespace runlatch::protocol
