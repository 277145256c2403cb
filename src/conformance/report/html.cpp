// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/html.h"

#include "conformance/report/caseparts.h"
#include "conformance/report/htmlevidence.h"
#include "conformance/report/htmlstyle.h"
#include "conformance/report/htmlwriter.h"
#include "conformance/report/reportwords.h"
#include "conformance/report/standing.h"

#include <QCryptographicHash>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

/// The anchor of a case, also in links from elsewhere: an id of ours stays as it is.
QString anchorOf(const CaseResult &result)
{
    return u"case-"_s + QString::fromLatin1(QUrl::toPercentEncoding(shown(result.text.id)));
}

void writeMark(HtmlWriter &html, Standing standing)
{
    html.element(u"span"_s, standingIcon(standing) + u' ' + standingWord(standing),
                 u"mark "_s + standingName(standing));
}

/// A row of a list of terms.
void writePart(HtmlWriter &html, const CasePart &part)
{
    html.element(u"dt"_s, part.word);
    html.begin(u"dd"_s);
    html.text(part.text);
    if (!part.lines.isEmpty()) {
        html.begin(u"ul"_s);
        for (const QString &line : part.lines)
            html.element(u"li"_s, line);
        html.end();
    }
    html.end();
}

void writeHtmlHead(HtmlWriter &html, const QString &title)
{
    const QByteArray style = htmlStyle();
    const QByteArray digest = QCryptographicHash::hash(style, QCryptographicHash::Sha256).toBase64();
    html.begin(u"head"_s);
    html.begin(u"meta"_s);
    html.attribute(u"charset"_s, u"utf-8"_s);
    html.end();
    html.meta(u"http-equiv"_s, u"Content-Security-Policy"_s,
              u"default-src 'none'; style-src 'sha256-%1'; base-uri 'none'; form-action 'none'"_s.arg(
                  QString::fromLatin1(digest)));
    html.meta(u"name"_s, u"viewport"_s, u"width=device-width, initial-scale=1"_s);
    html.meta(u"name"_s, u"referrer"_s, u"no-referrer"_s);
    html.element(u"title"_s, title);
    html.element(u"style"_s, QString::fromLatin1(style));
    html.end();
    html.text(u"\n"_s);
}

void writeHtmlCounts(HtmlWriter &html, const Report &report)
{
    html.begin(u"table"_s, u"counts"_s);
    for (const Standing standing : AllStandings) {
        html.begin(u"tr"_s);
        html.begin(u"td"_s);
        writeMark(html, standing);
        html.end();
        html.element(u"td"_s, QString::number(countOf(report, standing)));
        html.end();
    }
    html.end();
    html.text(u"\n"_s);
}

void writeFacts(HtmlWriter &html, const Report &report)
{
    html.element(u"h2"_s, ReportWords::tr("How to repeat it"));
    html.begin(u"dl"_s);
    for (const Fact &fact : factsOf(report))
        writePart(html, {fact.word, fact.value});
    html.end();
    html.text(u"\n"_s);
}

void writeSummary(HtmlWriter &html, const QList<const CaseResult *> &results)
{
    html.element(u"h2"_s, ReportWords::tr("Cases"));
    html.begin(u"table"_s);
    html.begin(u"tr"_s);
    for (const QString &title : {ReportWords::tr("Result"), ReportWords::tr("Case"), ReportWords::tr("Why")})
        html.element(u"th"_s, title);
    html.end();
    for (const CaseResult *result : results) {
        html.begin(u"tr"_s);
        html.begin(u"td"_s);
        writeMark(html, standingOf(*result));
        html.end();
        html.begin(u"td"_s);
        html.begin(u"a"_s);
        html.attribute(u"href"_s, u'#' + anchorOf(*result));
        html.element(u"code"_s, shown(result->text.id));
        html.end();
        html.end();
        html.element(u"td"_s, shown(result->why.isEmpty() ? result->text.title : result->why));
        html.end();
        html.text(u"\n"_s);
    }
    html.end();
}

void writeHtmlCase(HtmlWriter &html, HtmlEvidence &evidence, const CaseResult &result)
{
    html.begin(u"section"_s, u"case"_s);
    html.attribute(u"id"_s, anchorOf(result));
    html.begin(u"h3"_s);
    writeMark(html, standingOf(result));
    html.text(u" "_s);
    html.element(u"code"_s, shown(result.text.id));
    html.text(u" "_s + shown(result.text.title));
    html.end();
    html.begin(u"dl"_s);
    for (const CasePart &part : partsOf(result))
        writePart(html, part);
    html.end();
    evidence.write(result);
    html.end();
    html.text(u"\n"_s);
}

void writeHtmlCases(HtmlWriter &html, const QList<const CaseResult *> &results)
{
    html.element(u"h2"_s, ReportWords::tr("Each case"));
    HtmlEvidence evidence(html);
    for (const CaseResult *result : results)
        writeHtmlCase(html, evidence, *result);
}

void writeOutput(HtmlWriter &html, const Report &report)
{
    const QStringList lines = outputLines(report);
    if (lines.isEmpty())
        return;
    html.element(u"h2"_s, ReportWords::tr("The end of what the tested program wrote"));
    html.element(u"pre"_s, lines.join(u'\n'));
}

} // namespace

QByteArray writeHtml(const Report &report)
{
    QByteArray document;
    HtmlWriter html(&document);
    const QList<const CaseResult *> results = inOrderOfStanding(report);
    const QString title = headline(report) + u": "_s + shown(report.target);
    html.begin(u"html"_s);
    //: The code of the language of this text, for the attribute "lang" of HTML
    html.attribute(u"lang"_s, ReportWords::tr("en"));
    writeHtmlHead(html, title);
    html.begin(u"body"_s);
    html.element(u"h1"_s, title, report.isClean() ? u"passed"_s : u"failed"_s);
    writeHtmlCounts(html, report);
    for (const QString &line : {unreachedLine(report), healedLine(report)}) {
        if (!line.isEmpty())
            html.element(u"p"_s, line);
    }
    if (report.unreached.isEmpty())
        writeSummary(html, results);
    writeFacts(html, report);
    if (report.unreached.isEmpty())
        writeHtmlCases(html, results);
    writeOutput(html, report);
    html.end();
    html.end();
    return document;
}

} // namespace runlatch::conformance
