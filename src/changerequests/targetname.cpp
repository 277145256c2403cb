// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/targetname.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

constexpr char16_t ByteOrderMark = 0xFEFF;

bool endsTargetPiece(QChar letter)
{
    static constexpr QStringView marks = u",;|\"'`[](){}<>\t\n\v\f\r";
    return letter == ByteOrderMark || letter == QChar::LineSeparator || letter == QChar::ParagraphSeparator
        || marks.contains(letter);
}

bool endsTargetWord(QChar letter)
{
    return letter.isSpace() || endsTargetPiece(letter);
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

/// Calls `take` with each part of the text between letters for which `ends` holds, until it returns false.
template <typename Ends, typename Take> void takeTargetParts(QStringView text, const Ends &ends, const Take &take)
{
    qsizetype begin = 0;
    for (qsizetype end = 0; end <= text.size(); ++end) {
        if (end < text.size() && !ends(text.at(end)))
            continue;
        const QStringView part = text.mid(begin, end - begin);
        begin = end + 1;
        if (!part.isEmpty() && !take(part))
            return;
    }
}

/// The same with each word.
template <typename Take> void takeTargetWords(QStringView text, const Take &take)
{
    takeTargetParts(text, &endsTargetWord, [&take](QStringView word) { return isTargetMark(word) || take(word); });
}

bool isAsciiLetterOrNumber(QChar letter)
{
    return letter.unicode() < 0x80 && letter.isLetterOrNumber();
}

bool isIdWord(QStringView word)
{
    static constexpr QStringView beginning = u"ws-";
    return word.size() > beginning.size() && word.startsWith(beginning)
        && std::all_of(word.begin() + beginning.size(), word.end(), isAsciiLetterOrNumber);
}

/// Takes words until there are too many; `read` is bounded.
class TargetCollector
{
public:
    bool take(QStringView word)
    {
        if (m_seen.contains(word)) {
            ++m_read.repeated;
        } else if (!isTargetName(word)) {
            m_seen.insert(word);
            if (m_read.refused.size() < TargetNames::MaxRefusedWords)
                m_read.refused.append(word.toString());
        } else if (m_read.texts.size() < TargetNames::MaxTargets) {
            m_seen.insert(word);
            m_read.texts.append(word.toString());
        } else {
            m_read = {.texts = {}, .refused = {}, .isTooMuch = true};
        }
        return !m_read.isTooMuch;
    }

    /// Blanks stand between ids only: otherwise the piece is one word, which no name is.
    bool takePiece(QStringView piece)
    {
        QList<QStringView> words;
        takeTargetWords(piece, [&words](QStringView word) {
            words.append(word);
            return true;
        });
        const bool areApart = words.size() < 2 || std::all_of(words.cbegin(), words.cend(), &isIdWord);
        if (!areApart)
            return take(piece.trimmed());
        return std::all_of(words.cbegin(), words.cend(), [this](QStringView word) { return take(word); });
    }

    const TargetNames &read() const { return m_read; }

private:
    TargetNames m_read;
    QSet<QStringView> m_seen; ///< of the text, which outlives this
};

} // namespace

bool isWorkspaceId(const QString &text)
{
    return isIdWord(text);
}

TargetNames TargetNames::read(const QString &text)
{
    if (text.size() > MaxTextLength)
        return {.texts = {}, .refused = {}, .isTooMuch = true};
    TargetCollector collector;
    takeTargetParts(text, &endsTargetPiece, [&collector](QStringView piece) { return collector.takePiece(piece); });
    return collector.read();
}

TargetNames TargetNames::ofCells(const QStringList &cells)
{
    TargetCollector collector;
    for (const QString &cell : cells) {
        if (!cell.isEmpty() && !collector.take(cell))
            break;
    }
    return collector.read();
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
