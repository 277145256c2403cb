// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QPushButton;
class QWidget;

namespace runlatch::ui {

/// "Copy a program that checks signatures", with a menu of languages.
QPushButton *makeSnippetButton(QWidget *parent);

} // namespace runlatch::ui
