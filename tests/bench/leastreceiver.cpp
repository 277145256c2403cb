// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "leastreceiver.h"

#include "protocol/signature.h"

using namespace Qt::StringLiterals;

namespace runlatch::bench {

LeastReceiver::LeastReceiver(const QByteArray &key, const QString &file)
    : m_key(key)
    , m_table(file)
{
    m_home.moveToThread(&m_thread);
    m_writer.moveToThread(&m_writerThread);
    m_thread.start();
    m_writerThread.start();
    const auto listen = [this] {
        const auto handle = [this](const auto &request, const auto &responder) { receive(request, responder); };
        auto *server = new http::Server(m_clock, {}, handle, &m_home);
        if (server->listen(u"127.0.0.1"_s, 0))
            m_port = server->port();
    };
    QMetaObject::invokeMethod(&m_home, listen, Qt::BlockingQueuedConnection);
}

LeastReceiver::~LeastReceiver()
{
    QMetaObject::invokeMethod(
        &m_home, [this] { qDeleteAll(m_home.children()); }, Qt::BlockingQueuedConnection);
    for (QThread *thread : {&m_thread, &m_writerThread}) {
        thread->quit();
        thread->wait();
    }
}

void LeastReceiver::receive(const http::Request &request, const http::Responder &responder)
{
    QList<QByteArray> signatures;
    for (const http::Header &header : request.headers) {
        if (protocol::isSignatureHeader(header.name))
            signatures.append(header.value);
    }
    const bool isValid = protocol::checkSignature(m_key, request.body, signatures).verdict == protocol::Verdict::Valid;
    const auto answered = [isValid, responder](const base::Result<bool> &stored) {
        responder.respond({.status = isValid && stored && *stored ? 200 : 500});
    };
    bool isFirst = false;
    {
        const std::scoped_lock lock(m_lock);
        m_waiting.push_back({request.body, base::Answer<bool>(&m_home, answered)});
        isFirst = m_waiting.size() == 1;
    }
    if (isFirst)
        QMetaObject::invokeMethod(
            &m_writer, [this] { commit(); }, Qt::QueuedConnection);
}

void LeastReceiver::commit()
{
    std::vector<Job> jobs;
    {
        const std::scoped_lock lock(m_lock);
        jobs.swap(m_waiting);
    }
    const bool isStored = m_table.commit(jobs.front().body, int(jobs.size()));
    std::vector<std::pair<base::Answer<bool>, base::Result<bool>>> answers;
    answers.reserve(jobs.size());
    for (Job &job : jobs)
        answers.emplace_back(std::move(job.answer), isStored);
    base::Answer<bool>::answerAll(std::move(answers));
}

} // namespace runlatch::bench
