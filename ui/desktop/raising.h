// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

class QByteArray;
class QWidget;

namespace runlatch::ui {

inline constexpr qsizetype MaxActivationToken = 256; ///< bytes; a longer one is none

/// Brings a window to the front for a person who asked for it elsewhere. `token` is the desktop's word that a person
/// did; without one some desktops only mark the window as one that wants attention. A token that is none is left out.
void raiseWindow(QWidget &window, const QByteArray &token);

} // namespace runlatch::ui
