// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

namespace runlatch::ui {

/// A dialog in which Tab goes through all controls in the order of the layout. In Qt's own order Tab skips a button
/// that was made before its QDialogButtonBox.
class Dialog : public QDialog
{
    Q_OBJECT

public:
    using QDialog::QDialog;

protected:
    bool focusNextPrevChild(bool next) override;
};

} // namespace runlatch::ui
