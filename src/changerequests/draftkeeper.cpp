// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/draftkeeper.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::changerequests {

namespace {

constexpr auto Pause = 500ms;

QString draftKind()
{
    return u"bulk-create"_s;
}

} // namespace

DraftKeeper::DraftKeeper(store::WorkStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
{
}

void DraftKeeper::restore(QObject *context, base::Callback<BulkDraft> done)
{
    const QPointer<QObject> asker(context);
    m_store.drafts(draftKind(), this, [this, asker, done](const base::Result<QList<store::Draft>> &drafts) {
        if (drafts)
            takeOver(*drafts);
        if (asker)
            done(drafts ? base::Result<BulkDraft>(m_draft) : base::Result<BulkDraft>(drafts.error()));
    });
}

/// Takes over the newest draft that can be read. Unreadable drafts stay in the store.
void DraftKeeper::takeOver(const QList<store::Draft> &drafts)
{
    bool isWritten = !m_draft.isEmpty(); // a draft with an organization alone counts as empty
    for (const store::Draft &draft : drafts) {
        const auto read = readBulkDraft(draft.content);
        if (!read || draft.id == m_id)
            continue;
        if (isWritten) {
            m_other = *read;
            m_otherId = draft.id;
            return;
        }
        isWritten = true;
        m_draft = *read;
        m_id = draft.id;
        m_isDirty = false;
        ++m_change;
    }
}

BulkDraft DraftKeeper::takeOther()
{
    flush();
    std::optional<BulkDraft> before;
    if (!m_draft.isEmpty())
        before = m_draft;
    m_draft = m_other.value_or(BulkDraft());
    m_other = before;
    std::swap(m_id, m_otherId);
    ++m_change;
    return m_draft;
}

void DraftKeeper::fork(const BulkDraft &copy)
{
    flush();
    m_other = m_draft;
    m_otherId = std::exchange(m_id, QUuid());
    ++m_change;
    m_draft = copy;
    save();
}

void DraftKeeper::change(const BulkDraft &draft)
{
    if (draft == m_draft)
        return;
    m_draft = draft;
    ++m_change;
    m_isDirty = true;
    if (std::exchange(m_isDue, true))
        return;
    m_clock.callAfter(Pause, this, [this] {
        m_isDue = false;
        flush();
    });
}

void DraftKeeper::flush()
{
    const bool isNothingThere = m_draft.isEmpty() && m_id.isNull(); // nothing to save, and nothing to remove
    m_isDirty = m_isDirty && !isNothingThere;
    if (m_isDirty)
        save();
}

void DraftKeeper::keep(const BulkDraft &draft, QObject *context, base::Callback<std::monostate> done)
{
    m_draft = draft;
    ++m_change;
    const QPointer<QObject> asker(context);
    save([asker, done = std::move(done)](const base::Done &answer) {
        if (asker)
            done(answer);
    });
}

void DraftKeeper::save(const base::Callback<std::monostate> &done)
{
    m_isDirty = false;
    const QDateTime now = m_clock.utc();
    const auto answered = [this, now, done, change = m_change](const base::Done &answer) {
        if (!answer) {
            m_isDirty = m_isDirty || change == m_change; // the next flush tries again
            emit failed(answer.error());
        } else if (change == m_change) {
            emit saved(now);
        }
        if (done)
            done(answer);
    };
    if (m_id.isNull())
        m_id = QUuid::createUuid();
    if (m_draft.isEmpty())
        m_store.removeDraft(m_id, this, answered);
    else
        m_store.saveDraft({m_id, draftKind(), writeBulkDraft(m_draft), now}, this, answered);
}

void DraftKeeper::discard()
{
    ++m_change;
    m_isDirty = false;
    m_draft = {};
    const QUuid id = std::exchange(m_id, QUuid());
    if (id.isNull())
        return;
    m_store.removeDraft(id, this, [this](const base::Done &answer) {
        if (!answer)
            emit failed(answer.error());
    });
}

} // namespace runlatch::changerequests
