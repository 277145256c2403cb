// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

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

private:
    explicit ServerAddress(const QString &text)
        : m_text(text)
    {
    }

    QString m_text;
};

} // namespace runlatch::store
