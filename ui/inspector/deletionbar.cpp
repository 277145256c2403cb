// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/deletionbar.h"

#include "ui/inspector/capturedeletion.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

DeletionBar::DeletionBar(CaptureDeletion &deletion, QWidget *parent)
    : UndoBar(u"trash-2"_s, tr("Delete now"), u"captures.undo"_s, parent)
    , m_deletion(deletion)
{
    connect(this, &UndoBar::ticked, this, &DeletionBar::showTime);
    connect(this, &UndoBar::undoWanted, &deletion, &CaptureDeletion::undo);
    connect(this, &UndoBar::closeWanted, &deletion, &CaptureDeletion::commit);
    connect(&deletion, &CaptureDeletion::waitingChanged, this, &DeletionBar::showWaiting);
}

void DeletionBar::showWaiting()
{
    if (m_deletion.waiting().isEmpty()) {
        dismiss();
        return;
    }
    showTime();
    present(m_deletion.timeLeft(), CaptureDeletion::UndoTime);
}

void DeletionBar::showTime()
{
    const auto seconds = static_cast<int>((m_deletion.timeLeft().count() + 999) / 1000);
    setWords(tr("%Ln request(s) deleted.", nullptr, static_cast<int>(m_deletion.waiting().size())),
             tr("You can undo this for %n second(s).", nullptr, seconds));
}

} // namespace runlatch::ui
