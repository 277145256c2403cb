// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/frames/undobar.h"

namespace runlatch::ui {

class CaptureDeletion;

/// Shows the deletions that can be undone, with Undo for each of them and the time of the first. Hidden if there is
/// none.
class DeletionBar final : public UndoBar
{
    Q_OBJECT

public:
    /// `deletion` must outlive this.
    explicit DeletionBar(CaptureDeletion &deletion, QWidget *parent = nullptr);

private:
    void showWaiting();
    void showTime();
    QString wordsOf(qsizetype requests) const;
    void addChoices(QMenu &menu);

    CaptureDeletion &m_deletion;
};

} // namespace runlatch::ui
