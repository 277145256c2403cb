// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/counts.h"

namespace runlatch::plan {

void Counts::count(Action action, bool isImport, bool isMoved)
{
    imported += isImport ? 1 : 0;
    moved += isMoved ? 1 : 0;
    if (isReplacement(action)) {
        ++add;
        ++replace;
        ++(action == Action::CreateThenForget ? forget : destroy);
        return;
    }
    switch (action) {
    case Action::NoOp: ++noOp; break;
    case Action::Create: ++add; break;
    case Action::Read: ++read; break;
    case Action::Update: ++change; break;
    case Action::Delete: ++destroy; break;
    case Action::Forget: ++forget; break;
    case Action::DeleteThenCreate:
    case Action::CreateThenDelete:
    case Action::CreateThenForget: break;
    case Action::Other: ++other; break;
    }
}

} // namespace runlatch::plan
