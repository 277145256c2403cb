// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/notekeeper.h"

#include "store/capturestore.h"
#include "store/openstore.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/notestab.h"

#include <utility>

using namespace std::chrono_literals;

namespace runlatch::ui {

NoteKeeper::NoteKeeper(store::OpenStore &open, CaptureDetail &detail, CaptureList &list, base::Clock &clock,
                       QObject *parent)
    : QObject(parent)
    , m_detail(detail)
    , m_list(list)
    , m_tab(detail.notes())
    , m_clock(clock)
{
    list.offer(CaptureActions::Offer::Note);
    connect(&list, &CaptureList::noteWanted, this, &NoteKeeper::open);
    connect(&detail, &CaptureDetail::shown, this, &NoteKeeper::show);
    connect(&m_tab, &NotesTab::edited, this, &NoteKeeper::note);
    connect(&m_tab, &NotesTab::left, this, &NoteKeeper::saveAll);
    connect(&m_tab, &NotesTab::retryWanted, this, &NoteKeeper::saveAll);
    connect(&m_tab, &NotesTab::pinWanted, this, [this](qint64 id, bool pinned) {
        if (m_store)
            m_store->setPinned(id, pinned, m_ofStore.get(), [this](const auto &row) { takePin(row); });
    });
    connect(&m_tab, &NotesTab::colorWanted, this, [this](qint64 id, store::PinColor color) {
        if (m_store)
            m_store->setPinned(id, color, m_ofStore.get(), [this](const auto &row) { takePin(row); });
    });
    open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

/// The detail may be gone already; the store is not.
NoteKeeper::~NoteKeeper()
{
    for (auto each = m_unsaved.cbegin(); m_store && each != m_unsaved.cend(); ++each)
        m_store->setNote(each.key(), each.value(), this, [](const auto &) {});
}

/// A note that belongs to the earlier store is saved there.
void NoteKeeper::setStore(store::CaptureStore &store)
{
    saveLast();
    m_unsaved.clear();
    m_hasFailed = false;
    m_saved.clear();
    m_store = &store;
    m_ofStore = std::make_unique<QObject>();
    emit allSaved();
}

/// The store answers before it closes, when its own context is gone. A note of a deleted request is not missed.
void NoteKeeper::saveLast()
{
    for (auto each = m_unsaved.cbegin(); m_store && each != m_unsaved.cend(); ++each) {
        const auto take = [this, id = each.key(), note = each.value()](const base::Result<store::CaptureRow> &row) {
            if (!row && row.error().kind != base::ErrorKind::NotFound)
                emit noteLost(id, note, row.error());
        };
        m_store->setNote(each.key(), each.value(), this, take);
    }
}

void NoteKeeper::show(const store::CaptureRow &row)
{
    if (row.id != m_tab.capture())
        saveAll();
    m_tab.setRow(row);
    if (const auto unsaved = m_unsaved.constFind(row.id); unsaved != m_unsaved.cend())
        m_tab.setNote(*unsaved, false);
    else if (const QString *saved = m_saved.object(row.id))
        m_tab.setNote(*saved, true);
    else
        m_tab.setNote(row.note, true);
}

void NoteKeeper::open(qint64 id)
{
    m_list.showDetail();
    m_detail.showNotes(id);
}

void NoteKeeper::note(qint64 id, const QString &text)
{
    m_unsaved.insert(id, text);
    if (!std::exchange(m_waits, true)) {
        m_clock.callAfter(1s, this, [this] {
            m_waits = false;
            saveAll();
        });
    }
}

void NoteKeeper::saveAll()
{
    const QHash<qint64, QString> unsaved = m_unsaved;
    for (auto each = unsaved.cbegin(); each != unsaved.cend(); ++each)
        save(each.key(), each.value());
}

void NoteKeeper::save(qint64 id, const QString &text)
{
    if (m_store)
        m_store->setNote(id, text, m_ofStore.get(), [this, id, text](const auto &row) { take(id, text, row); });
}

void NoteKeeper::take(qint64 id, const QString &text, const base::Result<store::CaptureRow> &row)
{
    if (row) {
        m_saved.insert(id, new QString(row->note));
        if (m_unsaved.value(id) == text)
            drop(id);
        takeSaved(text, *row);
        return;
    }
    const bool isGone = row.error().kind == base::ErrorKind::NotFound;
    if (isGone && id != m_tab.capture())
        return drop(id); // it was deleted with its request
    if (!m_unsaved.contains(id))
        return; // another save of it succeeded meanwhile
    m_hasFailed = true;
    if (id == m_tab.capture())
        m_tab.showUnsaved(row.error());
    else
        emit noteFailed(id, row.error());
}

void NoteKeeper::drop(qint64 id)
{
    if (m_unsaved.remove(id) == 0 || !m_unsaved.isEmpty())
        return;
    m_hasFailed = false;
    emit allSaved();
}

void NoteKeeper::takeSaved(const QString &text, const store::CaptureRow &row)
{
    if (row.id == m_tab.capture() && !m_unsaved.contains(row.id)) {
        if (m_tab.note() == text)
            m_tab.setNote(row.note, true); // a secret of the request became asterisks
        m_tab.showSaved();
    }
    m_list.update(row);
}

void NoteKeeper::takePin(const base::Result<store::CaptureRow> &row)
{
    if (row) {
        emit pinned(*row);
        return;
    }
    m_tab.resetPin();
    emit pinFailed(row.error());
}

} // namespace runlatch::ui
