// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "changerequests/exportformat.h"

#include <QHash>
#include <QObject>

#include <atomic>
#include <memory>

namespace runlatch::changerequests {

/// Writes a list into a file in the pool, row by row. The file appears whole or not at all; until then an existing file
/// stays as it was.
class Export final : public QObject
{
    Q_OBJECT
public:
    explicit Export(QObject *parent = nullptr);
    ~Export() override; ///< like cancel()

    /// `workspaceNames` by id; rows of other workspaces have no name. `gap`: the gaps of the list. An export under way
    /// is cancelled, without a signal.
    void start(const QString &file, ExportFormat format, const QList<protocol::ChangeRequest> &changeRequests,
               const QHash<QString, QString> &workspaceNames, const ExportGap &gap = {});
    void cancel(); ///< ends with `failed` (Cancelled), or with `finished` if the file is complete already
    bool isRunning() const;

signals:
    void progressed(int done, int of); ///< rows, at most a hundred times
    void finished(const QString &file);
    void failed(const runlatch::base::Error &error); ///< Storage "export.failed", "export.full"; Cancelled

private:
    std::shared_ptr<std::atomic_bool> m_isCancelled;
    std::unique_ptr<QObject> m_run; ///< while one is under way: the context of its answers
};

} // namespace runlatch::changerequests
