// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/captureslistcommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/output/capturereport.h"
#include "base/systemclock.h"
#include "store/file/keptcaptures.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr int MaxListed = 500; // rows; the next page continues after this one
}

void CapturesListCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"store"_s, tr("File that the captures are in; it is only read."), u"file"_s});
    parser.addOption({u"limit"_s, tr("How many, newest first: 1 to %1.").arg(MaxListed), u"count"_s, u"50"_s});
    parser.addOption(
        {u"filter"_s, tr("Only those that this filter accepts, such as \"state:failed since:2h\"."), u"text"_s});
    declareSecretNames(parser);
    parser.addOption({u"before"_s, tr("Only those with a smaller number than this one."), u"id"_s});
}

std::optional<QString> CapturesListCommand::start(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("captures list takes options only.");
    const QString file = parser.value(u"store"_s);
    if (file.isEmpty())
        return tr("--store FILE is required: the file of inspect --store.");
    int limit = 0;
    if (const auto why = readNumberOption(parser, u"limit"_s, 1, MaxListed, limit))
        return why;
    qint64 before = 0;
    if (parser.isSet(u"before"_s)) {
        const auto id = readCaptureId(parser.value(u"before"_s));
        if (!id)
            return tr("--before takes the number of a capture; “%1” is none.").arg(parser.value(u"before"_s));
        before = *id;
    }
    store::CaptureFilter filter;
    if (const auto why = readFilterOption(parser, base::SystemClock().utc(), filter))
        return why;
    if (const auto why = readSecretNames(parser))
        return why;
    list(file, filter, before, limit);
    return std::nullopt;
}

void CapturesListCommand::list(const QString &file, const store::CaptureFilter &filter, qint64 before, int limit)
{
    warnOfOthersStore(file, output());
    const store::KeptCaptures captures(file);
    auto rows = filter.isEmpty() ? captures.list(before, limit + 1) : captures.find(filter, before, limit + 1);
    if (!rows) {
        output().error(rows.error());
        emit finished(CouldNotTell);
        return;
    }
    const QList<store::CaptureRow> page = rows->mid(0, limit);
    CaptureReport report(output(), base::SystemClock().utc());
    for (const store::CaptureRow &row : page)
        report.tellKept(row);
    const bool hasMore = rows->size() > limit;
    const auto shown = static_cast<int>(page.size());
    json::OrderedJson members;
    members.add(u"shown", shown).add(u"more", hasMore);
    members.add(u"before", hasMore ? QJsonValue(page.constLast().id) : QJsonValue());
    QString human = tr("%n capture(s)", nullptr, shown);
    if (hasMore)
        human += u"; "_s + tr("older ones with --before %1").arg(page.constLast().id);
    output().event(u"page", members, human);
    emit finished(Done);
}

} // namespace runlatch::cli
