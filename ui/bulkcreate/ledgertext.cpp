// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/ledgertext.h"

#include "http/url.h"
#include "text/plaintext.h"
#include "ui/bulkcreate/query/askedwords.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::BulkDraft;
using changerequests::LedgerEntry;
using changerequests::LedgerState;

namespace {

constexpr qsizetype ShownLines = 100;    // of a list
constexpr qsizetype ShownLetters = 4000; // of the message

struct LedgerText
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::LedgerText)
};

/// The first lines of a list, and how many more there are.
QStringList firstLines(const QStringList &all)
{
    QStringList lines = all.first(qMin(all.size(), ShownLines));
    if (const auto more = static_cast<int>(all.size() - lines.size()); more > 0)
        lines += LedgerText::tr("... and %n more", nullptr, more);
    return lines;
}

QStringList placeLines(const LedgerEntry &entry)
{
    QStringList lines{LedgerText::tr("Time: %1").arg(wording::exactTime(entry.at))};
    const QString host = entry.draft.home ? http::hostAndPort(entry.draft.home->service) : QString();
    if (const QString name = entry.connectionName(); !name.isEmpty())
        //: %1 is a connection, %2 its host
        lines += LedgerText::tr("Connection: %1 (%2)").arg(text::plainText(name), host);
    else if (!host.isEmpty())
        lines += LedgerText::tr("Sent by the command line to %1").arg(host);
    lines += LedgerText::tr("Organization: %1").arg(text::plainText(entry.draft.organization));
    return lines;
}

QStringList targetLines(const LedgerEntry &entry)
{
    if (entry.isByQuery()) {
        QList<protocol::ExplorerCondition> asked;
        for (const BulkDraft::Condition &one : entry.draft.conditions) {
            if (one.enabled)
                asked.append(one.condition);
        }
        return {LedgerText::tr("Workspaces: those of the query %1").arg(text::plainText(askedWords(asked), 1000))};
    }
    QStringList names;
    for (const BulkDraft::Target &target : entry.draft.workspaces)
        names += text::plainText(target.name.isEmpty() ? target.id : target.name + u"  "_s + target.id);
    return QStringList{LedgerText::tr("Workspaces: %n", nullptr, static_cast<int>(names.size()))} + firstLines(names);
}

QStringList messageLines(const LedgerEntry &entry)
{
    QStringList lines{LedgerText::tr("Subject: %1").arg(text::plainText(entry.draft.subject, 1000)),
                      text::boxedText(entry.draft.message.left(ShownLetters))};
    if (const qsizetype more = entry.draft.message.size() - ShownLetters; more > 0)
        lines += LedgerText::tr("... and %n more character(s)", nullptr, static_cast<int>(more));
    return lines;
}

QStringList tryLines(const LedgerEntry &entry)
{
    QStringList lines;
    for (const changerequests::LedgerTry &one : entry.tries) {
        const QString what = one.status > 0 ? QString::number(one.status) : text::plainText(one.fault);
        //: %1 is a time, %2 a status or an error, %3 a duration, %4 an address
        lines += LedgerText::tr("%1  %2 in %3  POST %4")
                     .arg(wording::exactTime(one.at), what, wording::interval(one.took), http::withoutSecrets(one.url));
        if (!one.answer.isEmpty())
            lines += u"    "_s + wording::shortened(QString::fromUtf8(one.answer));
    }
    return lines;
}

QStringList foundLines(const LedgerEntry &entry)
{
    QStringList lines;
    for (const changerequests::LedgerRequest &request : entry.requests)
        lines += text::plainText(request.id + u"  "_s + request.workspace);
    return firstLines(lines);
}

} // namespace

QString ledgerOutcome(const LedgerEntry &entry)
{
    const auto found = static_cast<int>(entry.requests.size());
    switch (entry.state) {
    case LedgerState::Sending: return LedgerText::tr("It is being sent.");
    case LedgerState::Accepted:
        return entry.differing.isEmpty()
            ? LedgerText::tr("The service accepted it.")
            : LedgerText::tr("The service accepted it, and returned other values than were sent: %1.")
                  .arg(text::plainText(entry.differing.join(u", "_s)));
    case LedgerState::Refused:
        return entry.wasAnswered() ? LedgerText::tr("It was refused. Nothing was created.")
                                   : LedgerText::tr("It did not reach the service. Nothing was created.");
    case LedgerState::Unknown:
        return LedgerText::tr("No usable answer arrived. Its change requests may exist: find out before you send it "
                              "again.");
    case LedgerState::Settled: break;
    }
    return found > 0 ? LedgerText::tr("%n change request(s) with its subject were found since.", nullptr, found)
                     : LedgerText::tr("No change request with its subject was found. It was not carried out.");
}

QString mixingOf(const LedgerEntry &entry, const QList<LedgerEntry> &entries)
{
    const auto mixed =
        std::ranges::find_if(entries, [&entry](const LedgerEntry &other) { return entry.mayBeMixedWith(other); });
    if (mixed == entries.end())
        return {};
    //: %1 is a time
    return LedgerText::tr("Another bulk create with this subject was sent on %1. Find out and Watch cannot tell "
                          "their change requests apart.")
        .arg(wording::exactTime(mixed->at));
}

QString ledgerText(const LedgerEntry &entry, const QString &mixing)
{
    QStringList lines{ledgerOutcome(entry)};
    if (!mixing.isEmpty())
        lines += mixing;
    const auto add = [&lines](const QString &title, const QStringList &part) {
        if (!part.isEmpty())
            lines += QStringList{QString(), title} + part;
    };
    lines += QString();
    lines += placeLines(entry) + targetLines(entry);
    add(LedgerText::tr("Message"), messageLines(entry));
    add(LedgerText::tr("Tries"), tryLines(entry));
    add(LedgerText::tr("Found"), foundLines(entry));
    return wording::breakLongRuns(lines.join(u'\n'), 10'000);
}

} // namespace runlatch::ui
