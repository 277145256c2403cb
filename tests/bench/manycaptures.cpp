// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "manycaptures.h"

#include "store/captureschema.h"
#include "store/capturetable.h"
#include "store/wordblocks.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>

#include <map>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int CapturesOfCommit = 5000;

store::NewCapture generated(int number)
{
    store::NewCapture capture;
    store::CaptureRow &row = capture.row;
    row.uuid = QUuid::createUuid();
    row.receivedAt = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + number * 10LL, Qt::UTC);
    row.endpoint = u"/runtask"_s;
    row.peer = u"127.0.0.1"_s;
    row.stage = u"post_plan"_s;
    row.runId = u"run-"_s + row.uuid.toString(QUuid::Id128).left(16);
    row.workspaceName = (number % 2 == 0 ? u"prod-%1"_s : u"test-%1"_s).arg(number % 500);
    row.organizationName = u"acme"_s;
    row.taskResultId = u"taskrs-"_s + row.uuid.toString(QUuid::Id128).right(16);
    row.callbackHost = u"https://tfe.example/api/v2/task-results/"_s + row.taskResultId + u"/callback"_s;
    row.verdict = protocol::Verdict::Valid;
    capture.head = "POST /runtask HTTP/1.1\r\nHost: localhost:1180\r\nContent-Type: application/json\r\n\r\n";
    capture.body = "{\"payload_version\":1,\"run_id\":\"" + row.runId.toUtf8() + "\",\"workspace_name\":\""
        + row.workspaceName.toUtf8() + "\",\"run_message\":\"" + (number % 1000 == 7 ? "rareword" : "Queued manually")
        + "\"";
    for (int key = 0; key < 20; ++key)
        capture.body += ",\"a_further_key_" + QByteArray::number(key) + "\":\"https://tfe.example/"
            + row.uuid.toRfc4122().toHex().mid(key, 12) + '"';
    capture.body += '}';
    row.bytes = capture.body.size();
    return capture;
}

} // namespace

ManyCaptures *ManyCaptures::of(int captures)
{
    static std::map<int, std::unique_ptr<ManyCaptures>> all;
    auto &made = all[captures];
    if (!made) {
        made = std::make_unique<ManyCaptures>();
        if (!made->make(captures))
            made.reset();
    }
    return made.get();
}

QString ManyCaptures::file() const
{
    return m_folder.filePath(u"captures.sqlite"_s);
}

double ManyCaptures::indexBytes() const
{
    const QString index = store::WordBlocks::fileOf(file());
    return static_cast<double>(QFileInfo(index).size() + QFileInfo(index + u"-wal"_s).size()) / m_captures;
}

bool ManyCaptures::make(int captures)
{
    m_captures = captures;
    return fill(captures) && openAndIndex(captures);
}

/// Not by the receiver, which would wait for the disk.
bool ManyCaptures::fill(int captures) const
{
    store::Database database(file());
    const store::Sealer sealer(store::StoreKey(32, 'k'));
    store::CaptureTable table(database, sealer);
    if (!database.open(store::Database::Access::ReadWrite) || !migrate(database, store::captureSchema())
        || !database.execute(u"PRAGMA synchronous = OFF"_s))
        return false;
    for (int number = 0; number < captures; ++number) {
        if (number % CapturesOfCommit == 0 && !database.execute("BEGIN"))
            return false;
        if (!table.append(generated(number)))
            return false;
        if ((number % CapturesOfCommit == CapturesOfCommit - 1 || number == captures - 1)
            && !database.execute("COMMIT"))
            return false;
    }
    return true;
}

bool ManyCaptures::openAndIndex(int captures)
{
    auto opened = store::CaptureStore::open(file(), store::StoreKey(32, 'k'), m_clock);
    if (!opened)
        return false;
    m_store = std::move(opened).value();
    if (captures < 1000)
        return true;
    QElapsedTimer timer;
    timer.start();
    QEventLoop loop;
    QObject::connect(m_store.get(), &store::CaptureStore::indexLagging, &loop, [&loop](qint64 waiting) {
        if (waiting == 0)
            loop.quit();
    });
    loop.exec();
    m_indexedPerSecond = captures * 1e9 / static_cast<double>(timer.nsecsElapsed());
    return true;
}

} // namespace runlatch::bench
