// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/completion.h"

#include "filter/quoting.h"
#include "filter/token.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

constexpr std::array<QStringView, 5> OfferedTimes{u"today", u"yesterday", u"24h", u"7d", u"30d"};
constexpr std::array<QStringView, 5> OfferedAges{u"10m", u"2h", u"today", u"7d", u"30d"};
constexpr std::array<QStringView, 3> OfferedDurations{u"100ms", u"1s", u"10s"};
constexpr std::array<QStringView, 3> OfferedSizes{u"1k", u"100k", u"1M"};
constexpr std::array<QStringView, 4> OfferedStatuses{u"2xx", u"3xx", u"4xx", u"5xx"};

/// The word at the cursor or ending there; an empty one between words.
Token tokenAt(QStringView text, qsizetype cursor)
{
    Token token = readToken(text, 0);
    while (token.length > 0 && token.end() < cursor)
        token = readToken(text, token.end());
    if (token.length > 0 && token.position <= cursor)
        return token;
    Token none;
    none.position = none.namePosition = none.valuePosition = cursor;
    return none;
}

std::span<const QStringView> examplesOf(Field::Type type)
{
    switch (type) {
    case Field::Type::Time:
    case Field::Type::Before: return OfferedTimes;
    case Field::Type::Since: return OfferedAges;
    case Field::Type::Duration: return OfferedDurations;
    case Field::Type::Size: return OfferedSizes;
    case Field::Type::Status: return OfferedStatuses;
    case Field::Type::Text:
    case Field::Type::Choice:
    case Field::Type::Number: break;
    }
    return {};
}

/// A search for exactly one second is rare.
bool isMostlyCompared(Field::Type type)
{
    return type == Field::Type::Duration || type == Field::Type::Size;
}

/// Those that contain the text; those that begin with it come first.
QStringList knownOf(const QStringList &values, const QString &typed)
{
    QStringList found;
    QStringList later;
    for (const QString &value : values) {
        const qsizetype at = value.indexOf(typed, 0, Qt::CaseInsensitive);
        if (at >= 0)
            (at == 0 ? found : later).append(value);
    }
    return found + later;
}

} // namespace

QList<Completion> completionsAt(const QString &text, qsizetype cursor, std::span<const Field> fields,
                                const KnownValues &known)
{
    cursor = std::clamp<qsizetype>(cursor, 0, text.size());
    const Token token = tokenAt(text, cursor);
    const Token typed = readToken(QStringView(text).first(cursor), token.position);
    QList<Completion> found;
    const auto offer = [&](const QString &whole, qsizetype position, qsizetype end) {
        if (QStringView(text).sliced(position, end - position) != whole)
            found.append({.text = whole, .position = position, .length = end - position});
    };
    if (typed.isQuoted || cursor < token.namePosition)
        return found;
    if (typed.name.isNull()) {
        const qsizetype end = token.name.isNull() ? token.end() : token.namePosition + token.name.size() + 1;
        for (const Field &field : fields) {
            if (field.name.startsWith(typed.value, Qt::CaseInsensitive))
                offer(field.name.toString() + u':', token.namePosition, end);
        }
        return found;
    }
    const int field = findField(fields, typed.name);
    if (field < 0 || cursor < token.valuePosition)
        return found;
    const auto &[name, type, choices] = fields[static_cast<std::size_t>(field)];
    const bool isUntouched = typed.value.isEmpty() && typed.comparison.isEmpty();
    const QString sign = isUntouched && isMostlyCompared(type) ? u">"_s : QString();
    for (const QStringView value : examplesOf(type)) {
        if (value.startsWith(typed.value, Qt::CaseInsensitive))
            offer(sign + quoted(value), token.valuePosition, token.end());
    }
    for (const QStringView value : choices) {
        if (value.startsWith(typed.value, Qt::CaseInsensitive))
            offer(quoted(value), token.valuePosition, token.end());
    }
    const qsizetype choiceCount = found.size();
    for (const QString &value : knownOf(known.value(name.toString()), typed.value))
        offer(quoted(value), token.valuePosition, token.end());
    for (qsizetype i = choiceCount; i < found.size(); ++i)
        found[i].isPart = !typed.value.isEmpty();
    return found;
}

} // namespace runlatch::filter
