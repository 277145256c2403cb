// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/receiver.h"

#include "base/answer.h"
#include "inspector/receiverworker.h"

#include <QMetaMethod>
#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

Receiver::Receiver(store::CaptureStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_worker(new ReceiverWorker(store, clock))
{
    m_thread.setObjectName(u"receiver"_s);
    m_worker->moveToThread(&m_thread);
    // A direct connection runs in the thread itself. Objects that the worker deletes later are thus deleted before the
    // thread ends.
    connect(
        &m_thread, &QThread::finished, &m_thread, [worker = m_worker] { delete worker; }, Qt::DirectConnection);
    connect(m_worker, &ReceiverWorker::captured, this, &Receiver::take);
    connect(m_worker, &ReceiverWorker::capturedEarlier, this, &Receiver::capturedEarlier);
    connect(m_worker, &ReceiverWorker::storeFailed, this, &Receiver::storeFailed);
    connect(m_worker, &ReceiverWorker::storeRecovered, this, &Receiver::storeRecovered);
    connect(m_worker, &ReceiverWorker::exchanged, &m_exchanges, &http::ExchangeRelay::offer, Qt::DirectConnection);
    connect(&m_exchanges, &http::ExchangeRelay::exchanged, this, &Receiver::exchanged);
    m_thread.start();
}

Receiver::~Receiver()
{
    QMetaObject::invokeMethod(m_worker, &ReceiverWorker::finish, Qt::QueuedConnection);
    m_threadEnd.await();
}

void Receiver::take(const QList<store::CaptureRow> &rows)
{
    const QPointer<Receiver> self(this); // a slot may delete this
    emit arrived(rows);
    if (!self)
        return;
    m_untold += rows;
    planTelling();
}

void Receiver::planTelling()
{
    if (m_untold.isEmpty() || std::exchange(m_isTelling, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isTelling = false;
            tell(MaxAtOnce);
        },
        Qt::QueuedConnection);
}

void Receiver::tell(qsizetype most)
{
    const QList<store::CaptureRow> rows = m_untold.first(std::min(most, m_untold.size()));
    if (rows.isEmpty())
        return;
    m_untold.remove(0, rows.size());
    const QPointer<Receiver> self(this); // a slot may delete this
    m_held = 0;
    emit captured(rows);
    if (!self)
        return;
    release(static_cast<int>(rows.size()) - m_held);
    planTelling();
}

void Receiver::release(int rows)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, rows] { worker->heard(rows); }, Qt::QueuedConnection);
}

void Receiver::start(const ReceiverOptions &options, QObject *context, base::Callback<QUrl> done)
{
    using Place = ReceiverWorker::Place;
    const auto started = [this, names = options.endpointNames(), asker = QPointer(context),
                          done = std::move(done)](const base::Result<Place> &place) {
        if (!place->error) // otherwise the earlier options go on
            m_names = names;
        m_endpoint = place->endpoint;
        m_started = place->places;
        showPublicUrl();
        if (asker)
            done(place->error ? base::Result<QUrl>(*place->error) : base::Result<QUrl>(url()));
    };
    const base::Answer<Place> answer(this, started);
    const bool tells = isSignalConnected(QMetaMethod::fromSignal(&Receiver::exchanged));
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, options, tells, answer] { answer(worker->listen(options, tells)); },
        Qt::QueuedConnection);
}

QUrl Receiver::url() const
{
    const auto isOutside = [this](const ListenerPlace &place) {
        return place.isListening() && !m_publicUrl.isEmpty() && place.port == m_publicPort;
    };
    auto first = std::find_if(m_places.begin(), m_places.end(), isOutside);
    if (first == m_places.end())
        first = std::find_if(m_places.begin(), m_places.end(),
                             [](const ListenerPlace &place) { return place.isListening(); });
    return first == m_places.end() ? QUrl() : first->url(m_endpoint);
}

void Receiver::setPublicUrl(quint16 port, const QUrl &base)
{
    m_publicPort = port;
    m_publicUrl = base;
    showPublicUrl();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, base] { worker->setPublicUrl(base); }, Qt::QueuedConnection);
}

void Receiver::showPublicUrl()
{
    m_places = m_started;
    for (ListenerPlace &place : m_places) {
        if (!m_publicUrl.isEmpty() && place.isListening() && place.port == m_publicPort)
            place.address.publicUrl = m_publicUrl;
    }
}

void Receiver::expect(const SelfCheckTokens &tokens, QObject *context, base::Callback<std::monostate> done)
{
    const base::Answer<std::monostate> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker, tokens, answer] {
            worker->expect(tokens);
            answer(base::Done(std::monostate()));
        },
        Qt::QueuedConnection);
}

void Receiver::setRules(const rulebook::RuleBook &rules)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, rules] { worker->setRules(rules); }, Qt::QueuedConnection);
}

void Receiver::useStore(store::CaptureStore &store, QObject *context, base::Callback<std::monostate> switched,
                        base::Callback<std::monostate> left)
{
    const auto tellAndSwitch = [this, asker = QPointer(context),
                                switched = std::move(switched)](const base::Done &done) {
        tell(m_untold.size()); // these rows are of the previous store
        if (asker)
            switched(done);
    };
    const base::Answer<std::monostate> isSwitched(this, tellAndSwitch);
    const base::Answer<std::monostate> isLeft(context, std::move(left));
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker, &store, isSwitched, isLeft] {
            worker->useStore(
                store, [isSwitched] { isSwitched(base::Done(std::monostate())); },
                [isLeft] { isLeft(base::Done(std::monostate())); });
        },
        Qt::QueuedConnection);
}

void Receiver::retry()
{
    QMetaObject::invokeMethod(m_worker, &ReceiverWorker::retry, Qt::QueuedConnection);
}

void Receiver::load(QObject *context, base::Callback<Recorder::Load> done)
{
    const base::Answer<Recorder::Load> answer(context, std::move(done));
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, answer] { answer(worker->load()); }, Qt::QueuedConnection);
}

void Receiver::stop(QObject *context, base::Callback<std::monostate> done)
{
    const auto stopped = [this, asker = QPointer(context), done = std::move(done)](const base::Done &end) {
        m_started.clear();
        m_places.clear();
        tell(m_untold.size());
        if (asker)
            done(end);
    };
    const base::Answer<std::monostate> answer(this, stopped);
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, answer] { worker->stop([answer] { answer(base::Done(std::monostate())); }); },
        Qt::QueuedConnection);
}

} // namespace runlatch::inspector
