// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/xmlguard.h"

#include "base/rules.h"
#include "outcomes/faults.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;

namespace runlatch::outcomes {

namespace {

base::Error faultIn(QStringView text, qsizetype at, base::Rule rule)
{
    const QStringView before = text.first(at);
    return faultAt(rule, before.count(u'\n') + 1, at - before.lastIndexOf(u'\n'));
}

/// Behind the next `end`; the end of the text if there is none.
qsizetype behind(QStringView text, qsizetype at, QLatin1StringView end)
{
    const qsizetype found = text.indexOf(end, at);
    return found < 0 ? text.size() : found + end.size();
}

/// An element from its < to its >, which may stand in a value.
struct Element
{
    qsizetype end = 0;
    int attributes = 0;
};
Element elementAt(QStringView text, qsizetype at)
{
    Element element{.end = at};
    QChar quote;
    for (; element.end < text.size() && element.attributes <= MaxAttributes; ++element.end) {
        const QChar letter = text[element.end];
        if (!quote.isNull())
            quote = letter == quote ? QChar() : quote;
        else if (letter == u'>')
            break;
        else if (letter == u'"' || letter == u'\'')
            quote = letter;
        else if (letter == u'=')
            ++element.attributes;
    }
    return element;
}

} // namespace

std::optional<base::Error> guardXml(QStringView text)
{
    for (qsizetype at = text.indexOf(u'<'); at >= 0 && at < text.size(); at = text.indexOf(u'<', at)) {
        const QStringView rest = text.sliced(at);
        if (rest.startsWith("<!--"_L1)) {
            at = behind(text, at + 4, "-->"_L1);
        } else if (rest.startsWith("<![CDATA["_L1)) {
            at = behind(text, at + 9, "]]>"_L1);
        } else if (rest.startsWith("<?"_L1)) {
            at = behind(text, at + 2, "?>"_L1);
        } else if (rest.startsWith("<!"_L1)) {
            return faultIn(text, at, Rules::ReportDoctype);
        } else {
            const Element element = elementAt(text, at);
            if (element.attributes > MaxAttributes)
                return faultIn(text, at, Rules::ReportAttributes);
            at = std::max(element.end, at + 1);
        }
    }
    return {};
}

} // namespace runlatch::outcomes
