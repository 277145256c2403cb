// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"

#include "changerequests/archivedesk.h"
#include "support/answer.h"
#include "support/fakeclock.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace runlatch::changerequests {

/// An archiver with a service and a store, and a record of all its signals.
class ArchiverFixture : public QObject
{
protected:
    using State = Archiver::State;

    void setUp()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_clock = std::make_unique<support::FakeClock>();
        m_desk = std::make_unique<Desk>();
        m_service = std::make_unique<OddService>([this](const Asked &asked) { return m_desk->answer(asked); });
        newLife();
    }

    void tearDown()
    {
        m_archiver.reset();
        m_store.reset();
    }

    /// Starts the program again. The former life may have ended in any way.
    void newLife()
    {
        tearDown();
        m_states.clear();
        m_failed.clear();
        m_others.clear();
        m_storeFailures = m_batches = 0;
        m_store = std::make_unique<store::WorkStore>();
        m_store->open(m_folder->filePath(QStringLiteral("work.sqlite")), this, [](const base::Done &) {});
        m_archiver = std::make_unique<Archiver>(m_service->client, *m_store, *m_clock);
        connect(m_archiver.get(), &Archiver::changed, this, [this](const Archiver::Item &item) {
            m_states[item.pending.changeRequestId].append(item.state);
            if (item.state == State::Failed)
                m_failed.append(item);
            m_ids.insert(item.pending.changeRequestId, item.pending.id);
        });
        connect(m_archiver.get(), &Archiver::storeFailed, this, [this] { ++m_storeFailures; });
        connect(m_archiver.get(), &Archiver::batchFinished, this, [this] { ++m_batches; });
    }

    State stateOf(const QString &id) const
    {
        const QList<State> states = m_states.value(id);
        return states.isEmpty() ? State::Stopped : states.constLast();
    }

    static QList<store::PendingArchive> kept(store::WorkStore &store)
    {
        return *support::answerOf<QList<store::PendingArchive>>(
            [&](QObject *asker, const auto &done) { store.pendingArchives(asker, done); });
    }

    QList<store::PendingArchive> leftOver()
    {
        return *support::answerOf<QList<store::PendingArchive>>([&](QObject *asker, const auto &done) {
            m_archiver->leftOver(m_service->endpoint, m_others, asker, done);
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::FakeClock> m_clock;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<OddService> m_service;
    std::unique_ptr<store::WorkStore> m_store;
    std::unique_ptr<Archiver> m_archiver;
    QList<Archiver::Item> m_failed;
    QSet<QUuid> m_others;
    QMap<QString, QUuid> m_ids;           ///< ids of items, by change request
    QMap<QString, QList<State>> m_states; ///< states by change request, in the order of the signals
    int m_storeFailures = 0;
    int m_batches = 0; ///< batches that have finished
};

} // namespace runlatch::changerequests
