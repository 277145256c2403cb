// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "store/work/draft.h"

namespace runlatch::changerequests {

/// A query that the user keeps under a name on this computer.
struct SavedQuery
{
    static constexpr qsizetype MaxName = 80;           ///< characters
    static constexpr qsizetype MaxContent = 64 * 1024; ///< bytes as JSON

    QUuid id;
    QString name;
    BulkDraft query; ///< as queryOf() gives it

    friend bool operator==(const SavedQuery &, const SavedQuery &) = default;
};

/// The part of a draft that is its query: the conditions, also those that are switched off or cannot be sent, and for
/// which of the matches it is sent.
BulkDraft queryOf(const BulkDraft &draft);

/// JSON for store::Draft::content, kind "saved-query".
QByteArray writeSavedQuery(const SavedQuery &saved);
/// Errors: those of protocol::readObject; Storage "text.too-large"; Protocol "json.missing" without a name, or with one
/// that is too long.
base::Result<SavedQuery> readSavedQuery(const store::Draft &kept);

} // namespace runlatch::changerequests
