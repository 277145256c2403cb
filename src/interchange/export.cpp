// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/export.h"

#include "interchange/exportworker.h"

namespace runlatch::interchange {

Export::Export(QObject *parent)
    : QObject(parent)
    , m_isCancelled(std::make_shared<std::atomic_bool>(false))
{
    m_thread.setObjectName(QStringLiteral("export"));
}

Export::~Export()
{
    cancel();
    m_thread.wait(); // the worker ends it
}

void Export::start(const Options &options, std::unique_ptr<Source> source, const QDateTime &now)
{
    Q_ASSERT(!m_thread.isRunning());
    m_isRunning = true;
    auto *const worker = new ExportWorker(options, std::move(source), now, m_isCancelled);
    worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, worker, &ExportWorker::start);
    connect(&m_thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(this, &Export::cancelWanted, worker, &ExportWorker::cancel);
    connect(worker, &ExportWorker::progressed, this, &Export::progressed);
    connect(worker, &ExportWorker::finished, this, [this](const Result &result) {
        m_isRunning = false;
        emit finished(result);
    });
    connect(worker, &ExportWorker::failed, this, [this](const base::Error &error) {
        m_isRunning = false;
        emit failed(error);
    });
    m_thread.start();
}

void Export::cancel()
{
    *m_isCancelled = true;
    emit cancelWanted();
}

} // namespace runlatch::interchange
