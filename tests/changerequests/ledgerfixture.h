// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/utc.h"
#include "changerequests/ledger.h"
#include "support/answer.h"

#include <QFile>
#include <QTemporaryDir>

namespace runlatch::changerequests {

inline protocol::BulkCreation creationOn(const QStringList &targets, const QString &subject = QStringLiteral("Pin"))
{
    return *protocol::BulkCreation::onTargets(subject, QStringLiteral("# Why"), targets);
}

inline service::Endpoint ledgerEndpoint()
{
    return {.base = QUrl(QStringLiteral("https://tf.example/api/v2")), .token = "secret-token"};
}

inline LedgerEntry entryOn(const QStringList &targets, const QString &subject = QStringLiteral("Pin"))
{
    return newLedgerEntry(ledgerEndpoint(), QStringLiteral("acme"), creationOn(targets, subject), nullptr,
                          QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc));
}

/// A ledger in a folder of its own.
struct LedgerPlace
{
    base::Done put(const LedgerEntry &entry)
    {
        return support::answerOf<std::monostate>(
            [&](QObject *asker, const auto &done) { ledger.put(entry, asker, done); });
    }
    base::Done begin(const LedgerEntry &entry, Ledger::Repeat repeat = Ledger::Repeat::Allowed)
    {
        return support::answerOf<std::monostate>(
            [&](QObject *asker, const auto &done) { ledger.begin(entry, repeat, asker, done); });
    }
    base::Done end(const LedgerEntry &entry)
    {
        return support::answerOf<std::monostate>(
            [&](QObject *asker, const auto &done) { ledger.end(entry, asker, done); });
    }
    base::Done keepFound(const LedgerEntry &entry)
    {
        return support::answerOf<std::monostate>(
            [&](QObject *asker, const auto &done) { ledger.keepFound(entry, asker, done); });
    }
    LedgerReading read() const { return *readLedger(ledger.file()); }
    QByteArray bytes() const
    {
        QFile file(ledger.file());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray &bytes) const
    {
        QFile file(ledger.file());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the ledger cannot be written");
    }

    QTemporaryDir folder;
    Ledger ledger{Ledger::fileIn(folder.path())};
};

} // namespace runlatch::changerequests
