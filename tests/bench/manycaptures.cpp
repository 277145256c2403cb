// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "manycaptures.h"

#include "lint/lintsummary.h"
#include "store/captures/captureschema.h"
#include "store/captures/capturetable.h"

#include <QCryptographicHash>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int CapturesOfCommit = 5000;

/// The same digits for the same number, and as different as those of real ids.
QByteArray digitsOf(int number)
{
    return QCryptographicHash::hash(QByteArray::number(number), QCryptographicHash::Md5).toHex();
}

} // namespace

ManyCaptures::ManyCaptures(int count, int furtherKeys, const ReceivedAt &receivedAt)
{
    if (fill(count, furtherKeys, receivedAt))
        m_count = count;
    else
        std::fputs("the file of many captures cannot be made\n", stderr);
}

QString ManyCaptures::file() const
{
    return m_folder.filePath(u"captures.sqlite"_s);
}

store::NewCapture ManyCaptures::capture(int number, int furtherKeys, const QDateTime &receivedAt)
{
    const QByteArray digits = digitsOf(number);
    store::NewCapture capture;
    store::CaptureRow &row = capture.row;
    row.receivedAt = receivedAt;
    row.deadline = receivedAt.addSecs(600);
    row.endpoint = u"/runtask"_s;
    row.peer = u"127.0.0.1"_s;
    row.stage = u"post_plan"_s;
    row.runId = u"run-"_s + QString::fromLatin1(digits.first(16));
    row.workspaceName = (number % 2 == 0 ? u"prod-%1"_s : u"test-%1"_s).arg(number % 500);
    row.organizationName = u"acme"_s;
    row.taskResultId = u"taskrs-"_s + QString::fromLatin1(digits.last(16));
    row.callbackHost = u"https://tfe.example/api/v2/task-results/"_s + row.taskResultId + u"/callback"_s;
    row.verdict = protocol::Verdict::Valid;
    capture.head = "POST /runtask HTTP/1.1\r\nHost: localhost:1180\r\nContent-Type: application/json\r\n\r\n";
    capture.body = "{\"payload_version\":1,\"access_token\":\"token-" + digits + "\",\"run_id\":\"" + row.runId.toUtf8()
        + "\",\"workspace_name\":\"" + row.workspaceName.toUtf8() + "\",\"run_message\":\""
        + (number % 1000 == 7 ? "rareword" : "Queued manually") + '"';
    for (int key = 0; key < furtherKeys; ++key)
        capture.body +=
            ",\"a_further_key_" + QByteArray::number(key) + "\":\"https://tfe.example/" + digits.mid(key, 12) + '"';
    capture.body += '}';
    row.bytes = capture.body.size();
    row.findings = lint::summarizeRequest(capture.body);
    return capture;
}

/// Not by the receiver, which would wait for the disk.
bool ManyCaptures::fill(int count, int furtherKeys, const ReceivedAt &receivedAt) const
{
    store::Database database(file());
    const store::Sealer sealer(m_key);
    store::CaptureTable table(database, sealer);
    if (!database.open(store::Database::Access::ReadWrite) || !migrate(database, store::captureSchema())
        || !database.execute("PRAGMA synchronous = OFF"))
        return false;
    for (int number = 0; number < count; ++number) {
        if (number % CapturesOfCommit == 0 && !database.execute("BEGIN"))
            return false;
        if (!table.append(capture(number, furtherKeys, receivedAt(number))))
            return false;
        const bool isLast = number + 1 == count || (number + 1) % CapturesOfCommit == 0;
        if (isLast && !database.execute("COMMIT"))
            return false;
    }
    return true;
}

} // namespace runlatch::bench
