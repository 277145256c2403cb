// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

namespace runlatch::store {

/// The address of a database as libpq reads it: "postgresql://host/database", with its service files, .pgpass and PG*
/// variables for what is not in it.
class ServerAddress
{
public:
    static constexpr qsizetype MaxLength = 4096; ///< characters

    /// Errors: Usage with rule "store.url" for what libpq does not read, or has no database of its own, and
    /// "store.password-in-url", because others see arguments and settings. The subject has no password.
    static base::Result<ServerAddress> parse(const QString &text);

    const QString &text() const { return m_text; }

    /// The same address with a password that stands nowhere else: it stays in memory. Without one libpq looks into
    /// .pgpass, a service file and PGPASSWORD.
    ServerAddress withPassword(const QByteArray &password) const;
    const QByteArray &password() const { return m_password; }

private:
    explicit ServerAddress(const QString &text)
        : m_text(text)
    {
    }

    QString m_text;
    QByteArray m_password;
};

} // namespace runlatch::store
