// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/doubtfulbody.h"

#include "base/rules.h"
#include "wording/sentence.h"
#include "wording/words.h"

#include <QLocale>

namespace runlatch::wording {

QString doubtfulBody(const protocol::DoubtfulBody &body)
{
    const QLocale locale;
    if (body.reason != base::Rules::ImportBodyOther || !body.announced)
        return sentenceOfRule(body.reason)->fact;
    //: %1 and %2 are numbers of bytes
    return Words::tr("These are not the bytes that were sent: %1 announced, %2 in the file.")
        .arg(locale.toString(*body.announced), locale.toString(body.kept));
}

} // namespace runlatch::wording
