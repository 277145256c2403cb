// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replydrafts.h"

#include "base/rules.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

namespace {

constexpr auto Pause = 500ms; // from the first unsaved change: steady typing loses no more than that

QString draftKind()
{
    return u"reply"_s;
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
        flush();
    });
}

void ReplyDrafts::flush()
{
    dropOldest();
    const auto unsaved = std::exchange(m_unsaved, {});
    for (const QUuid &capture : unsaved)
        save(capture);
}

void ReplyDrafts::save(const QUuid &capture)
{
    m_unsaved.remove(capture);
    const auto answered = [this, capture](const base::Done &answer) { takeAnswer(capture, answer); };
    const auto kept = m_drafts.constFind(capture);
    ++m_saving;
    if (kept == m_drafts.constEnd() || kept->isSettled) {
        m_store.removeDraft(capture, this, answered);
        return;
    }
    const QByteArray content = writeReplyDraft(kept->draft);
    if (content.size() <= MaxBytes) {
        m_store.saveDraft({capture, draftKind(), content, kept->changedAt}, this, answered);
        return;
    }
    --m_saving; // the version that was saved before stays
    fail({.kind = base::ErrorKind::Usage, .rule = base::Rules::ReplyDraftTooLarge});
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
    if (m_saving == 0 && m_unsaved.isEmpty())
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
