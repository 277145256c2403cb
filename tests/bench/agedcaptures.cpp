// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "agedcaptures.h"

#include "base/systemclock.h"
#include "store/capturestore.h"
#include "store/capturetable.h"

#include <cstdio>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int CapturesOfACommit = 10'000;

} // namespace

AgedCaptures::AgedCaptures(int count)
{
    base::SystemClock clock;
    const bool isMade = store::CaptureStore::open(file(), m_key, clock).isOk(); // makes the tables
    if (isMade && fill(count))
        m_count = count;
    else
        std::fputs("the file of many captures cannot be made\n", stderr);
}

QString AgedCaptures::file() const
{
    return m_folder.filePath(u"captures.sqlite"_s);
}

store::NewCapture AgedCaptures::capture(int number, const QDateTime &receivedAt)
{
    const QString text = QString::number(number);
    store::NewCapture capture;
    capture.row.receivedAt = receivedAt;
    capture.row.deadline = receivedAt.addSecs(600);
    capture.row.endpoint = u"/runtask"_s;
    capture.row.stage = u"post_plan"_s;
    capture.row.workspaceName = u"workspace-%1"_s.arg(number % 1000);
    capture.row.organizationName = u"organization"_s;
    capture.row.runId = u"run-"_s + text;
    capture.row.taskResultId = u"taskrs-"_s + text;
    capture.row.callbackHost = u"https://app.terraform.io/api/v2/task-results/%1/callback"_s.arg(text);
    capture.head = "POST /runtask HTTP/1.1\r\nHost: localhost\r\n\r\n";
    capture.body = R"({"access_token":"token-)" + text.toLatin1() + R"(","payload_version":1})";
    capture.row.bytes = capture.body.size();
    return capture;
}

bool AgedCaptures::fill(int count) const
{
    store::Database database(file());
    const store::Sealer sealer(m_key);
    store::CaptureTable table(database, sealer);
    if (!database.open(store::Database::Access::ReadWrite) || !database.execute("PRAGMA synchronous = OFF"))
        return false;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int number = 0; number < count; ++number) {
        if (number % CapturesOfACommit == 0 && !database.execute("BEGIN"))
            return false;
        const QDateTime receivedAt =
            number < count / 10 ? now.addDays(-2).addMSecs(number) : now.addMSecs(number - count);
        if (!table.append(capture(number, receivedAt)))
            return false;
        const bool isLast = number + 1 == count || (number + 1) % CapturesOfACommit == 0;
        if (isLast && !database.execute("COMMIT"))
            return false;
    }
    return true;
}

} // namespace runlatch::bench
