// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "changerequests/exportformat.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace runlatch::changerequests {

/// Writes a list into a file in the pool, row by row. The file is there whole or not at all: one that was there before
/// stays as it was until then.
class Export final : public QObject
{
    Q_OBJECT
public:
    explicit Export(QObject *parent = nullptr);
    ~Export() override; ///< as cancel()

    /// `workspaceNames` by id; rows of a workspace without a name have none. `gap`: what the list lacks. What was under
    /// way is cancelled, without a signal.
    void start(const QString &file, ExportFormat format, const QList<protocol::ChangeRequest> &changeRequests,
               const QHash<QString, QString> &workspaceNames, const ExportGap &gap = {});
    void cancel(); ///< ends with `failed` (Cancelled), or with `finished` where it had been written already
    bool isRunning() const;

signals:
    void progressed(int done, int of); ///< now and then
    void finished(const QString &file);
    void failed(const runlatch::base::Error &error); ///< Storage "export.failed", "export.full"; Cancelled

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace runlatch::changerequests
