// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/exportworker.h"

#include "base/rules.h"
#include "interchange/filesink.h"
#include "interchange/foldersink.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace runlatch::interchange {

namespace {

constexpr int PageSize = 1000;

std::unique_ptr<Sink> sinkFor(const Export::Options &options)
{
    if (options.format == Format::Raw)
        return std::make_unique<FolderSink>(options.target);
    return std::make_unique<FileSink>(options.target, options.format);
}

} // namespace

ExportWorker::ExportWorker(const Export::Options &options, std::unique_ptr<Source> source, const QDateTime &now,
                           std::shared_ptr<std::atomic_bool> isCancelled)
    : m_options(options)
    , m_source(std::move(source))
    , m_now(now)
    , m_isCancelled(std::move(isCancelled))
    , m_placeholders(options.withSecrets ? Placeholders::Of::LostSecrets : Placeholders::Of::AllSecrets)
    , m_sink(sinkFor(options))
{
}

ExportWorker::~ExportWorker() = default;

void ExportWorker::start()
{
    m_source->setStop(m_isCancelled);
    if (m_options.ids.isEmpty()) {
        listBefore(0);
        return;
    }
    m_ids = m_options.ids;
    std::sort(m_ids.begin(), m_ids.end(), std::greater<>());
    begin();
}

void ExportWorker::cancel()
{
    m_source->abandon();
    end();
}

/// Collects the ids first: the store lists the newest first, and a file is to have the oldest first.
void ExportWorker::listBefore(qint64 before)
{
    m_source->list(before, PageSize, this, [this](const base::Result<QList<store::CaptureRow>> &page) {
        if (!page || isCancelled()) {
            end(isCancelled() ? std::optional<base::Error>() : page.error()); // a search that is stopped fails
            return;
        }
        for (const store::CaptureRow &row : *page)
            m_ids.append(row.id);
        if (page->size() == PageSize)
            listBefore(page->constLast().id);
        else
            begin();
    });
}

void ExportWorker::begin()
{
    m_count = m_ids.size();
    emit progressed(0, m_count);
    if (auto begun = m_sink->begin(); !begun)
        end(begun.error());
    else
        next();
}

void ExportWorker::next()
{
    if (isCancelled()) {
        end();
    } else if (m_ids.isEmpty()) {
        const auto done = m_sink->commit();
        m_isComplete = done.isOk();
        end(done ? std::optional<base::Error>() : done.error());
    } else {
        m_source->load(m_ids.takeLast(), this, [this](const base::Result<store::Capture> &capture) { take(capture); });
    }
}

void ExportWorker::take(const base::Result<store::Capture> &capture)
{
    if (m_hasEnded)
        return; // cancelled meanwhile
    if (!capture && capture.error().rule == base::Rules::StoreNoCapture) {
        ++m_result.gone;
        next();
        return;
    }
    if (!capture) {
        end(capture.error());
        return;
    }
    const Record record = recordOf(*capture, m_placeholders, m_now);
    if (auto written = m_sink->write(record); !written) {
        end(written.error());
        return;
    }
    ++m_result.captures;
    m_result.redacted += record.isRedacted ? 1 : 0;
    tellProgress();
    next();
}

void ExportWorker::tellProgress()
{
    const qint64 hundredths = 100 * m_result.captures / std::max<qint64>(1, m_count);
    if (std::exchange(m_told, hundredths) != hundredths)
        emit progressed(m_result.captures, m_count);
}

void ExportWorker::end(const std::optional<base::Error> &error)
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_sink.reset(); // an unfinished file goes before the end is told
    if (m_isComplete)
        emit finished(m_result);
    else
        emit failed(error.value_or(base::Error{
            .kind = base::ErrorKind::Cancelled, .rule = base::Rules::ExportCancelled, .subject = m_options.target}));
    thread()->quit();
}

} // namespace runlatch::interchange
