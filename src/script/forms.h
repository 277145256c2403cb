// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <span>

namespace runlatch::script {

/// The kinds of values that a key may have.
enum class ValueKind {
    Text,          ///< not empty, at most MaxText characters
    Stages,        ///< names of stages, separated by commas
    Level,         ///< mandatory or advisory
    Truth,         ///< yes or no
    Time,          ///< as text::readTimeSpan
    Count,         ///< 1 to MaxCount
    Status,        ///< an HTTP status, 200 to 599
    Choice,        ///< one of the choices of the key
    DeliveryFault, ///< a fault of simulator::isOfDelivery, by its name
    Condition,     ///< a value of the field with the key's name, in the filter language
    Filter,        ///< a whole filter
};
constexpr qsizetype MaxText = 200;
constexpr int MaxCount = 1000;

struct KeyForm
{
    QLatin1StringView name;
    ValueKind value = ValueKind::Text;
    bool isRequired = false;
    std::span<const QLatin1StringView> choices = {}; ///< of Choice
};

/// One way to write a line: its word, what it is about, its keys. Tables of them are what a language has: reader, help
/// and tests read the table alone.
struct LineForm
{
    QLatin1StringView word;
    QLatin1StringView subject = {}; ///< empty: the word alone
    bool hasValue = false;          ///< the subject is written like a key
    bool takesFault = false;        ///< the name of a fault of answers, or such a name and a value, is a part of it
    std::span<const KeyForm> keys = {};
};

/// "expect callback [status=VALUE] ... [within=TIME]"
QString writtenForm(const LineForm &form);

} // namespace runlatch::script
