// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/logging.h"

#include "http/exchangejson.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QFile>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::app {

namespace {

constexpr qsizetype MaxWaiting = 500; // at most 64 MB of bodies
constexpr QFile::Permissions OwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

QByteArray leftOutLine(qint64 count)
{
    json::OrderedJson json;
    json.add(u"left_out", count).add(u"at", protocol::writeTime(QDateTime::currentDateTimeUtc()));
    return json.toJson() + '\n';
}

} // namespace

/// The part of ExchangeLog that lives in its thread.
class ExchangeLogFile final : public QObject
{
    Q_OBJECT
public:
    ExchangeLogFile(const QString &folder, qint64 limit)
        : m_file(settings::logFile(folder))
        , m_earlier(settings::earlierLogFile(folder))
        , m_limit(limit)
    {
    }

    void write(const QByteArray &line)
    {
        const bool isWritten = open(line.size()) && m_file.write(line) == line.size() && m_file.flush();
        const bool hadFailed = std::exchange(m_hasFailed, !isWritten);
        if (isWritten)
            return;
        const QString reason = m_file.errorString();
        m_file.close(); // the next exchange opens the file again
        if (!hadFailed)
            emit failed({.kind = base::ErrorKind::Storage, .subject = m_file.fileName(), .detail = reason});
    }
    void close() { m_file.close(); }

signals:
    void failed(const runlatch::base::Error &error);

private:
    bool open(qsizetype more)
    {
        if (m_file.isOpen() && m_file.size() > 0 && m_file.size() + more > m_limit)
            m_file.close();
        if (m_file.isOpen())
            return true;
        if (m_file.size() > 0 && m_file.size() + more > m_limit)
            rotate();
        // The permissions are set before the first byte, because an existing file may have had others.
        return m_file.open(QIODevice::WriteOnly | QIODevice::Append, OwnerOnly) && m_file.setPermissions(OwnerOnly);
    }
    void rotate()
    {
        QFile::remove(m_earlier);
        m_file.setPermissions(OwnerOnly);
        QFile::rename(m_file.fileName(), m_earlier);
    }

    QFile m_file;
    const QString m_earlier;
    const qint64 m_limit;
    bool m_hasFailed = false;
};

ExchangeLog::ExchangeLog(const QString &folder, qint64 limit, QObject *parent)
    : QObject(parent)
    , m_file(settings::logFile(folder))
    , m_writer(new ExchangeLogFile(folder, limit))
{
    m_thread.setObjectName(u"activity log"_s);
    m_writer->moveToThread(&m_thread);
    connect(
        &m_thread, &QThread::finished, &m_thread, [writer = m_writer] { delete writer; }, Qt::DirectConnection);
    connect(m_writer, &ExchangeLogFile::failed, this, &ExchangeLog::failed);
}

ExchangeLog::~ExchangeLog()
{
    setEnabled(false);
    if (!m_thread.isRunning()) {
        delete m_writer;
        return;
    }
    // The end is queued after all waiting lines, which quit() alone would overtake.
    QMetaObject::invokeMethod(
        m_writer, [thread = &m_thread] { thread->quit(); }, Qt::QueuedConnection);
    m_thread.wait();
}

void ExchangeLog::setEnabled(bool enabled)
{
    const bool wasEnabled = std::exchange(m_enabled, enabled);
    if (enabled && !m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    if (enabled || !wasEnabled)
        return;
    const auto end = [writer = m_writer, leftOut = std::exchange(m_leftOut, 0)] {
        if (leftOut > 0)
            writer->write(leftOutLine(leftOut));
        writer->close();
    };
    QMetaObject::invokeMethod(m_writer, end, Qt::QueuedConnection);
}

void ExchangeLog::write(const http::ExchangeRecord &record)
{
    if (!m_enabled)
        return;
    if (m_waiting.load() >= MaxWaiting) {
        ++m_leftOut;
        return;
    }
    ++m_waiting;
    const auto written = [this, writer = m_writer, record, leftOut = std::exchange(m_leftOut, 0)] {
        writer->write((leftOut > 0 ? leftOutLine(leftOut) : QByteArray()) + http::writeExchange(record));
        --m_waiting; // this object outlives the thread, so the access is safe
    };
    QMetaObject::invokeMethod(m_writer, written, Qt::QueuedConnection);
}

} // namespace runlatch::app

#include "logging.moc"
