// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace runlatch::settings {

/// A store of secrets by name. It answers later, in the thread that asked, and perhaps never: a locked keychain waits
/// for its user.
class Keychain
{
public:
    virtual ~Keychain() = default;

    /// Errors: NotFound if there is no such secret; Secret with rule "secret.unavailable" or "secret.denied".
    virtual void read(const QString &name, QObject *context, base::Callback<QByteArray> done) = 0;
    virtual void write(const QString &name, const QByteArray &secret, QObject *context,
                       base::Callback<std::monostate> done) = 0;
    virtual void remove(const QString &name, QObject *context, base::Callback<std::monostate> done) = 0;

    virtual bool isLasting() const = 0; ///< whether secrets outlive the session
};

} // namespace runlatch::settings
