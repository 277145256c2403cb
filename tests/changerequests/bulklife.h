// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulksender.h"
#include "support/fakeclock.h"
#include "support/waiting.h"

#include <QTest>

namespace runlatch::changerequests {

inline BulkDraft writtenDraft()
{
    BulkDraft draft;
    draft.organization = QStringLiteral("acme");
    draft.conditions = {
        {{QStringLiteral("workspace_name"), protocol::ExplorerOperator::Contains, QStringLiteral("a")}, true}};
    draft.subject = QStringLiteral("Raise TLS");
    draft.message = QStringLiteral("**Raise** it.");
    return draft;
}

/// One life of the program: a draft that is written, and its store over a file that outlives both. Its end saves
/// nothing more.
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

    /// The draft is written while this endpoint is looked at.
    void begin(const service::Endpoint &endpoint)
    {
        written = {};
        session.setEndpoint(endpoint);
        written = writtenDraft();
    }
    /// Takes what the store has for what is written.
    bool restore()
    {
        bool isRestored = false;
        session.restore(&session, [&](const base::Result<BulkDraft> &draft) {
            isRestored = draft.isOk();
            if (draft)
                written = *draft;
        });
        return support::waitFor([&] { return isRestored; }, 20'000);
    }
    /// The newest draft in the store, behind all that was asked of it before.
    BulkDraft stored()
    {
        std::optional<BulkDraft> found;
        store.drafts(QStringLiteral("bulk-create"), &session, [&](const auto &drafts) {
            found = !drafts || drafts->isEmpty() ? BulkDraft() : *readBulkDraft(drafts->constFirst().content);
        });
        return support::waitFor([&] { return found.has_value(); }, 20'000) ? *found : BulkDraft();
    }

    BulkDraft written = writtenDraft();
    int readings = 0; ///< of what is written
    store::WorkStore store;
    DraftSession session;
};

} // namespace runlatch::changerequests
