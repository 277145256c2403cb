// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QScrollArea>

namespace runlatch::ui {

/// Scrolls a content that a small window has no room for. It has no frame and takes no focus, so its keys are those of
/// the controls within. It owns the content.
QScrollArea *makeScrollArea(QWidget *content);

} // namespace runlatch::ui
