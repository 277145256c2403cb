// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"
#include "ui/changerequests/resultmodel.h"

namespace runlatch::ui {

/// Archive operations as rows to be read: how each stands, and why.
QList<Result> archiveResults(const QList<changerequests::Archiver::Item> &items);

/// How a batch stands.
struct ArchiveCounts
{
    int all = 0;
    int archived = 0; ///< with those that were so before
    int already = 0;  ///< before
    int failed = 0;   ///< with those whose outcome is unknown
    int unknown = 0;  ///< with those that were stopped before an earlier try of theirs was asked about
    int stopped = 0;  ///< and never sent

    int ended() const { return archived + failed + stopped; }
};
ArchiveCounts countArchived(const QList<changerequests::Archiver::Item> &items);

/// What a batch came to, in a sentence.
QString archiveSummary(const ArchiveCounts &counts);

/// Before many are archived: where they are, how many are done already, and that there is no way back.
QString archiveConsequence(const QList<changerequests::Archiver::ToArchive> &changeRequests);

} // namespace runlatch::ui
