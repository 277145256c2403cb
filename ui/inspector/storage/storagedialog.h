// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/storage/storageform.h"
#include "ui/widgets/frames/dialog.h"

namespace runlatch::ui {

/// The limits of the store, in a dialog of their own.
class StorageDialog final : public Dialog
{
    Q_OBJECT

public:
    explicit StorageDialog(StorageForm *form, QWidget *parent = nullptr); ///< takes ownership

    const StorageForm &form() const { return *m_form; }

signals:
    void sharedWanted(); ///< the requests of a shared store, instead of those on this computer; the dialog has closed

private:
    StorageForm *m_form;
};

} // namespace runlatch::ui
