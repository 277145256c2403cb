// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "store/captures/capture.h"

#include <QCache>
#include <QHash>
#include <QObject>
#include <QPointer>

#include <memory>

namespace runlatch::store {
class CaptureStore;
class OpenStore;
} // namespace runlatch::store

namespace runlatch::ui {

class CaptureDetail;
class CaptureList;
class NotesTab;

/// Saves what is typed at requests: a second after a change, and when the text is left. A note that the store does not
/// take is kept, stands in its request when that is shown again, and is tried again with the next one that is saved.
/// When another store is opened, what the earlier one does not take is given away with noteLost().
class NoteKeeper final : public QObject
{
    Q_OBJECT

public:
    NoteKeeper(store::OpenStore &open, CaptureDetail &detail, CaptureList &list, base::Clock &clock,
               QObject *parent = nullptr);
    ~NoteKeeper() override; ///< saves what is typed

    /// Whether the store has refused a note, and notes are in memory only.
    bool hasUnsaved() const { return m_hasFailed; }

signals:
    void pinned(const runlatch::store::CaptureRow &row); ///< the row as it is stored now
    void pinFailed(const runlatch::base::Error &error);
    /// The note of a request that is not shown now was not taken.
    void noteFailed(qint64 id, const runlatch::base::Error &error);
    /// No note of the store that is open waits to be saved any more.
    void allSaved();
    /// An earlier store has not taken this note, and its requests are not shown any more.
    void noteLost(qint64 id, const QString &note, const runlatch::base::Error &error);

private:
    void setStore(store::CaptureStore &store);
    void show(const store::CaptureRow &row);
    void open(qint64 id);
    void note(qint64 id, const QString &text);
    void saveAll();
    void saveLast();
    void save(qint64 id, const QString &text);
    void take(qint64 id, const QString &text, const base::Result<store::CaptureRow> &row);
    void drop(qint64 id); ///< the note need not be saved any more
    void takeSaved(const QString &text, const store::CaptureRow &row);
    void takePin(const base::Result<store::CaptureRow> &row);

    static constexpr int MaxSaved = 100;

    CaptureDetail &m_detail;
    CaptureList &m_list;
    NotesTab &m_tab;
    base::Clock &m_clock;
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_ofStore;        ///< context of the store's answers
    QHash<qint64, QString> m_unsaved;          ///< what was typed, by capture, until the store has it
    QCache<qint64, QString> m_saved{MaxSaved}; ///< what the store has; a reading may be older
    bool m_waits = false;                      ///< it is saved within a second
    bool m_hasFailed = false;                  ///< the store has refused one, and m_unsaved is not empty since
};

} // namespace runlatch::ui
