// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "interchange/record.h"

namespace runlatch::interchange {

/// The target that records are written to. Used in one thread. Errors: Storage "export.failed", "export.full"; subject
/// = the file.
class Sink
{
public:
    virtual ~Sink() = default;
    virtual base::Done begin() = 0;
    virtual base::Done write(const Record &record) = 0;
    virtual base::Done commit() = 0; ///< without it nothing replaces a file that was there before
};

} // namespace runlatch::interchange
