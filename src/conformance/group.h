// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/case.h"
#include "conformance/probe.h"

#include <memory>
#include <vector>

namespace runlatch::conformance {

/// The cases that one trial decides.
struct Group
{
    enum class State { Waiting, Running, Over };

    Sending sending;
    QList<const Case *> cases;
    State state = State::Waiting;
    bool isAlone = false; ///< no other trial may run beside it
    std::unique_ptr<Probe> probe = {};

    bool isOrdinary() const { return sending == Sending(); }
};
using Groups = std::vector<std::unique_ptr<Group>>;

/// The groups of these cases, in their order. Where one of them needs the ordinary delivery it comes first, possibly
/// without a case of its own.
Groups groupsOf(const QList<const Case *> &cases);

} // namespace runlatch::conformance
