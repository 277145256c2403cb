// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/plan.h"

#include <array>
#include <vector>

namespace runlatch::plan {

/// A place in the text of a plan; of a string what stands between its quotes.
struct TextPlace
{
    quint32 offset = 0;
    quint32 length = 0;
};

/// Names that many changes share. A change has the number of its name; 0 is the empty one.
enum class SharedName { Module, Type, Name, Provider, Reason };
inline constexpr int SharedNameCount = int(SharedName::Reason) + 1;

/// A change as places in the text.
struct ChangeEntry
{
    TextPlace whole;    ///< the object that has the values: of an output its change
    TextPlace address;  ///< of an output the key
    TextPlace previous; ///< address before a move
    TextPlace key;      ///< `index`, a string or a number
    TextPlace deposed;
    TextPlace importId;
    TextPlace importIdentity; ///< an object, with its braces
    TextPlace generatedConfig;
    TextPlace deferredReason;
    TextPlace actions; ///< the list, with its brackets
    std::array<quint32, SharedNameCount> names{};
    Action action = Action::Other;
    bool isImport = false;
    bool isImportUnknown = false;
    bool isData = false;
};

/// The data that the copies of a Plan share. Internal to this library.
struct PlanIndex
{
    QByteArray text; ///< followed by blanks, so that simdjson may read any part of it where it stands
    PlanHead head;
    std::vector<ChangeEntry> entries;        ///< one part after another
    std::array<int, PartCount + 1> begins{}; ///< of the parts in `entries`
    std::array<Counts, PartCount> counts;
    std::array<std::vector<TextPlace>, SharedNameCount> names; ///< each begins with the empty name
    QList<Check> checks;
    int checkCount = 0;
    QList<Invocation> invocations;
    int invocationCount = 0;
    int deferredInvocationCount = 0;
    qint64 size = 0; ///< bytes of the plan, without the blanks

    QByteArrayView at(TextPlace place) const { return QByteArrayView(text).sliced(place.offset, place.length); }
    QByteArrayView name(SharedName kind, quint32 number) const { return at(names[std::size_t(kind)][number]); }
    QByteArrayView name(SharedName kind, const ChangeEntry &entry) const
    {
        return name(kind, entry.names[std::size_t(kind)]);
    }
};

} // namespace runlatch::plan
