// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// What --set says: values that take the place of those in the payload.
class PayloadValues
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PayloadValues)
public:
    /// Reads a KEY=VALUE: a JSON value where it parses as one, else a text. "capabilities.outcomes" is a member of the
    /// object. Says in one sentence why it cannot be used: not of this form, a key twice, token or callback URL.
    std::optional<QString> add(const QString &text);

    const QJsonObject &values() const { return m_values; }
    /// Sentences about values that were taken although spec 2.4 has no such key, or another type.
    QStringList remarks() const;

private:
    QJsonObject m_values;
    QStringList m_given; ///< keys, as they were given
};

} // namespace runlatch::cli
