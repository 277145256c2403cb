// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>

class QWidget;

namespace runlatch::ui {

/// Calls `run` once, when the window has drawn its first frame. Call it before the window is shown. A window that is
/// never seen never calls.
void afterFirstFrame(QWidget &window, std::function<void()> run);

} // namespace runlatch::ui
