// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace runlatch::settings {

/// Where secrets are kept, by name. Answers later, in the thread that asked, and may never do so: a locked keychain
/// waits for its user.
class Keychain
{
public:
    virtual ~Keychain() = default;

    /// Errors: NotFound where there is no such secret; Secret with rule "secret.unavailable" or "secret.denied".
    virtual void read(const QString &name, QObject *context, base::Callback<QByteArray> done) = 0;
    virtual void write(const QString &name, const QByteArray &secret, QObject *context,
                       base::Callback<std::monostate> done) = 0;
    virtual void remove(const QString &name, QObject *context, base::Callback<std::monostate> done) = 0;

    virtual bool isLasting() const = 0; ///< whether it is still there in the next session
};

} // namespace runlatch::settings
