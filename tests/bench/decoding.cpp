// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "benchmarks.h"

#include "protocol/changerequest.h"
#include "service/answer.h"

#include <QElapsedTimer>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int Rows = 100; // the largest page that the service gives

/// A page as the service sends it: a third archived, messages of about 1 KB.
QByteArray page()
{
    QJsonArray rows;
    for (int i = 0; i < Rows; ++i) {
        protocol::ChangeRequest request;
        request.id = u"wscr-%1"_s.arg(i, 16, 36, QLatin1Char('0'));
        request.subject = u"Upgrade provider number %1 before the end of the quarter"_s.arg(i);
        request.message = u"## What to do\n\n- read the *upgrade* guide\n- set `required_version`\n\n"_s.repeated(14);
        request.workspaceId = u"ws-%1"_s.arg(i % 40, 16, 36, QLatin1Char('0'));
        request.createdAt = QDateTime::fromSecsSinceEpoch(1'750'000'000 + i * 3600, base::Utc);
        request.updatedAt = request.createdAt.addSecs(60);
        if (i % 3 == 0)
            request.archived = protocol::Archived{.by = u"user-abcdefghijklmnop"_s, .at = request.updatedAt};
        rows.append(protocol::writeChangeRequest(request, protocol::ChangeRequestDialect::Specification));
    }
    QJsonObject document{{u"data"_s, rows}};
    protocol::writePagination(document, protocol::paginate(1, Rows, 1430),
                              QUrl(u"https://app.terraform.io/api/v2/workspaces/ws-1/change-requests"_s));
    return QJsonDocument(document).toJson(QJsonDocument::Compact);
}

/// The number of calls of `once` in a second; null if a call returns false.
std::optional<double> rate(const std::function<bool()> &once)
{
    constexpr qint64 time = 200'000'000; // nanoseconds
    qint64 count = 0;
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < time) {
        if (!once())
            return std::nullopt;
        ++count;
    }
    return static_cast<double>(count) * 1e9 / static_cast<double>(timer.nsecsElapsed());
}

bool decode(const QByteArray &bytes)
{
    const auto read = service::readChangeRequestPage({.status = 200, .headers = {}, .body = bytes}, {}, {},
                                                     protocol::paginate(1, Rows, 0));
    return read && read->items.size() == Rows;
}

} // namespace

QList<Comparison> decoding()
{
    const QByteArray bytes = page();
    return {{.name = u"decoding-page"_s,
             .what = u"page of 100 change requests decoded (%1 KiB)"_s.arg(bytes.size() / 1024),
             .reference = u"QJsonDocument::fromJson"_s,
             .unit = u"pages/s"_s,
             .ours = [bytes] { return rate([&] { return decode(bytes); }); },
             .theirs = [bytes] { return rate([&] { return QJsonDocument::fromJson(bytes).isObject(); }); },
             .rounds = 15}};
}

} // namespace runlatch::bench
