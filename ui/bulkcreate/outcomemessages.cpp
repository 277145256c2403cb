// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/outcomemessages.h"

#include "http/url.h"
#include "protocol/plaintext.h"
#include "ui/widgets/messagebar.h"

#include <QLocale>

using runlatch::changerequests::BulkDraft;
using runlatch::wording::Activity;
using runlatch::wording::Sentence;

namespace runlatch::ui {

void OutcomeMessages::showRefused(const base::Error &error, bool isMarked)
{
    if (isMarked) {
        m_bar.setMessage(Tone::Error, tr("The service refused it; nothing was created."),
                         tr("What it names is marked at its field."));
        return;
    }
    Sentence sentence = wording::sentence(error, Activity::CreatingChangeRequests);
    if (sentence.action != Sentence::Action::EditConnection)
        sentence.action = Sentence::Action::None; // the button that sends is visible
    m_bar.setSentence(sentence);
}

void OutcomeMessages::showUnknown(const base::Error &error)
{
    Sentence sentence = wording::sentence(error, Activity::CreatingChangeRequests);
    sentence.action = Sentence::Action::LookAtBacklog;
    m_bar.setSentence(sentence, Tone::Warning);
}

void OutcomeMessages::showSentBefore(const QDateTime &sentAt)
{
    Sentence sentence;
    //: %1 is a date and a time
    sentence.fact = tr("This was sent on %1, and it is not known whether the change requests were created.")
                        .arg(QLocale().toString(sentAt.toLocalTime(), QLocale::ShortFormat));
    sentence.next = tr("Look at the backlog before you create them again.");
    sentence.action = Sentence::Action::LookAtBacklog;
    m_bar.setSentence(sentence, Tone::Warning);
}

void OutcomeMessages::showCancelled()
{
    m_bar.setMessage(Tone::Info, tr("Cancelled before it was sent."), tr("Nothing was created."));
}

void OutcomeMessages::showChanged()
{
    m_bar.setMessage(Tone::Info, tr("Nothing was sent: the draft has changed since."),
                     tr("Look at it once more, then create."));
}

void OutcomeMessages::showNotKept(const base::Error &error)
{
    m_bar.setMessage(Tone::Error, tr("Nothing was sent: the draft could not be saved first."),
                     wording::sentence(error, Activity::OpeningStore).text());
}

QString OutcomeMessages::homeInWords(const std::optional<BulkDraft::Home> &home)
{
    if (!home)
        return tr("not known");
    //: %1 is a connection, %2 its host
    return tr("%1 (%2)").arg(protocol::plainText(home->name), http::hostAndPort(home->service));
}

QPushButton *OutcomeMessages::showElsewhere(const std::optional<BulkDraft::Home> &home, const QString &here)
{
    const QString name = protocol::plainText(here);
    m_bar.setMessage(
        Tone::Warning,
        home ? tr("This draft belongs to %1.").arg(homeInWords(home))
             : tr("It is not known to which connection this draft belongs."),
        home ? tr("Choose that connection to send it. A copy for %1 has no organization and no workspaces.").arg(name)
             : tr("Before you send it with %1, check that its organization exists there.").arg(name));
    return m_bar.addTextAction(home ? tr("Copy it here") : tr("It belongs here"));
}

void OutcomeMessages::showNotSaved(const base::Error &error)
{
    m_bar.setMessage(Tone::Warning, tr("The draft could not be saved; it is kept while the program runs."),
                     wording::sentence(error, Activity::OpeningStore).fact);
}

void OutcomeMessages::showNotRestored(const base::Error &error)
{
    m_bar.setMessage(Tone::Warning, tr("The draft of last time could not be read."),
                     wording::sentence(error, Activity::OpeningStore).fact);
}

} // namespace runlatch::ui
