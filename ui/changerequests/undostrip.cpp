// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/undostrip.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::Archiver;

UndoStrip::UndoStrip(Archiver &archiver, QWidget *parent)
    : UndoBar(u"archive"_s, u"change_requests.undo"_s, parent)
    , m_archiver(archiver)
{
    connect(this, &UndoBar::ticked, this, &UndoStrip::showTime);
    connect(this, &UndoBar::undoWanted, &archiver, qOverload<>(&Archiver::undo));
    connect(this, &UndoBar::closeWanted, &archiver, &Archiver::send);
    connect(this, &UndoBar::choicesWanted, this, [this](QMenu *menu) { addChoices(*menu); });
    connect(&archiver, &Archiver::waitingChanged, this, &UndoStrip::showWaiting);
}

void UndoStrip::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    showTime();
}

void UndoStrip::showWaiting()
{
    const auto count = static_cast<int>(m_archiver.waiting().size());
    if (count == 0) {
        dismiss();
        return;
    }
    setCount(count, count == 1 ? tr("Archive it now") : tr("Archive them all now"));
    showTime();
    present(m_archiver.timeLeft(), Archiver::UndoTime);
}

void UndoStrip::showTime()
{
    const QList<Archiver::Item> items = m_archiver.waiting();
    if (items.isEmpty())
        return;
    const auto seconds = static_cast<int>((m_archiver.timeLeft().count() + 999) / 1000);
    if (items.size() == 1)
        setWords(wordsOf(items.first()), tr("It is sent in %n second(s).", nullptr, seconds));
    else
        setWords(tr("Archived %n change request(s).", nullptr, static_cast<int>(items.size())),
                 tr("The first is sent in %n second(s).", nullptr, seconds));
}

QString UndoStrip::wordsOf(const Archiver::Item &item) const
{
    const QString subject = wording::quoted(item.pending.subject);
    const QString workspace = wording::shortened(item.pending.workspace);
    return item.endpoint.isSameConnection(m_endpoint)
        //: subject of a change request, its workspace
        ? tr("Archived %1 on %2.").arg(subject, workspace)
        //: subject of a change request, its workspace, a connection
        : tr("Archived %1 on %2 at %3.").arg(subject, workspace, text::plainText(item.endpoint.name));
}

/// The newest first, as Undo takes them. One that was sent while the menu was open stays sent.
void UndoStrip::addChoices(QMenu &menu)
{
    const QList<Archiver::Item> items = m_archiver.waiting();
    for (auto item = items.crbegin(); item != items.crend(); ++item)
        menu.addAction(wordsOf(*item).replace(u'&', u"&&"_s), this,
                       [this, id = item->pending.id] { m_archiver.undo(id); });
    menu.addSeparator();
    menu.addAction(tr("Undo all"), this, [this, items] {
        for (const Archiver::Item &item : items)
            m_archiver.undo(item.pending.id);
    });
}

} // namespace runlatch::ui
