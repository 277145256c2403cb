// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/jsonchildren.h"
#include "redaction/span.h"

#include <QByteArray>
#include <QHash>
#include <QJsonValue>
#include <QString>

namespace runlatch::ui {

/// A value of the payload's first level.
struct PayloadField
{
    QJsonValue::Type type = QJsonValue::Undefined; ///< Undefined: the payload does not have the key
    QString text;                                  ///< of a string, number or boolean; cut at MaxTextLength

    static constexpr qsizetype MaxTextLength = 2000; ///< characters

    bool isMissing() const { return type == QJsonValue::Undefined; }
    bool isNull() const { return type == QJsonValue::Null; }
    bool isTrue() const { return type == QJsonValue::Bool && text == QStringLiteral("true"); }
};

/// The payload's first level by its keys; of a key that stands twice the last one. Reads broken JSON as far as it can.
/// Looks at the first MaxFields keys, because the sender chooses how many there are.
class PayloadFields
{
public:
    static constexpr int MaxFields = 1000;

    PayloadFields() = default;
    PayloadFields(const QByteArray &body, const QList<redaction::Span> &secrets); ///< `secrets` must be merged

    PayloadField at(const QString &key) const { return m_fields.value(key); }
    /// The text of the payload, for what a row keeps of it without invisible characters. `listed` if neither is there.
    QString exact(const QString &key, const QString &listed) const;
    /// `outcomes` of the capabilities, also of the misspelt ones where the right ones are missing.
    PayloadField outcomes() const { return m_outcomes; }

private:
    static PayloadField outcomesIn(const QByteArray &body, const json::JsonChild &capabilities);

    QHash<QString, PayloadField> m_fields;
    PayloadField m_outcomes;
};

} // namespace runlatch::ui
