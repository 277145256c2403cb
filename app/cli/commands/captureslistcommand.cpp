// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/captureslistcommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/output/capturereport.h"
#include "base/systemclock.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr int MaxListed = 500; // rows; the next page continues after this one
}

void CapturesListCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"store"_s,
                      tr("File or database (postgresql://HOST/NAME) that the captures are in; it is only read."),
                      u"file"_s});
    parser.addOption({u"limit"_s, tr("How many, newest first: 1 to %1.").arg(MaxListed), u"count"_s, u"50"_s});
    parser.addOption(
        {u"filter"_s, tr("Only those that match this filter, such as \"state:failed since:2h\"."), u"text"_s});
    declareSecretNames(parser);
    parser.addOption({u"before"_s, tr("Only those with a number below this one."), u"id"_s});
    CaptureKeys::declare(parser);
}

std::optional<QString> CapturesListCommand::start(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("captures list takes options only.");
    QString file;
    if (const auto why = readStoreOption(parser, file))
        return why;
    Page page;
    if (const auto why = readNumberOption(parser, u"limit"_s, 1, MaxListed, page.limit))
        return why;
    if (parser.isSet(u"before"_s)) {
        const auto id = readCaptureId(parser.value(u"before"_s));
        if (!id)
            return tr("--before takes the number of a capture; “%1” is not one.").arg(parser.value(u"before"_s));
        page.before = *id;
    }
    if (const auto why = readFilterOption(parser, base::SystemClock().utc(), page.filter))
        return why;
    if (const auto why = readSecretNames(parser))
        return why;
    if (const auto read = m_keys.read(parser); !read)
        return failToRead(read.error());
    warnOfOthersStore(file, output());
    m_keys.open(file, [this, page](const base::Result<Captures> &captures) {
        if (captures)
            return list(**captures, page);
        output().error(captures.error());
        emit finished(CouldNotTell);
    });
    return std::nullopt;
}

void CapturesListCommand::list(const store::StoredCaptures &captures, const Page &page)
{
    auto rows = page.filter.isEmpty() ? captures.list(page.before, page.limit + 1)
                                      : captures.find(page.filter, page.before, page.limit + 1);
    const auto told = rows ? tell(captures, rows->mid(0, page.limit)) : base::Done(rows.error());
    if (!told) {
        output().error(told.error());
        emit finished(CouldNotTell);
        return;
    }
    const bool hasMore = rows->size() > page.limit;
    const auto shown = static_cast<int>(std::min<qsizetype>(rows->size(), page.limit));
    const qint64 last = shown > 0 ? rows->at(shown - 1).id : 0;
    json::OrderedJson members;
    members.add(u"shown", shown).add(u"more", hasMore);
    members.add(u"before", hasMore ? QJsonValue(last) : QJsonValue());
    QString human = tr("%n capture(s)", nullptr, shown);
    if (hasMore)
        human += u"; "_s + tr("older ones with --before %1").arg(last);
    output().event(u"page", members, human);
    emit finished(Done);
}

/// Captures that the keys concern are loaded, one at a time. One that was deleted meanwhile is told as it was listed.
base::Done CapturesListCommand::tell(const store::StoredCaptures &captures, const QList<store::CaptureRow> &rows)
{
    CaptureReport report(output(), base::SystemClock().utc());
    for (const store::CaptureRow &row : rows) {
        CaptureReport::CheckedNow check;
        if (m_keys.concerns(row)) {
            const auto capture = captures.load(row.id);
            if (!capture && capture.error().kind != base::ErrorKind::NotFound)
                return capture.error();
            if (capture)
                check = m_keys.check(*capture);
        }
        report.tellKept(row, check);
    }
    return std::monostate();
}

} // namespace runlatch::cli
