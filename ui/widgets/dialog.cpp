// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/dialog.h"

#include "ui/widgets/taborder.h"

namespace runlatch::ui {

bool Dialog::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
