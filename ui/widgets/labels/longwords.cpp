// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/longwords.h"

namespace runlatch::ui {

namespace {

constexpr qsizetype LongestWord = 72; ///< characters

void appendWord(QString &text, QStringView word)
{
    if (word.size() <= LongestWord) {
        text += word;
        return;
    }
    constexpr qsizetype half = LongestWord / 2;
    const qsizetype left = word[half - 1].isHighSurrogate() ? half - 1 : half;
    const qsizetype right = word[word.size() - half].isLowSurrogate() ? half - 1 : half;
    text += word.first(left);
    text += u'…';
    text += word.last(right);
}

} // namespace

QString withoutLongWords(QStringView text)
{
    QString shown;
    qsizetype begin = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!text[at].isSpace() && text[at] != u'/')
            continue;
        appendWord(shown, text.sliced(begin, at - begin));
        shown += text[at];
        begin = at + 1;
    }
    appendWord(shown, text.sliced(begin));
    return shown;
}

} // namespace runlatch::ui
