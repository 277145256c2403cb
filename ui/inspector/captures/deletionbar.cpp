// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/deletionbar.h"

#include "ui/inspector/captures/capturedeletion.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

DeletionBar::DeletionBar(CaptureDeletion &deletion, QWidget *parent)
    : UndoBar(u"trash-2"_s, u"captures.undo"_s, parent)
    , m_deletion(deletion)
{
    connect(this, &UndoBar::ticked, this, &DeletionBar::showTime);
    connect(this, &UndoBar::undoWanted, &deletion, qOverload<>(&CaptureDeletion::undo));
    connect(this, &UndoBar::closeWanted, &deletion, &CaptureDeletion::commit);
    connect(this, &UndoBar::choicesWanted, this, [this](QMenu *menu) { addChoices(*menu); });
    connect(&deletion, &CaptureDeletion::waitingChanged, this, &DeletionBar::showWaiting);
}

void DeletionBar::showWaiting()
{
    const auto count = static_cast<int>(m_deletion.waiting().size());
    if (count == 0) {
        dismiss();
        return;
    }
    setCount(count, tr("Delete now"));
    showTime();
    present(m_deletion.timeLeft(), CaptureDeletion::UndoTime);
}

void DeletionBar::showTime()
{
    const auto seconds = static_cast<int>((m_deletion.timeLeft().count() + 999) / 1000);
    qsizetype requests = 0;
    for (const CaptureDeletion::Deletion &one : m_deletion.waiting())
        requests += one.ids.size();
    setWords(wordsOf(requests),
             m_deletion.waiting().size() > 1
                 ? tr("The first deletion can be undone for %n second(s).", nullptr, seconds)
                 : tr("You can undo this for %n second(s).", nullptr, seconds));
}

QString DeletionBar::wordsOf(qsizetype requests) const
{
    return tr("%Ln request(s) deleted.", nullptr, static_cast<int>(requests));
}

/// The newest first, as Undo takes them. One whose time ended while the menu was open stays deleted.
void DeletionBar::addChoices(QMenu &menu)
{
    const QList<CaptureDeletion::Deletion> deletions = m_deletion.waiting();
    for (auto one = deletions.crbegin(); one != deletions.crend(); ++one)
        menu.addAction(wordsOf(one->ids.size()), this, [this, number = one->number] { m_deletion.undo(number); });
    menu.addSeparator();
    menu.addAction(tr("Undo all"), this, [this, deletions] {
        for (const CaptureDeletion::Deletion &one : deletions)
            m_deletion.undo(one.number);
    });
}

} // namespace runlatch::ui
