// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturedeletion.h"

#include "base/undotime.h"
#include "ui/widgets/frames/undobar.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString deletedWords(qsizetype requests)
{
    return CaptureDeletion::tr("%Ln request(s) deleted.", nullptr, static_cast<int>(requests));
}

UndoBar::Words deletionWords(const QList<CaptureDeletion::Deletion> &waiting, int seconds)
{
    qsizetype requests = 0;
    for (const CaptureDeletion::Deletion &one : waiting)
        requests += one.ids.size();
    return {.count = static_cast<int>(waiting.size()),
            .sentence = deletedWords(requests),
            .time = waiting.size() > 1
                ? CaptureDeletion::tr("The first deletion can be undone for %n second(s).", nullptr, seconds)
                : CaptureDeletion::tr("You can undo this for %n second(s).", nullptr, seconds),
            .closing = CaptureDeletion::tr("Delete now")};
}

} // namespace

/// The store finishes what it was asked for before it closes. Nobody is left to take its answer.
CaptureDeletion::~CaptureDeletion()
{
    for (const Deletion &one : std::as_const(m_waiting)) {
        if (m_store)
            m_store->remove(one.ids, m_store, [](const base::Result<qint64> &) {});
    }
}

void CaptureDeletion::setStore(store::CaptureStore &store, base::Clock &clock, models::CaptureModel &model)
{
    if (m_store)
        commit();
    m_store = &store;
    m_clock = &clock;
    m_model = &model;
    if (!std::exchange(m_waiting, {}).isEmpty())
        emit waitingChanged();
}

UndoBar *CaptureDeletion::makeBar()
{
    const auto items = [this] {
        QList<UndoBar::Item> deletions;
        for (const Deletion &one : std::as_const(m_waiting))
            deletions.append({deletedWords(one.ids.size()), [this, number = one.number] { undo(number); }});
        return deletions;
    };
    auto *bar = new UndoBar(u"trash-2"_s, u"captures.undo"_s,
                            {.timeLeft = [this] { return timeLeft(); },
                             .words = [this](int seconds) { return deletionWords(m_waiting, seconds); },
                             .items = items});
    connect(bar, &UndoBar::undoWanted, this, qOverload<>(&CaptureDeletion::undo));
    connect(bar, &UndoBar::closeWanted, this, &CaptureDeletion::commit);
    connect(this, &CaptureDeletion::waitingChanged, bar, &UndoBar::refresh);
    return bar;
}

void CaptureDeletion::remove(const QList<qint64> &ids)
{
    if (!m_store || ids.isEmpty())
        return;
    m_model->hide(ids);
    m_waiting.append({++m_last, ids, m_clock->monotonic() + base::UndoTime});
    m_clock->callAt(m_waiting.last().end, this, [this] { commitDue(); });
    emit waitingChanged();
}

void CaptureDeletion::undo()
{
    if (!m_waiting.isEmpty())
        undo(m_waiting.last().number);
}

void CaptureDeletion::undo(quint64 number)
{
    const auto found = std::find_if(m_waiting.begin(), m_waiting.end(),
                                    [number](const Deletion &one) { return one.number == number; });
    if (found == m_waiting.end())
        return;
    const QList<qint64> ids = found->ids;
    m_waiting.erase(found);
    m_model->show(ids);
    emit waitingChanged();
    emit restored(ids);
}

void CaptureDeletion::commit()
{
    for (Deletion &one : m_waiting)
        one.end = {};
    commitDue();
}

void CaptureDeletion::commitDue()
{
    bool isAny = false;
    while (!m_waiting.isEmpty() && m_waiting.first().end <= m_clock->monotonic()) {
        isAny = true;
        const QList<qint64> ids = m_waiting.takeFirst().ids;
        m_store->remove(ids, m_model, [this, ids](const base::Result<qint64> &removed) { end(ids, removed); });
    }
    if (isAny)
        emit waitingChanged();
}

void CaptureDeletion::end(const QList<qint64> &ids, const base::Result<qint64> &removed)
{
    if (removed) {
        m_model->forget(ids);
        return;
    }
    m_model->show(ids);
    m_model->refresh(); // earlier slices may be gone
    emit failed(removed.error());
}

std::chrono::milliseconds CaptureDeletion::timeLeft() const
{
    return m_waiting.isEmpty() ? std::chrono::milliseconds(0)
                               : std::max(std::chrono::milliseconds(0), m_waiting.first().end - m_clock->monotonic());
}

} // namespace runlatch::ui
