// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/service.h"

#include "base/answer.h"
#include "base/threadend.h"
#include "http/exchangerelay.h"
#include "simulator/engine.h"

#include <QMetaMethod>
#include <QPointer>
#include <QThread>

#include <atomic>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr int MaxServedUnderWay = 10'000; ///< of about 4 KB each

} // namespace

class Service::Private
{
public:
    Private(base::Clock &clock, Service &service);
    ~Private();

    /// Forwards a signal of the engine, with at most `most` waiting for the thread of the Service.
    template <typename T> void pass(void (Engine::*from)(const T &), void (Service::*to)(const T &), int maxUnderWay);

    /// Asks the engine in its thread; the answer comes back to the thread of the Service.
    template <typename T, typename Ask> void ask(QObject *context, base::Callback<T> done, Ask question);

    Service &service;
    // Declared before the thread, which offers records to it, so that it outlives the thread.
    http::ExchangeRelay exchanges;
    QThread thread;
    base::ThreadEnd threadEnd{thread};
    Engine *engine; ///< deleted by its thread when the thread ends
    ServiceAddress address;
    bool isServing = false;
    /// Counts starts and stops. Only the answer to the latest one says whether the service is up.
    int wish = 0;
};

Service::Private::Private(base::Clock &clock, Service &owner)
    : service(owner)
    , engine(new Engine(clock))
{
    thread.setObjectName(u"simulator"_s);
    engine->moveToThread(&thread);
    // A direct connection runs in the thread itself. Objects that the engine deletes later are thus deleted before the
    // thread ends.
    QObject::connect(
        &thread, &QThread::finished, &thread, [engine = engine] { delete engine; }, Qt::DirectConnection);
    pass(&Engine::served, &Service::served, MaxServedUnderWay);
    // All changes are forwarded: a run task has no more events than its attempts and a thousand callbacks.
    QObject::connect(engine, &Engine::runTaskChanged, &service, &Service::runTaskChanged);
    QObject::connect(engine, &Engine::runChanged, &service, &Service::runChanged);
    QObject::connect(engine, &Engine::exchanged, &exchanges, &http::ExchangeRelay::offer, Qt::DirectConnection);
    QObject::connect(&exchanges, &http::ExchangeRelay::exchanged, &service, &Service::exchanged);
    QObject::connect(engine, &Engine::notified, &service, &Service::notified);
    QObject::connect(engine, &Engine::stateNotSaved, &service, &Service::stateNotSaved);
    thread.start();
}

Service::Private::~Private()
{
    thread.quit();
    threadEnd.await();
}

template <typename T>
void Service::Private::pass(void (Engine::*from)(const T &), void (Service::*to)(const T &), int maxUnderWay)
{
    const auto underWay = std::make_shared<std::atomic<int>>(0);
    QObject::connect(engine, from, engine, [&service = service, to, maxUnderWay, underWay](const T &told) {
        if (underWay->load() >= maxUnderWay)
            return;
        ++*underWay;
        const auto hear = [&service, to, told, underWay] {
            --*underWay;
            emit(service.*to)(told);
        };
        QMetaObject::invokeMethod(&service, hear, Qt::QueuedConnection);
    });
}

template <typename T, typename Ask> void Service::Private::ask(QObject *context, base::Callback<T> done, Ask question)
{
    const base::Answer<T> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        engine, [engine = engine, question = std::move(question), answer] { question(*engine, answer); },
        Qt::QueuedConnection);
}

Service::Service(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(clock, *this))
{
}

Service::~Service() = default;

void Service::start(const ServiceOptions &options, QObject *context, base::Callback<ServiceAddress> done)
{
    const auto started = [this, wish = ++d->wish, context = QPointer(context),
                          done = std::move(done)](const base::Result<ServiceAddress> &result) {
        if (wish == d->wish) {
            d->isServing = result.isOk();
            d->address = result ? *result : ServiceAddress();
        }
        if (context)
            done(result);
    };
    const bool tells = isSignalConnected(QMetaMethod::fromSignal(&Service::exchanged));
    d->ask<ServiceAddress>(this, started, [options, tells](Engine &engine, const base::Answer<ServiceAddress> &answer) {
        answer(engine.start(options, tells));
    });
}

void Service::stop(QObject *context, base::Callback<std::monostate> done)
{
    ++d->wish;
    d->isServing = false;
    d->ask<std::monostate>(context, std::move(done), [](Engine &engine, const base::Answer<std::monostate> &answer) {
        engine.stop([answer] { answer(std::monostate()); });
    });
}

bool Service::isServing() const
{
    return d->isServing;
}

ServiceAddress Service::address() const
{
    return d->address;
}

void Service::startRunTask(const RunTaskOptions &options, QObject *context, base::Callback<QString> done)
{
    d->ask<QString>(context, std::move(done), [options](Engine &engine, const base::Answer<QString> &answer) {
        answer(engine.startRunTask(options));
    });
}

void Service::startRun(const RunOptions &options, QObject *context, base::Callback<QString> done)
{
    d->ask<QString>(context, std::move(done), [options](Engine &engine, const base::Answer<QString> &answer) {
        answer(engine.startRun(options));
    });
}

void Service::orderRun(const RunOrder &order, QObject *context, base::Callback<std::monostate> done)
{
    d->ask<std::monostate>(
        context, std::move(done),
        [order](Engine &engine, const base::Answer<std::monostate> &answer) { answer(engine.orderRun(order)); });
}

void Service::setFaults(const QList<Fault> &faults)
{
    QMetaObject::invokeMethod(
        d->engine, [engine = d->engine, faults] { engine->setFaults(faults); }, Qt::QueuedConnection);
}

void Service::setWarp(int warp)
{
    QMetaObject::invokeMethod(
        d->engine, [engine = d->engine, warp] { engine->setWarp(warp); }, Qt::QueuedConnection);
}

void Service::setNotifications(const QUrl &target, const QByteArray &key)
{
    QMetaObject::invokeMethod(
        d->engine, [engine = d->engine, target, key] { engine->setNotifications(target, key); }, Qt::QueuedConnection);
}

} // namespace runlatch::simulator
