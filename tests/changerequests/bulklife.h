// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulksender.h"
#include "support/answer.h"
#include "support/fakeclock.h"

#include <QTest>

namespace runlatch::changerequests {

inline BulkDraft writtenDraft()
{
    BulkDraft draft;
    draft.organization = QStringLiteral("acme");
    draft.conditions = {
        {{QStringLiteral("workspace_name"), protocol::ExplorerOperator::Contains, QStringLiteral("a")}, true}};
    draft.sends = BulkDraft::Sends::Query;
    draft.subject = QStringLiteral("Raise TLS");
    draft.message = QStringLiteral("**Raise** it.");
    return draft;
}

/// One life of the program: a draft that is written, and its store over a file that outlives both. The end of a life
/// saves nothing more.
struct BulkLife
{
    BulkLife(const QString &file, support::FakeClock &clock)
        : session(store, clock, [this] {
            ++readings;
            return written;
        })
    {
        store.open(file, &session, [](const base::Done &) {});
    }

    /// Writes the draft while this endpoint is viewed.
    void begin(const service::Endpoint &endpoint)
    {
        written = {};
        session.setEndpoint(endpoint);
        written = writtenDraft();
    }
    /// Loads the stored draft into the present one.
    bool restore()
    {
        const auto draft =
            support::answerOf<BulkDraft>([&](QObject *asker, const auto &done) { session.restore(asker, done); });
        if (draft)
            written = *draft;
        return draft.isOk();
    }
    /// The newest draft in the store, read after all earlier calls of the store.
    BulkDraft stored()
    {
        const auto drafts = support::answerOf<QList<store::Draft>>(
            [&](QObject *asker, const auto &done) { store.drafts(QStringLiteral("bulk-create"), asker, done); });
        return !drafts || drafts->isEmpty() ? BulkDraft() : *readBulkDraft(drafts->constFirst().content);
    }

    BulkDraft written = writtenDraft();
    int readings = 0; ///< number of readings of the present draft
    store::WorkStore store;
    DraftSession session;
};

} // namespace runlatch::changerequests
