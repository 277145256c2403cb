// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/captureremoval.h"
#include "store/captures/namesealing.h"
#include "store/captures/secretpurge.h"
#include "store/captures/sessionkeys.h"
#include "store/groupcommit.h"
#include "store/quota/quotakeeper.h"
#include "store/sqlite/upgradewatch.h"

#include <QObject>

namespace runlatch::store {

/// Writes captures into the file in a thread of its own.
class CaptureWriter final : public QObject
{
    Q_OBJECT
public:
    using Work = GroupCommit::Work;

    CaptureWriter(const QString &file, const StoreKey &key, base::Clock &clock);

    /// Opens the file. An older file is migrated first, which `watch` may stop (Resealing).
    base::Done open(const UpgradeWatch &watch);
    void close(); ///< commits waiting jobs and removals, and purges one slice of what has expired

    GroupCommit &commits() { return m_commits; }
    void purge();                     ///< nothing happens when the file is closed
    void useKey(const StoreKey &key); ///< as SessionKeys::use; nothing happens when the file is closed
    QuotaKeeper &quota() { return m_quota; }
    CaptureRemoval &removal() { return m_removal; }
    NameSealing &nameSealing() { return m_nameSealing; } ///< for a Work only
    void emptyLog(); ///< as SecretPurge::emptyLog; nothing happens when the file is closed

signals:
    void committed(); ///< after the answers

private:
    Database m_database;
    Sealer m_sealer;
    base::Clock &m_clock;
    CaptureTable m_table;
    SecretPurge m_purge;
    SessionKeys m_sessionKeys;
    NameSealing m_nameSealing;
    QuotaKeeper m_quota;
    CaptureRemoval m_removal;
    GroupCommit m_commits;
    bool m_isOpen = false;
};

} // namespace runlatch::store
