// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QStackedLayout;

namespace runlatch::ui {

/// Lets only the visible page decide how small the window may become. A hidden page keeps the layout for the width at
/// which it was last shown, and would keep the window that wide. A page that is ignored already never decides. Call
/// when all pages are added; one that replaces another later has to be ignored until it is shown.
void countShownPageOnly(QStackedLayout &pages);

} // namespace runlatch::ui
