// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/notenotices.h"

#include "ui/inspector/detail/notekeeper.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

NoteNotices::NoteNotices(MessageBar &bar, NoteKeeper &keeper, QObject *parent)
    : QObject(parent)
    , m_bar(bar)
{
    connect(&keeper, &NoteKeeper::noteFailed, this, &NoteNotices::showFailed);
    connect(&keeper, &NoteKeeper::noteLost, this, &NoteNotices::keepLost);
    connect(&keeper, &NoteKeeper::allSaved, this, [this] {
        if (m_lost.isEmpty())
            m_bar.dismiss();
    });
    connect(&bar, &MessageBar::closed, this, [this] { m_lost.clear(); });
}

void NoteNotices::showFailed(qint64 id, const base::Error &error)
{
    if (!m_lost.isEmpty())
        return; // what can be lost matters more
    m_bar.setMessage(
        Tone::Error,
        tr("The note of request %1 could not be saved: %2").arg(QString::number(id), wording::sentence(error).fact),
        tr("Your text is kept in memory until Runlatch ends, and saving is tried again."));
}

void NoteNotices::keepLost(qint64 id, const QString &note, const base::Error &error)
{
    m_lost.append(tr("Request %1:").arg(id) + u'\n' + note);
    m_bar.setMessage(Tone::Error,
                     tr("%n note(s) could not be saved in the store that was open before: %1", nullptr,
                        static_cast<int>(m_lost.size()))
                         .arg(wording::sentence(error).fact),
                     tr("The text is kept until you close this message."));
    connect(m_bar.addTextAction(tr("Copy the text")), &QPushButton::clicked, this, &NoteNotices::copyLost);
}

void NoteNotices::copyLost() const
{
    QGuiApplication::clipboard()->setText(m_lost.join(u"\n\n"_s));
}

} // namespace runlatch::ui
