// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/keychain.h"

#include <QList>
#include <QStringList>

namespace runlatch::settings {

/// A keychain that waits for its user; the test plays the user.
class LockedKeychain final : public Keychain
{
public:
    void read(const QString &name, QObject *, base::Callback<QByteArray> done) override
    {
        asked.append(name);
        reads.append(std::move(done));
    }
    void write(const QString &name, const QByteArray &secret, QObject *, base::Callback<std::monostate> done) override
    {
        kept.append(name);
        written.append(secret);
        writes.append(std::move(done));
    }
    void remove(const QString &name, QObject *, base::Callback<std::monostate>) override { removed.append(name); }
    bool isLasting() const override { return true; }

    QList<base::Callback<QByteArray>> reads;
    QList<base::Callback<std::monostate>> writes;
    QStringList asked; ///< names, in the order of `reads`
    QStringList kept;  ///< names, in the order of `writes`
    QList<QByteArray> written;
    QStringList removed;
};

} // namespace runlatch::settings
