// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QStackedLayout;

namespace runlatch::ui {

/// Lets only the page that is shown decide how small the window may become. A hidden page keeps the arrangement of
/// the width that it was last shown in, and would hold the window to that. Call when all pages are added.
void countShownPageOnly(QStackedLayout &pages);

} // namespace runlatch::ui
