// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/undostrip.h"

#include "protocol/plaintext.h"
#include "wording/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::Archiver;

UndoStrip::UndoStrip(Archiver &archiver, QWidget *parent)
    : UndoBar(u"archive"_s, tr("Archive it now"), u"change_requests.undo"_s, parent)
    , m_archiver(archiver)
{
    connect(this, &UndoBar::ticked, this, &UndoStrip::showTime);
    connect(this, &UndoBar::undoWanted, &archiver, &Archiver::undo);
    connect(this, &UndoBar::closeWanted, &archiver, &Archiver::send);
    connect(&archiver, &Archiver::waitingChanged, this, &UndoStrip::showWaiting);
}

void UndoStrip::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    showTime();
}

void UndoStrip::showWaiting()
{
    if (!m_archiver.waiting()) {
        dismiss();
        return;
    }
    showTime();
    present(m_archiver.timeLeft(), Archiver::UndoTime);
}

void UndoStrip::showTime()
{
    const auto item = m_archiver.waiting();
    if (!item)
        return;
    const auto seconds = static_cast<int>((m_archiver.timeLeft().count() + 999) / 1000);
    const QString subject = wording::quoted(item->pending.subject);
    const QString workspace = wording::shortened(item->pending.workspace);
    const QString sentence = item->endpoint.isSameConnection(m_endpoint)
        //: subject of a change request, its workspace
        ? tr("Archived %1 on %2.").arg(subject, workspace)
        //: subject of a change request, its workspace, a connection
        : tr("Archived %1 on %2 at %3.").arg(subject, workspace, protocol::plainText(item->endpoint.name));
    setWords(sentence, tr("It is sent in %n second(s).", nullptr, seconds));
}

} // namespace runlatch::ui
