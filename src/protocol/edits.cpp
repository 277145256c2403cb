// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/edits.h"

#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

/// In the order of EditMark.
constexpr std::array MarkNames{"headers"_L1, "body"_L1, "signed"_L1, "fresh"_L1};

} // namespace

QStringList Edits::names() const
{
    QStringList words;
    for (const EditMark mark : marks)
        words.append(MarkNames.at(static_cast<std::size_t>(mark)));
    return words + pointers;
}

QString Edits::toText() const
{
    return names().join(u' ');
}

/// A pointer may have blanks, but a mark has no slash.
Edits Edits::ofText(const QString &text)
{
    Edits edits;
    const qsizetype slash = text.indexOf(u'/');
    const QString words = slash < 0 ? text : text.first(slash);
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts)) {
        for (std::size_t mark = 0; mark < MarkNames.size(); ++mark) {
            if (word == MarkNames.at(mark))
                edits.marks.append(static_cast<EditMark>(mark));
        }
    }
    if (slash < 0)
        return edits;
    for (const QString &pointer : text.sliced(slash + 1).split(u" /"_s))
        edits.pointers.append(u'/' + pointer);
    return edits;
}

} // namespace runlatch::protocol
