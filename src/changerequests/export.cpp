// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/export.h"

#include "base/result.h"
#include "base/rules.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

#include <atomic>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

struct Work
{
    QString file;
    ExportFormat format = ExportFormat::Csv;
    QList<protocol::ChangeRequest> changeRequests;
    QHash<QString, QString> workspaceNames;
    ExportGap gap;
    QPromise<base::Done> promise = {};
    /// Used instead of QPromise::isCanceled(): a canceled promise drops the result of a file that was already written.
    std::atomic_bool isCancelled = false;
};

base::Error cancelled(const QString &file)
{
    return {.kind = base::ErrorKind::Cancelled, .rule = base::Rules::ExportCancelled, .subject = file};
}

base::Error fault(const QSaveFile &file)
{
    const bool isFull = file.error() == QFileDevice::ResourceError;
    return {.kind = base::ErrorKind::Storage,
            .rule = isFull ? base::Rules::ExportFull : base::Rules::ExportFailed,
            .subject = file.fileName(),
            .detail = file.errorString()};
}

/// Runs in a thread of the pool.
base::Done write(Work &work)
{
    QSaveFile file(work.file);
    if (!file.open(QIODevice::WriteOnly))
        return fault(file);
    file.write(exportHead(work.format, work.gap));
    const int count = static_cast<int>(work.changeRequests.size());
    for (int row = 0; row < count; ++row) {
        if (work.isCancelled)
            return cancelled(work.file);
        const protocol::ChangeRequest &changeRequest = work.changeRequests.at(row);
        const QString workspace = work.workspaceNames.value(changeRequest.workspaceId);
        if (file.write(exportRow(work.format, changeRequest, workspace, row == 0)) < 0)
            return fault(file);
        work.promise.setProgressValue(row + 1); // Qt reports only some of the values
    }
    file.write(exportFoot(work.format));
    if (!file.commit())
        return fault(file);
    return std::monostate();
}

} // namespace

class Export::Private
{
public:
    std::shared_ptr<Work> work; ///< shared with the pool, which may still use it when this object is gone
    std::unique_ptr<QFutureWatcher<base::Done>> watcher;
};

Export::Export(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

Export::~Export()
{
    cancel();
}

void Export::start(const QString &file, ExportFormat format, const QList<protocol::ChangeRequest> &changeRequests,
                   const QHash<QString, QString> &workspaceNames, const ExportGap &gap)
{
    cancel();
    d->work = std::make_shared<Work>();
    d->work->file = file;
    d->work->format = format;
    d->work->changeRequests = changeRequests;
    d->work->workspaceNames = workspaceNames;
    d->work->gap = gap;
    const int count = static_cast<int>(changeRequests.size());
    d->watcher = std::make_unique<QFutureWatcher<base::Done>>();
    connect(d->watcher.get(), &QFutureWatcherBase::progressValueChanged, this,
            [this, count](int done) { emit progressed(done, count); });
    connect(d->watcher.get(), &QFutureWatcherBase::finished, this, [this, file] {
        const base::Done done = d->watcher->result();
        d->watcher.release()->deleteLater(); // it is the sender of this signal
        d->work.reset();
        if (done)
            emit finished(file);
        else
            emit failed(done.error());
    });
    d->work->promise.setProgressRange(0, count);
    d->work->promise.start();
    d->watcher->setFuture(d->work->promise.future());
    QThreadPool::globalInstance()->start([work = d->work] {
        work->promise.addResult(write(*work));
        work->promise.finish();
    });
}

void Export::cancel()
{
    if (d->work)
        d->work->isCancelled = true;
}

bool Export::isRunning() const
{
    return d->work != nullptr;
}

} // namespace runlatch::changerequests
