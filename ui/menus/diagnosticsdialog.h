// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/frames/dialog.h"

namespace runlatch::ui {

/// The facts of the machine for a report of a fault: versions, screens and settings of the desktop. The text is English
/// in each language, and has no name of a person, no address, and nothing that was received or typed. `folder` keeps
/// the settings; the home folder in it is written as "~", and a folder outside of it is not named.
QString diagnostics(const QWidget &window, const QString &folder);

/// Shows the diagnostics, so that whoever copies them has seen them. Deletes itself when it is closed.
class DiagnosticsDialog final : public Dialog
{
    Q_OBJECT

public:
    DiagnosticsDialog(const QString &folder, QWidget *parent);
};

} // namespace runlatch::ui
