// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "help/page.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::help {

namespace {

/// The domain "invalid" is reserved, so that nothing answers there.
QString helpHost()
{
    return u"help.runlatch.invalid"_s;
}

QString withAddresses(QString text)
{
    static const QRegularExpression link(u"\\]\\(([a-z][a-z-]*)\\.md(#[a-z][a-z-]*)?\\)"_s);
    return text.replace(link, u"](https://%1/\\1\\2)"_s.arg(helpHost()));
}

/// Markdown makes a blank of a line break, which stands between words but not behind the full stop of Japanese.
QString withoutBreaks(QString text)
{
    static const QRegularExpression end(u"\u3002\n *+(?!$|[\n|#]|```|<!--|- |\\d+\\. )"_s);
    return text.replace(end, u"\u3002"_s);
}

/// The heading that the line is. Its level is 0 if it is none.
Section headingOf(const QString &line)
{
    static const QRegularExpression heading(u"^(#{1,4}) (.+?)(?: *<!-- ([a-z][a-z-]*) -->)? *$"_s);
    const QRegularExpressionMatch match = heading.match(line);
    if (!match.hasMatch())
        return {.anchor = {}, .title = {}, .level = 0, .text = {}};
    return {.anchor = match.captured(3),
            .title = match.captured(2).remove(u'`').remove(u'*'),
            .level = static_cast<int>(match.capturedLength(1)),
            .text = {}};
}

/// The line of a heading without its anchor.
QString withoutAnchor(const QString &line)
{
    const qsizetype comment = line.indexOf("<!--"_L1);
    return comment < 0 ? line : line.first(comment).trimmed();
}

/// `\+` is shown as `+`, and a person searches for what is shown.
QString withoutEscapes(QString line)
{
    static const QRegularExpression escape(u"\\\\([!-/:-@\\[-`{-~])"_s);
    return line.replace(escape, u"\\1"_s);
}

} // namespace

int Page::indexOf(const QString &anchor) const
{
    if (anchor.isEmpty())
        return 0;
    for (int index = 0; index < sections.size(); ++index) {
        if (sections.at(index).anchor == anchor)
            return index;
    }
    return -1;
}

Page readPage(const QString &name, const QString &text)
{
    Page page{.name = name, .title = {}, .markdown = {}, .sections = {}};
    bool isInCode = false;
    const QStringList lines = withoutBreaks(withAddresses(text)).split(u'\n');
    for (const QString &line : lines) {
        if (line.startsWith("```"_L1))
            isInCode = !isInCode;
        Section heading = isInCode ? Section{.anchor = {}, .title = {}, .level = 0, .text = {}} : headingOf(line);
        if (heading.level > 0) {
            page.markdown += withoutAnchor(line) + u'\n';
            page.sections.append(std::move(heading));
        } else if (!page.sections.isEmpty()) {
            page.markdown += line + u'\n';
            page.sections.last().text += (isInCode ? line : withoutEscapes(line)) + u'\n';
        }
    }
    if (!page.sections.isEmpty())
        page.title = page.sections.constFirst().title;
    return page;
}

QUrl urlOf(const QString &place)
{
    return QUrl(u"https://%1/%2"_s.arg(helpHost(), place));
}

QString placeOf(const QUrl &url)
{
    if (url.host() != helpHost())
        return {};
    const QString name = url.path().mid(1);
    return url.hasFragment() ? name + u'#' + url.fragment() : name;
}

} // namespace runlatch::help
