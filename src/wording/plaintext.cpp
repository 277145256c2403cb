// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/plaintext.h"

#include "text/plaintext.h"
#include "wording/words.h"

using namespace Qt::StringLiterals;

namespace runlatch::wording {

QString shortened(const QString &text)
{
    return text::plainText(text, 300).trimmed();
}

QString quoted(const QString &text)
{
    //: Quotation marks around text of others
    return Words::tr("“%1”").arg(shortened(text));
}

QString toolTip(const QString &text)
{
    const QString line = text::plainText(text, 1000).trimmed();
    return line.isEmpty() ? QString() : u"<span>%1</span>"_s.arg(line.toHtmlEscaped());
}

QString breakLongRuns(const QString &text, qsizetype limit)
{
    QString broken;
    broken.reserve(text.size() + text.size() / limit);
    qsizetype run = 0;
    for (const QChar character : text) {
        run = character.isSpace() ? 0 : run + 1;
        if (run > limit && !character.isLowSurrogate()) {
            broken += u'\n';
            run = 1;
        }
        broken += character;
    }
    return broken;
}

} // namespace runlatch::wording
