// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <simdjson.h>

#include <optional>
#include <string_view>

namespace runlatch::protocol {

/// Judges one callback: collects the faults instead of stopping at the first. It reads with simdjson, because
/// the order of tags matters and QJsonObject sorts its keys. Internal to this library.
class TaskResultReader
{
public:
    explicit TaskResultReader(CallbackDialect dialect)
        : m_dialect(dialect)
    {
    }

    TaskResult read(const simdjson::dom::object &document);
    const QList<base::ServiceError> &faults() const { return m_faults; }

private:
    using Element = simdjson::dom::element;
    using Object = simdjson::dom::object;
    enum class Need { Optional, Required };
    /// Of a text that may be missing or empty while somebody writes.
    Need needOfText() const { return m_dialect == CallbackDialect::Draft ? Need::Optional : Need::Required; }

    void readAttributes(const Object &attributes, TaskResult &result);
    QList<Outcome> readOutcomes(const Object &data);
    Outcome readOutcome(const Element &element, const QString &at);
    QList<Tag> readTags(const Object &attributes, const QString &at);
    std::optional<Tag> readTag(const QString &name, const Element &element, const QString &at);

    std::optional<Element> member(const Object &object, std::string_view key, Need need, const QString &at);
    std::optional<Object> object(const Object &parent, std::string_view key, Need need, const QString &at);
    QString text(const Object &object, std::string_view key, Need need, const QString &at);
    void fail(const QString &at, const QString &detail);

    void checkType(const Object &resource, QLatin1StringView type, const QString &at);

    const CallbackDialect m_dialect;
    QList<base::ServiceError> m_faults;
};

} // namespace runlatch::protocol
