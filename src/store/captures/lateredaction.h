// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capturetable.h"
#include "store/captures/namesealing.h"

namespace runlatch::store {

/// Redacts what the present names of secrets name in captures that were not sealed by them yet. A program that only
/// reads a store cannot seal it anew.
class LateRedaction
{
public:
    /// Of the captures that the store does not know to be sealed by the present names.
    static base::Result<LateRedaction> of(Connection &database);
    /// Of all captures if names were added here: a store with many writers does not know who sealed by which names.
    static LateRedaction ofAddedNames();

    /// Rows as they were read, redacted where that is due. Of these the bytes are read, too; one that was removed
    /// since is left out.
    static base::Result<QList<CaptureRow>> redacted(base::Result<QList<CaptureRow>> rows,
                                                    const base::Result<LateRedaction> &late, CaptureTable &table);
    /// `keepsBytes`: head and body stay as they are, because the key is there.
    void apply(Capture &capture, bool keepsBytes) const;

private:
    explicit LateRedaction(const NameProgress &progress)
        : m_progress(progress)
    {
    }
    bool isDue(qint64 id) const;
    base::Done apply(QList<CaptureRow> &rows, CaptureTable &table) const;

    NameProgress m_progress;
};

} // namespace runlatch::store
