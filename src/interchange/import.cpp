// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/import.h"

#include "interchange/importworker.h"

namespace runlatch::interchange {

Import::Import(QObject *parent)
    : QObject(parent)
    , m_isCancelled(std::make_shared<std::atomic_bool>(false))
{
    m_thread.setObjectName(QStringLiteral("import"));
}

Import::~Import()
{
    cancel();
    m_thread.wait(); // the worker ends it
}

void Import::start(const QStringList &files, store::CaptureStore &store, const QDateTime &now)
{
    run(new ImportWorker(files, {&store, true}, now, m_isCancelled));
}

void Import::look(const QStringList &files, store::CaptureStore *store, const QDateTime &now)
{
    run(new ImportWorker(files, {store, false}, now, m_isCancelled));
}

void Import::run(ImportWorker *worker)
{
    Q_ASSERT(!m_thread.isRunning());
    m_isRunning = true;
    worker->setKeys(m_keys);
    worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, worker, &ImportWorker::start);
    connect(&m_thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(worker, &ImportWorker::progressed, this, &Import::progressed);
    connect(worker, &ImportWorker::told, this, &Import::told);
    connect(worker, &ImportWorker::summed, this, &Import::summed);
    connect(worker, &ImportWorker::finished, this, [this](const Result &result) {
        m_isRunning = false;
        emit finished(result);
    });
    m_thread.start();
}

void Import::cancel()
{
    *m_isCancelled = true;
}

} // namespace runlatch::interchange
