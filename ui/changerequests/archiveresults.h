// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"
#include "ui/changerequests/resultmodel.h"

namespace runlatch::ui {

/// Archive operations as table rows: the state of each, and the reason.
QList<Result> archiveResults(const QList<changerequests::Archiver::Item> &items);

/// Counts of a batch by state.
struct ArchiveCounts
{
    int all = 0;
    int archived = 0; ///< including those already archived before
    int already = 0;  ///< archived before
    int failed = 0;   ///< including those with an unknown outcome
    int unknown = 0;  ///< including stopped ones whose earlier try has an unknown outcome
    int stopped = 0;  ///< stopped and never sent

    int ended() const { return archived + failed + stopped; }
};
ArchiveCounts countArchived(const QList<changerequests::Archiver::Item> &items);

/// The result of a batch in a sentence.
QString archiveSummary(const ArchiveCounts &counts);

/// The text of the question before archiving many: their workspaces, how many are already archived, and that it cannot
/// be undone.
QString archiveConsequence(const QList<changerequests::Archiver::ToArchive> &changeRequests);

} // namespace runlatch::ui
