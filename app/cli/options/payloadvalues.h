// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// The values of --set, which replace those of the payload.
class PayloadValues
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PayloadValues)
public:
    /// Reads a KEY=VALUE. The value is JSON if it parses as JSON, otherwise a text. "capabilities.outcomes" is a member
    /// of the object. Returns one sentence if it is invalid: another form, a repeated key, token or callback URL.
    std::optional<QString> add(const QString &text);

    const QJsonObject &values() const { return m_values; }
    /// The same for this payload, a JSON object, whose other capabilities stay.
    QJsonObject valuesOver(const QByteArray &payload) const;
    /// Tells whether the key, or one of its members, was given.
    bool has(const QString &key) const;
    /// Sentences about values that were accepted although spec 2.4 has no such key, or another type for it.
    QStringList remarks() const;

private:
    QJsonObject m_values;
    QStringList m_given; ///< keys as given
};

} // namespace runlatch::cli
