// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/bulkcreation.h"

#include <optional>

namespace runlatch::service {

/// The dialect in which a refused bulk action may be accepted, if the refusal points at the dialect; nullopt if it is
/// about the contents. `refused` is the dialect that was sent.
///
/// A pointer tells where the service looks. If the member was written at another place, the placement is wrong. If the
/// pointer is at `action_type`, its value is wrong. A pointer at the query or its filter is about the user's contents,
/// unless the words are about structure (missing, a type, an unknown key...) or it ends at a member of the other
/// dialect. Without a pointer the words decide: the names of members in them, together with words about structure. If a
/// member is said to be missing, the service looked for it elsewhere.
std::optional<protocol::BulkActionDialect> otherDialect(const protocol::BulkActionDialect &refused,
                                                        const QList<base::ServiceError> &errors, bool isByQuery);

/// Tells whether a refusal does not say what it is about: it points at no member, and its words name nothing that the
/// user wrote or chose ("can't be blank", "Action type is invalid", or no words at all). Any part of the dialect may be
/// the cause then.
bool leavesCauseOpen(const QList<base::ServiceError> &errors);

} // namespace runlatch::service
