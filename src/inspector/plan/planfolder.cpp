// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/plan/planfolder.h"

#include "store/sqlite/sealedstream.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr QLatin1StringView PlanSuffix(".plan");

} // namespace

QString PlanFolder::fileOf(const QUuid &capture) const
{
    return m_folder + u'/' + capture.toString(QUuid::WithoutBraces) + PlanSuffix;
}

KeptPlans PlanFolder::tidy(const QDateTime &now) const
{
    KeptPlans kept;
    const QDir folder(m_folder);
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files | QDir::Hidden | QDir::NoSymLinks)) {
        const QUuid capture(file.completeBaseName());
        const QDateTime expires = store::SealedStream::expiryOf(file.filePath());
        if (!capture.isNull() && file.filePath() == fileOf(capture) && expires > now)
            kept.insert(capture, {expires, file.size()});
        else if (file.fileName().contains(PlanSuffix)) // the folder is ours, and yet nothing else is removed
            QFile::remove(file.filePath());
    }
    const QList<QUuid> gone = superfluous(kept, now);
    for (const QUuid &capture : gone)
        kept.remove(capture);
    remove(gone);
    QDir().rmdir(m_folder); // which refuses while it is not empty
    return kept;
}

void PlanFolder::remove(const QList<QUuid> &captures) const
{
    for (const QUuid &capture : captures)
        QFile::remove(fileOf(capture));
    if (!captures.isEmpty())
        QDir().rmdir(m_folder);
}

QList<QUuid> PlanFolder::superfluous(const KeptPlans &plans, const QDateTime &now)
{
    QList<QUuid> order = plans.keys();
    std::sort(order.begin(), order.end(),
              [&plans](const QUuid &left, const QUuid &right) { return plans[left].expires > plans[right].expires; });
    QList<QUuid> gone;
    qint64 bytes = 0;
    int count = 0;
    for (const QUuid &capture : order) {
        const KeptPlan &plan = plans[capture];
        const bool fits = count < MaxKept && bytes + plan.bytes <= MaxKeptBytes;
        if (plan.expires <= now || !fits) {
            gone.append(capture);
            continue;
        }
        bytes += plan.bytes;
        ++count;
    }
    return gone;
}

} // namespace runlatch::inspector
