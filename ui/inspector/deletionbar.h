// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/undobar.h"

namespace runlatch::ui {

class CaptureDeletion;

/// Shows the deletion that can be undone, with its remaining time and Undo. Hidden if there is none.
class DeletionBar final : public UndoBar
{
    Q_OBJECT

public:
    /// `deletion` must outlive this.
    explicit DeletionBar(CaptureDeletion &deletion, QWidget *parent = nullptr);

private:
    void showWaiting();
    void showTime();

    CaptureDeletion &m_deletion;
};

} // namespace runlatch::ui
