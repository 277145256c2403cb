// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QUuid>

namespace runlatch::inspector {

/// A plan that lies sealed on disk.
struct KeptPlan
{
    QDateTime expires; ///< UTC
    qint64 bytes = 0;  ///< of the file
};
using KeptPlans = QHash<QUuid, KeptPlan>;

/// The folder of a store's fetched plans, beside the store's file. A plan is named for its capture. The functions that
/// touch the disk take their time.
class PlanFolder
{
public:
    static constexpr int MaxKept = 200;
    static constexpr qint64 MaxKeptBytes = 1024LL * 1024 * 1024;

    explicit PlanFolder(const QString &storeFile)
        : m_folder(storeFile + QStringLiteral("-plans"))
    {
    }

    const QString &path() const { return m_folder; }
    QString fileOf(const QUuid &capture) const;
    /// Removes what a killed program left unfinished, what has expired by `now`, and files that are no sealed plan; the
    /// rest is answered. Call before anything is fetched.
    KeptPlans tidy(const QDateTime &now) const;
    void remove(const QList<QUuid> &captures) const; ///< and the folder with the last one

    /// Those that have to go: the expired ones, and above the two limits those that expire first.
    static QList<QUuid> superfluous(const KeptPlans &plans, const QDateTime &now);

private:
    QString m_folder;
};

} // namespace runlatch::inspector
