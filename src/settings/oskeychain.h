// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/keychain.h"

namespace runlatch::settings {

/// The operating system's keychain, under the service name "Runlatch". It never falls back to a file.
class OsKeychain final : public Keychain
{
public:
    void read(const QString &name, QObject *context, base::Callback<QByteArray> done) override;
    void write(const QString &name, const QByteArray &secret, QObject *context,
               base::Callback<std::monostate> done) override;
    void remove(const QString &name, QObject *context, base::Callback<std::monostate> done) override;
    bool isLasting() const override { return true; }
};

} // namespace runlatch::settings
