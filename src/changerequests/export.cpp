// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/export.h"

#include "base/answer.h"
#include "base/foreignfile.h"
#include "base/rules.h"

#include <QSaveFile>
#include <QThreadPool>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

constexpr int MaxSteps = 100;

struct Work
{
    QString file;
    ExportFormat format = ExportFormat::Csv;
    QList<protocol::ChangeRequest> changeRequests;
    QHash<QString, QString> workspaceNames;
    ExportGap gap;
    std::shared_ptr<std::atomic_bool> isCancelled;
    std::vector<base::Answer<int>> steps = {}; ///< of the progress: each is told the rows that are written
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
base::Done write(const Work &work)
{
    QSaveFile file(work.file);
    if (auto opened = base::openForSaving(file, base::Rules::ExportFailed); !opened)
        return opened;
    file.write(exportHead(work.format, work.gap));
    const qint64 count = work.changeRequests.size();
    const auto steps = static_cast<qint64>(work.steps.size());
    for (qint64 row = 0, told = 0; row < count; ++row) {
        if (*work.isCancelled)
            return cancelled(work.file);
        const protocol::ChangeRequest &changeRequest = work.changeRequests.at(row);
        const QString workspace = work.workspaceNames.value(changeRequest.workspaceId);
        if (file.write(exportRow(work.format, changeRequest, workspace, row == 0)) < 0)
            return fault(file);
        if ((row + 1) * steps / count > told)
            work.steps[static_cast<std::size_t>(told++)](static_cast<int>(row + 1));
    }
    file.write(exportFoot(work.format));
    if (!file.commit())
        return fault(file);
    return std::monostate();
}

} // namespace

Export::Export(QObject *parent)
    : QObject(parent)
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
    m_isCancelled = std::make_shared<std::atomic_bool>(false);
    m_run = std::make_unique<QObject>(); // an export under way has nobody left to answer to
    Work work{file, format, changeRequests, workspaceNames, gap, m_isCancelled};
    const int count = static_cast<int>(changeRequests.size());
    for (int step = 0; step < std::min(count, MaxSteps); ++step)
        work.steps.emplace_back(m_run.get(),
                                [this, count](const base::Result<int> &done) { emit progressed(*done, count); });
    const base::Answer<std::monostate> answer(m_run.get(), [this, file](const base::Done &done) {
        m_run.reset();
        if (done)
            emit finished(file);
        else
            emit failed(done.error());
    });
    QThreadPool::globalInstance()->start([work = std::move(work), answer] { answer(write(work)); });
}

void Export::cancel()
{
    if (m_isCancelled)
        *m_isCancelled = true;
}

bool Export::isRunning() const
{
    return m_run != nullptr;
}

} // namespace runlatch::changerequests
