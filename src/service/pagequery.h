// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::service {

/// The page of a list that is wanted (spec 4.1). Numbers begin at 1; sizes are 1 to 100, the largest the service gives.
struct PageQuery
{
    int number = 1;
    int size = 20;
};

} // namespace runlatch::service
