// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replydrafts.h"

#include "base/answer.h"
#include "base/rules.h"

#include <QThreadPool>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

namespace {

constexpr auto Pause = 500ms; // from the first unsaved change: steady typing loses no more than that

constexpr qsizetype MaxCharactersAtOnce = 64 * 1024; // written in the thread of the drafts

QString draftKind()
{
    return u"reply"_s;
}

bool isLong(const ReplyDraft &draft)
{
    qsizetype characters = draft.result.message.size() + draft.result.url.size() + draft.result.written.size();
    for (const protocol::Outcome &outcome : draft.result.outcomes)
        characters += outcome.characters();
    return characters > MaxCharactersAtOnce;
}

} // namespace

ReplyDrafts::ReplyDrafts(store::WorkStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
{
}

ReplyDrafts::~ReplyDrafts()
{
    flush();
}

void ReplyDrafts::restore()
{
    m_store.drafts(draftKind(), this, [this](const base::Result<QList<store::Draft>> &drafts) {
        if (drafts)
            takeOver(*drafts);
        else
            fail(drafts.error());
    });
}

/// Takes over the drafts of the store. A draft that cannot be read stays there.
void ReplyDrafts::takeOver(const QList<store::Draft> &drafts)
{
    for (const store::Draft &draft : drafts) {
        if (m_drafts.contains(draft.id) || m_unsaved.contains(draft.id))
            continue;
        const auto read = readReplyDraft(draft.content);
        if (read && !read->isEmpty())
            m_drafts.insert(draft.id, {*read, draft.changedAt});
    }
    dropOldest();
    emit changed();
    emit restored();
}

ReplyDraft ReplyDrafts::draft(const QUuid &capture) const
{
    return m_drafts.value(capture).draft;
}

void ReplyDrafts::change(const QUuid &capture, const ReplyDraft &draft)
{
    const Kept before = m_drafts.value(capture);
    if (capture.isNull() || before.draft == draft)
        return;
    if (draft.result == before.draft.result) { // only another outcome was opened
        if (!draft.isEmpty())
            m_drafts[capture].draft = draft;
        if (!draft.isEmpty() && !before.isSettled)
            m_unsaved.insert(capture);
        saveSoon();
        return;
    }
    const bool was = !before.draft.isEmpty() && !before.isSettled;
    if (draft.isEmpty())
        m_drafts.remove(capture);
    else
        m_drafts.insert(capture, {draft, m_clock.utc()});
    m_unsaved.insert(capture);
    saveSoon();
    if (was == draft.isEmpty())
        emit changed();
}

void ReplyDrafts::settle(const QUuid &capture)
{
    const auto kept = m_drafts.find(capture);
    if (kept == m_drafts.end() || kept->isSettled)
        return;
    kept->isSettled = true;
    save(capture);
    emit changed();
}

QSet<QUuid> ReplyDrafts::captures() const
{
    QSet<QUuid> captures;
    for (auto kept = m_drafts.begin(); kept != m_drafts.end(); ++kept) {
        if (!kept->isSettled)
            captures.insert(kept.key());
    }
    return captures;
}

void ReplyDrafts::saveSoon()
{
    if (m_unsaved.isEmpty() || std::exchange(m_isDue, true))
        return;
    m_clock.callAfter(Pause, this, [this] {
        m_isDue = false;
        saveDue();
    });
}

/// While somebody types, this thread does not write megabytes.
void ReplyDrafts::saveDue()
{
    dropOldest();
    const auto unsaved = std::exchange(m_unsaved, {});
    for (const QUuid &capture : unsaved) {
        const Kept kept = m_drafts.value(capture);
        if (!kept.isSettled && isLong(kept.draft))
            saveLong(capture, kept);
        else
            save(capture);
    }
}

void ReplyDrafts::saveLong(const QUuid &capture, const Kept &kept)
{
    const quint64 writing = ++m_writings;
    m_writing.insert(capture, writing);
    const base::Answer<QByteArray> answer(
        this, [this, capture, writing, changedAt = kept.changedAt](const base::Result<QByteArray> &content) {
            if (m_writing.value(capture) != writing)
                return; // it was saved, or removed, meanwhile
            m_writing.remove(capture);
            store(capture, *content, changedAt);
        });
    QThreadPool::globalInstance()->start([draft = kept.draft, answer] { answer(writeReplyDraft(draft)); });
}

void ReplyDrafts::flush()
{
    dropOldest();
    for (auto writing = m_writing.keyBegin(); writing != m_writing.keyEnd(); ++writing)
        m_unsaved.insert(*writing);
    const auto unsaved = std::exchange(m_unsaved, {});
    for (const QUuid &capture : unsaved)
        save(capture);
}

void ReplyDrafts::save(const QUuid &capture)
{
    m_unsaved.remove(capture);
    m_writing.remove(capture);
    const auto kept = m_drafts.constFind(capture);
    if (kept != m_drafts.constEnd() && !kept->isSettled) {
        store(capture, writeReplyDraft(kept->draft), kept->changedAt);
        return;
    }
    ++m_saving;
    m_store.removeDraft(capture, this, [this, capture](const base::Done &answer) { takeAnswer(capture, answer); });
}

/// A draft that is too large is not saved; the version that was saved before stays.
void ReplyDrafts::store(const QUuid &capture, const QByteArray &content, const QDateTime &changedAt)
{
    if (content.size() > MaxBytes) {
        fail({.kind = base::ErrorKind::Usage, .rule = base::Rules::ReplyDraftTooLarge});
        return;
    }
    ++m_saving;
    m_store.saveDraft({capture, draftKind(), content, changedAt}, this,
                      [this, capture](const base::Done &answer) { takeAnswer(capture, answer); });
}

void ReplyDrafts::takeAnswer(const QUuid &capture, const base::Done &answer)
{
    --m_saving;
    if (!answer) {
        m_unsaved.insert(capture); // the next change tries again
        fail(answer.error());
        return;
    }
    m_hasFailed = false;
    if (m_saving == 0 && m_unsaved.isEmpty() && m_writing.isEmpty())
        emit saved();
}

void ReplyDrafts::fail(const base::Error &error)
{
    if (!std::exchange(m_hasFailed, true))
        emit failed(error);
}

void ReplyDrafts::dropOldest()
{
    while (m_drafts.size() > MaxDrafts) {
        const auto oldest = std::min_element(m_drafts.begin(), m_drafts.end(), [](const Kept &one, const Kept &other) {
            return one.changedAt < other.changedAt;
        });
        m_unsaved.insert(oldest.key());
        m_drafts.erase(oldest);
    }
}

} // namespace runlatch::inspector
