// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/pagequery.h"

namespace runlatch::service {

/// The change requests that are wanted (spec 4.1). `Active` and `Archived` use the parameter `archive` of the service's
/// OpenAPI description, which the specification does not have.
enum class Scope { All, Active, Archived };

struct ListQuery
{
    PageQuery page = {};
    Scope scope = Scope::All;
    bool asksWhyMissing = false; ///< the cause of a 404 to the first page is looked for (findCauseOfMissing)
};

} // namespace runlatch::service
