// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/bulkcreation.h"

#include <optional>

namespace runlatch::service {

/// The form in which a refused bulk action may be accepted, where the refusal points at its form; nothing where it is
/// about its contents. `refused` is how it was written.
///
/// A pointer tells where the service looks. Where that is not where the member was written, it is the placement; where
/// it is `action_type`, it is its value. A pointer at the query or its filter is about what the user wrote there unless
/// the words are about its shape (missing, a type, an unknown key...) or it ends at a member of the other spelling.
/// Without a pointer the words tell: by the names of the members in them, together with words about shape. A missing
/// member was looked for elsewhere.
std::optional<protocol::BulkForm> otherForm(const protocol::BulkForm &refused, const QList<base::ServiceError> &errors,
                                            bool isByQuery);

} // namespace runlatch::service
