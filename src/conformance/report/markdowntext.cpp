// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/markdowntext.h"

#include "text/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

/// Tells whether a sign is no markup within a line of markdown.
bool isPlainSign(QChar sign)
{
    return sign.unicode() >= 0x80 || sign.isLetterOrNumber() || u" .,;:'\"()/?=+-%!#@"_s.contains(sign);
}

/// Tells whether forges may read `sign` together with what is next to it: a person, an issue, a merge request, a label,
/// an emoji, an address of the web or of mail.
bool isReference(QChar before, QChar sign, QChar next)
{
    if (next.isNull() || next == u' ')
        return false;
    if (sign == u'.') // "www.example"
        return before == u'w' || before == u'W';
    if (sign == u'-') // "GH-1"
        return before.isLetter() && next.isDigit();
    return u"@#!$%&~^:*["_s.contains(sign);
}

} // namespace

QString markdownText(const QString &text, qsizetype limit)
{
    const QString line = text::markedText(text, limit);
    QString written;
    written.reserve(line.size() * 2);
    for (qsizetype at = 0; at < line.size(); ++at) {
        const QChar sign = line[at];
        const bool refers =
            isReference(at > 0 ? line[at - 1] : QChar(), sign, at + 1 < line.size() ? line[at + 1] : QChar());
        written += isPlainSign(sign) && !refers ? QString(sign) : u"&#%1;"_s.arg(sign.unicode());
        if (refers)
            written += u"&#8203;"_s;
    }
    return written;
}

} // namespace runlatch::conformance
