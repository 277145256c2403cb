// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/reportnotes.h"

#include "wording/plaintext.h"
#include "wording/sentence.h"
#include "wording/words.h"

#include <QLocale>

namespace runlatch::wording {

QString reportNote(base::Rule rule, qint64 count, const QString &first)
{
    const auto sentence = sentenceOfRule(rule, QLocale().toString(count));
    const QString fact = sentence ? sentence->fact : QString();
    //: %1 is a sentence with a number, %2 a name in quotation marks
    return first.isEmpty() ? fact : Words::tr("%1 The first one: %2").arg(fact, quoted(first));
}

} // namespace runlatch::wording
