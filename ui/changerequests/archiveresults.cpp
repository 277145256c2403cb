// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/archiveresults.h"

#include "wording/names.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::Archiver;

namespace {

constexpr int NamedWorkspaces = 8; // names in a question; further workspaces are counted

struct ArchiveWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ArchiveResults)
};

/// Tells whether the operation was stopped before a second try, while the outcome of the first is unknown.
bool isLeftOpen(const Archiver::Item &item)
{
    return item.state == Archiver::State::Stopped && item.pending.sent;
}

BadgeSpec badgeOf(const Archiver::Item &item)
{
    const BadgeSpec notKnown{ArchiveWords::tr("Not known"), Tone::Warning, u"circle-dashed"_s, false};
    if (isLeftOpen(item))
        return notKnown;
    switch (item.state) {
    case Archiver::State::Waiting: return {ArchiveWords::tr("Waiting"), Tone::None, u"hourglass"_s, true};
    case Archiver::State::Sending: return {ArchiveWords::tr("Archiving"), Tone::Info, u"hourglass"_s, true};
    case Archiver::State::Asking: return {ArchiveWords::tr("Asking"), Tone::Info, u"hourglass"_s, true};
    case Archiver::State::Archived: return {ArchiveWords::tr("Archived"), Tone::None, u"archive"_s, true};
    case Archiver::State::Undone: return {ArchiveWords::tr("Undone"), Tone::None, u"undo-2"_s, true};
    case Archiver::State::Stopped: return {ArchiveWords::tr("Not sent"), Tone::None, u"circle-dashed"_s, true};
    case Archiver::State::Failed: break;
    }
    return item.error.outcomeUnknown ? notKnown
                                     : BadgeSpec{ArchiveWords::tr("Not archived"), Tone::Error, u"circle-x"_s, false};
}

QString reasonOf(const Archiver::Item &item)
{
    if (isLeftOpen(item))
        return ArchiveWords::tr("It was not sent again. The outcome of the first try is unknown.");
    if (item.state == Archiver::State::Failed)
        return wording::sentence(item.error, wording::Activity::Archiving).text();
    if (item.state != Archiver::State::Archived || !item.changeRequest)
        return {};
    const QString who = wording::archivedBy(item.changeRequest->archived);
    return item.already ? ArchiveWords::tr("It was archived before. %1").arg(who) : who;
}

} // namespace

QList<Result> archiveResults(const QList<Archiver::Item> &items)
{
    QList<Result> results;
    for (const Archiver::Item &item : items)
        results.append({.id = item.pending.id.toString(),
                        .subject = item.pending.subject,
                        .place = item.pending.workspace,
                        .state = badgeOf(item),
                        .reason = reasonOf(item)});
    return results;
}

ArchiveCounts countArchived(const QList<Archiver::Item> &items)
{
    ArchiveCounts counts{.all = static_cast<int>(items.size())};
    for (const Archiver::Item &item : items) {
        counts.archived += item.state == Archiver::State::Archived ? 1 : 0;
        counts.already += item.state == Archiver::State::Archived && item.already ? 1 : 0;
        const bool hasFailed = item.state == Archiver::State::Failed;
        counts.failed += hasFailed || isLeftOpen(item) ? 1 : 0;
        counts.unknown += (hasFailed && item.error.outcomeUnknown) || isLeftOpen(item) ? 1 : 0;
        counts.stopped += item.state == Archiver::State::Stopped && !isLeftOpen(item) ? 1 : 0;
    }
    return counts;
}

QString archiveSummary(const ArchiveCounts &counts)
{
    const QLocale locale;
    QStringList parts{ArchiveWords::tr("%1 of %n archived", nullptr, counts.all).arg(locale.toString(counts.archived))};
    if (counts.already > 0)
        parts += ArchiveWords::tr("%n before", "of those that are archived", counts.already);
    if (counts.failed > counts.unknown)
        parts += ArchiveWords::tr("%n not archived", nullptr, counts.failed - counts.unknown);
    if (counts.unknown > 0)
        parts += ArchiveWords::tr("%n not known", nullptr, counts.unknown);
    if (counts.stopped > 0)
        parts += ArchiveWords::tr("%n not sent", nullptr, counts.stopped);
    return parts.join(u", "_s) + u'.';
}

QString archiveConsequence(const QList<Archiver::ToArchive> &changeRequests)
{
    QStringList workspaces;
    int already = 0;
    for (const auto &[changeRequest, workspace] : changeRequests) {
        if (!workspaces.contains(workspace))
            workspaces += workspace;
        already += changeRequest.isArchived() ? 1 : 0;
    }
    const auto all = static_cast<int>(workspaces.size());
    QStringList named;
    for (int i = 0; i < std::min(all, NamedWorkspaces); ++i)
        named += wording::shortened(workspaces[i]);
    QString text = ArchiveWords::tr("In %n workspace(s): %1", nullptr, all).arg(named.join(u", "_s));
    if (all > NamedWorkspaces)
        text += ArchiveWords::tr(" and %n more", "workspaces", all - NamedWorkspaces);
    text += u". "_s;
    if (already > 0)
        text += ArchiveWords::tr("%n of them are archived already and count as done. ", nullptr, already);
    return text
        + ArchiveWords::tr("This cannot be undone: archived change requests stay readable, but cannot be made active "
                           "again.");
}

} // namespace runlatch::ui
