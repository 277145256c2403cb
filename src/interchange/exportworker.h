// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/export.h"
#include "interchange/sink.h"

#include <atomic>
#include <memory>

namespace runlatch::interchange {

/// The work of an Export. Lives in the export's thread, where it also dies.
class ExportWorker final : public QObject
{
    Q_OBJECT
public:
    ExportWorker(const Export::Options &options, std::unique_ptr<Source> source, const QDateTime &now,
                 std::shared_ptr<std::atomic_bool> isCancelled);
    ~ExportWorker() override;

    void start();
    /// The export is cancelled: ends, also while the source searches. Harmless after the end.
    void cancel();

signals:
    void progressed(qint64 done, qint64 of);
    void finished(const runlatch::interchange::Export::Result &result);
    void failed(const runlatch::base::Error &error);

private:
    void listBefore(qint64 before);
    void begin();
    void next();
    void take(const base::Result<store::Capture> &capture);
    void tellProgress();
    void end(const std::optional<base::Error> &error = {});
    bool isCancelled() const { return m_isCancelled->load(); }

    Export::Options m_options;
    const std::unique_ptr<Source> m_source;
    const QDateTime m_now;
    const std::shared_ptr<std::atomic_bool> m_isCancelled;
    const Placeholders m_placeholders;
    std::unique_ptr<Sink> m_sink;
    QList<qint64> m_ids; ///< newest first
    qint64 m_count = 0;
    Export::Result m_result;
    qint64 m_told = 0; ///< the progress that was told last, in hundredths
    bool m_isComplete = false;
    bool m_hasEnded = false;
};

} // namespace runlatch::interchange
