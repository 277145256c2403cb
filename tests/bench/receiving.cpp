// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "await.h"
#include "bareloop.h"
#include "benchmarks.h"
#include "cpuclock.h"
#include "leastreceiver.h"
#include "loadgenerator.h"
#include "mitmdump.h"
#include "signedrequest.h"

#include "base/systemclock.h"
#include "http/server.h"
#include "inspector/receiver.h"
#include "store/file/sqlitestore.h"

#include <QTemporaryDir>

#include <cstdio>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

const QByteArray Key = "secret123";

QByteArray request()
{
    return signedRequest(Key, "/runtask");
}

/// The load comes from another thread. This thread runs its event loop, like that of the window.
std::optional<LoadResult> loadFrom(int connections, quint16 port)
{
    std::optional<LoadResult> result;
    const std::unique_ptr<QThread> thread(
        QThread::create([&] { result = generate({.connections = connections, .request = request()}, port); }));
    QEventLoop loop;
    QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    thread->start();
    loop.exec();
    thread->wait();
    return result;
}

qint64 stored(store::CaptureStore &store)
{
    const auto newest = await<QList<store::CaptureRow>>(
        [&](QObject *context, auto done) { store.list(0, 1, context, std::move(done)); });
    return newest && !newest->isEmpty() ? newest->first().id : 0; // ids count from 1, and nothing was removed
}

/// The cost of answering, without the cost of the load itself. `cpu`: of the server, since before the load.
Measured measured(const LoadResult &load, double cpu)
{
    return {load.perSecond, cpu > 0 ? cpu * 1e6 / static_cast<double>(load.answered) : 0};
}

/// The complete receiver, with its own store on disk in a temporary folder.
std::optional<Measured> captured(int connections)
{
    const QTemporaryDir folder;
    base::SystemClock clock;
    auto opened = store::SqliteStore::open(folder.filePath(u"captures.sqlite"_s), store::newStoreKey(), clock);
    if (!opened)
        return std::nullopt;
    const auto store = std::move(opened).value();
    inspector::Receiver receiver(*store, clock);
    inspector::ReceiverOptions options;
    options.endpoint().keys = {Key};
    const auto url =
        await<QUrl>([&](QObject *context, auto done) { receiver.start(options, context, std::move(done)); });
    if (!url)
        return std::nullopt;
    const double before = processCpu();
    const auto load = loadFrom(connections, static_cast<quint16>(url->port()));
    if (!load)
        return std::nullopt;
    const double cpu = processCpu() - before - load->cpu;
    if (stored(*store) < load->answered) {
        std::fputs("a request that was answered 200 is not in the store\n", stderr);
        return std::nullopt;
    }
    return measured(*load, cpu);
}

/// A server in its own thread, like the receiver's, that answers everything with 200.
class PlainServer
{
public:
    PlainServer()
    {
        m_home.moveToThread(&m_thread);
        m_thread.start();
        QMetaObject::invokeMethod(
            &m_home,
            [this] {
                auto *server = new http::Server(
                    m_clock, {}, [](const http::Request &, const http::Responder &responder) { responder.respond({}); },
                    &m_home);
                if (server->listen(u"127.0.0.1"_s, 0))
                    m_port = server->port();
            },
            Qt::BlockingQueuedConnection);
    }
    ~PlainServer()
    {
        QMetaObject::invokeMethod(
            &m_home, [this] { qDeleteAll(m_home.children()); }, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(PlainServer)

    quint16 port() const { return m_port; }

private:
    base::SystemClock m_clock;
    QThread m_thread;
    QObject m_home;
    quint16 m_port = 0;
};

std::optional<Measured> answered(int connections)
{
    const PlainServer server;
    const double before = processCpu();
    const auto load = loadFrom(connections, server.port());
    if (!load)
        return std::nullopt;
    if (load->waited < 0.05)
        std::fprintf(stderr, "the load generator waited only %.0f %% of the time: the reference may be faster\n",
                     load->waited * 100);
    return measured(*load, processCpu() - before - load->cpu);
}

std::optional<Measured> keptAtLeast(int connections)
{
    const QTemporaryDir folder;
    const LeastReceiver receiver(Key, folder.filePath(u"requests.sqlite"_s));
    const double before = processCpu();
    const auto load = loadFrom(connections, receiver.port());
    return load ? std::optional(measured(*load, processCpu() - before - load->cpu)) : std::nullopt;
}

std::optional<Measured> recorded(int connections)
{
    const Mitmdump mitmdump;
    const double before = mitmdump.cpu();
    const auto load = mitmdump.port() != 0 ? loadFrom(connections, mitmdump.port()) : std::nullopt;
    return load ? std::optional(measured(*load, mitmdump.cpu() - before)) : std::nullopt;
}

} // namespace

QList<Comparison> receiving()
{
    QList<Comparison> rows;
    for (const int connections : {1, 16, 64}) {
        rows.append({.name = u"receiving-%1"_s.arg(connections),
                     .what = u"run task requests verified and stored (connections: %1)"_s.arg(connections),
                     .reference = u"http::Server that answers 200"_s,
                     .unit = u"requests/s"_s,
                     .ours = [connections] { return captured(connections); },
                     .theirs = [connections] { return answered(connections); }});
    }
    const Comparison kept{.name = u"receiving-sqlite"_s,
                          .what = u"run task requests verified and stored (connections: 64)"_s,
                          .reference = u"bare SQLite loop: the same bytes, 64 a commit, synced"_s,
                          .unit = u"requests/s"_s,
                          .ours = [] { return captured(64); },
                          .theirs = [] { return bareLoop(request()); }};
    rows.append(kept);
    rows.append(kept);
    rows.last().name = u"receiving-least"_s;
    rows.last().reference = u"only signature, one table of SQLite, 200"_s;
    rows.last().theirs = [] { return keptAtLeast(64); };
    if (Mitmdump::isInstalled()) {
        rows.append(kept);
        rows.last().name = u"receiving-mitmdump"_s;
        rows.last().reference = u"mitmdump that answers 200 and writes a file"_s;
        rows.last().theirs = [] { return recorded(64); };
    }
    return rows;
}

} // namespace runlatch::bench
