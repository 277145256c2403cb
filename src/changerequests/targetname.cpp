// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetname.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

constexpr char16_t ByteOrderMark = 0xFEFF;

bool endsTargetWord(QChar letter)
{
    static constexpr QStringView marks = u",;|\"'`[](){}<>";
    return letter.isSpace() || letter == ByteOrderMark || marks.contains(letter);
}

bool standsInTargetName(QChar letter)
{
    return letter.isLetterOrNumber() || letter.isMark() || letter == u'-' || letter == u'_';
}

bool isTargetName(QStringView word)
{
    return word.size() <= TargetNames::MaxNameLength && std::all_of(word.begin(), word.end(), standsInTargetName);
}

/// Tells whether a word is only punctuation: a colon between words of JSON, or the line below a table's head. The marks
/// by which people take a line back or turn its meaning round, such as "#" and "!", are none: they are refused.
bool isTargetMark(QStringView word)
{
    static constexpr QStringView turning = u"#!/\\~^%?";
    return std::none_of(word.begin(), word.end(),
                        [](QChar letter) { return letter.isLetterOrNumber() || turning.contains(letter); });
}

/// Calls `take` with each word of the text, until it returns false.
template <typename Take> void takeTargetWords(const QString &text, const Take &take)
{
    qsizetype begin = 0;
    for (qsizetype end = 0; end <= text.size(); ++end) {
        if (end < text.size() && !endsTargetWord(text.at(end)))
            continue;
        const QStringView word = QStringView(text).mid(begin, end - begin);
        begin = end + 1;
        if (!isTargetMark(word) && !take(word))
            return;
    }
}

bool isAsciiLetterOrNumber(QChar letter)
{
    return letter.unicode() < 0x80 && letter.isLetterOrNumber();
}

} // namespace

bool isWorkspaceId(const QString &text)
{
    static constexpr QStringView beginning = u"ws-";
    return text.size() > beginning.size() && text.startsWith(beginning)
        && std::all_of(text.begin() + beginning.size(), text.end(), isAsciiLetterOrNumber);
}

TargetNames TargetNames::read(const QString &text)
{
    const TargetNames nothing{.texts = {}, .refused = {}, .isTooMuch = true};
    if (text.size() > MaxTextLength)
        return nothing;
    TargetNames read;
    QSet<QStringView> seen;
    takeTargetWords(text, [&](QStringView word) {
        if (seen.contains(word)) {
            ++read.repeated;
        } else if (!isTargetName(word)) {
            seen.insert(word);
            if (read.refused.size() < MaxRefusedWords)
                read.refused.append(word.toString());
        } else if (read.texts.size() < MaxTargets) {
            seen.insert(word);
            read.texts.append(word.toString());
        } else {
            read = nothing;
        }
        return !read.isTooMuch;
    });
    return read;
}

TargetIds TargetIds::read(const QString &text)
{
    TargetIds read;
    QSet<QStringView> seen;
    takeTargetWords(text, [&](QStringView word) {
        if (seen.contains(word))
            return true;
        seen.insert(word);
        const QString found = word.toString();
        if (isWorkspaceId(found))
            read.ids.append(found);
        else if (read.refused.size() < TargetNames::MaxRefusedWords)
            read.refused.append(found);
        return true;
    });
    return read;
}

} // namespace runlatch::changerequests
