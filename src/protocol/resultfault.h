// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

namespace runlatch::protocol {

/// A known problem of a callback, found before it is sent.
struct ResultFault
{
    enum class Kind {
        UrlWithoutScheme, ///< the service shows neither message nor outcomes of the whole result
        UrlOfOtherScheme, ///< not http or https; has the same effect
        NoOutcomeId,      ///< the service refuses it (spec 2.5)
        NoDescription,    ///< the service refuses it (spec 2.5)
        NoTagLabel,       ///< the service refuses it (spec 2.6)
    };
    Kind kind = Kind::UrlWithoutScheme;
    int outcome = -1; ///< index of the outcome; -1: the result itself

    friend bool operator==(const ResultFault &, const ResultFault &) = default;
};

/// The faults in the order of the document.
QList<ResultFault> faultsOf(const TaskResult &result);

} // namespace runlatch::protocol
