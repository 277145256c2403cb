// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/quoting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

/// Tells whether a letter has no special meaning, except in front.
bool isPlain(QChar letter)
{
    return letter.isLetterOrNumber() || letter.isSurrogate() || u"_-./@+"_s.contains(letter);
}

} // namespace

QString quoted(QStringView text)
{
    const bool isSafe =
        !text.isEmpty() && !text.startsWith(u'-') && text != "OR"_L1 && std::all_of(text.begin(), text.end(), isPlain);
    if (isSafe)
        return text.toString();
    return u'"' + text.toString().replace(u'"', "\"\""_L1) + u'"';
}

QString termFor(QStringView field, QStringView value, bool isNegated)
{
    const QString sign = isNegated ? u"-"_s : QString();
    return field.isEmpty() ? sign + quoted(value) : sign + field.toString() + ":="_L1 + quoted(value);
}

} // namespace runlatch::filter
