// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/keychain.h"

#include <QHash>

namespace runlatch::settings {

/// A keychain in memory, for systems without a keychain and for tests. Its secrets are lost when the program ends.
class MemoryKeychain final : public Keychain
{
public:
    void read(const QString &name, QObject *context, base::Callback<QByteArray> done) override;
    void write(const QString &name, const QByteArray &secret, QObject *context,
               base::Callback<std::monostate> done) override;
    void remove(const QString &name, QObject *context, base::Callback<std::monostate> done) override;
    bool isLasting() const override { return false; }

private:
    QHash<QString, QByteArray> m_secrets;
};

} // namespace runlatch::settings
