// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "json/jsonchildren.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QString>

#include <optional>
#include <span>

namespace runlatch::simulator {

/// A value of the text, and the JSON Pointer to it.
struct StateValue
{
    json::JsonChild at;
    QString pointer;
};

/// The text of a state, and the first fault that was found in it. Internal to this library.
class StateText
{
public:
    StateText(const QByteArray &text, const QString &name);

    /// The whole object; nullopt if the text is none.
    std::optional<StateValue> document();
    QByteArrayView bytes(const StateValue &value) const { return sliced(value.at.offset, value.at.length); }
    QByteArrayView sliced(qsizetype offset, qsizetype length) const;
    /// At most `most` of them: one value of two bytes takes many times as much as a child.
    QList<json::JsonChild> children(const StateValue &value, qsizetype most) const;

    /// Keeps the first fault only, because the others may follow from it.
    void fail(base::Rule rule, qsizetype offset, const QString &pointer);
    const std::optional<base::Error> &error() const { return m_error; }

private:
    const QByteArray m_text;
    const QString m_name;
    std::optional<base::Error> m_error;
};

/// One object of the text. Each function takes a member and tells the text where it is missing or does not fit.
/// Internal to this library.
class StateObject
{
public:
    enum class Need { Optional, Required };

    /// A key that is not among `keys`, or stands twice, is a fault.
    StateObject(StateText &text, const StateValue &value, std::span<const QLatin1StringView> keys);

    QString text(QLatin1StringView key, qsizetype most, Need need = Need::Required);
    int count(QLatin1StringView key, int most);
    bool flag(QLatin1StringView key, bool missing);
    QDateTime time(QLatin1StringView key, Need need = Need::Required); ///< invalid if missing or null
    QList<StateValue> list(QLatin1StringView key, qsizetype most);     ///< empty if missing
    QStringList texts(QLatin1StringView key);                          ///< of a list of short texts
    std::optional<StateValue> member(QLatin1StringView key) const;     ///< nullopt if missing or null
    void refuse(QLatin1StringView key);                                ///< its value does not fit

private:
    std::optional<StateValue> needed(QLatin1StringView key, Need need);
    std::optional<QString> read(const StateValue &value, qsizetype most);

    StateText &m_text;
    StateValue m_value;
    QHash<QString, StateValue> m_members;
};

} // namespace runlatch::simulator
