// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/junit.h"

#include "conformance/report/reportwords.h"
#include "conformance/report/standing.h"

#include <QUrl>
#include <QXmlStreamWriter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

using Kind = JUnitCase::Kind;

/// XML 1.0 does not allow control characters, unpaired surrogates and two other code points.
QString xmlText(const QString &text)
{
    QString allowed;
    allowed.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text[at];
        const bool isPair = letter.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const bool isControl = letter < u' ' && letter != u'\t' && letter != u'\n' && letter != u'\r';
        if (isPair) {
            allowed += letter;
            allowed += text[++at];
        } else {
            allowed += isControl || letter.isSurrogate() || letter.unicode() >= 0xfffe ? QChar(0xfffd) : letter;
        }
    }
    return allowed;
}

QString seconds(std::chrono::milliseconds time)
{
    return QString::number(static_cast<double>(time.count()) / 1000, 'f', 3);
}

/// Empty for a case that passed: it has no element of its own.
QString elementOf(Kind kind)
{
    switch (kind) {
    case Kind::Passed: return {};
    case Kind::Skipped: return u"skipped"_s;
    case Kind::Failure: return u"failure"_s;
    case Kind::Error: break;
    }
    return u"error"_s;
}

void writeCase(QXmlStreamWriter &xml, const JUnitCase &test)
{
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, xmlText(test.group));
    xml.writeAttribute(u"name"_s, xmlText(test.name));
    xml.writeAttribute(u"time"_s, seconds(test.took));
    if (const QString element = elementOf(test.kind); !element.isEmpty()) {
        xml.writeStartElement(element);
        xml.writeAttribute(u"message"_s, xmlText(test.message));
        if (!test.type.isEmpty())
            xml.writeAttribute(u"type"_s, xmlText(test.type));
        xml.writeCharacters(xmlText(test.text));
        xml.writeEndElement();
    } else if (!test.text.isEmpty()) {
        xml.writeTextElement(u"system-out"_s, xmlText(test.text));
    }
    xml.writeEndElement();
}

void writeProperties(QXmlStreamWriter &xml, const QList<std::pair<QString, QString>> &properties)
{
    if (properties.isEmpty())
        return;
    xml.writeStartElement(u"properties"_s);
    for (const auto &[name, value] : properties) {
        xml.writeEmptyElement(u"property"_s);
        xml.writeAttribute(u"name"_s, xmlText(name));
        xml.writeAttribute(u"value"_s, xmlText(value));
    }
    xml.writeEndElement();
}

void writeCounts(QXmlStreamWriter &xml, const QList<JUnitCase> &cases)
{
    const auto count = [&cases](Kind kind) {
        return QString::number(
            std::count_if(cases.cbegin(), cases.cend(), [kind](const JUnitCase &test) { return test.kind == kind; }));
    };
    xml.writeAttribute(u"tests"_s, QString::number(cases.size()));
    xml.writeAttribute(u"failures"_s, count(Kind::Failure));
    xml.writeAttribute(u"errors"_s, count(Kind::Error));
    xml.writeAttribute(u"skipped"_s, count(Kind::Skipped));
}

Kind kindOf(Standing standing)
{
    switch (standing) {
    case Standing::Failed: return Kind::Failure;
    case Standing::NotTestable: return Kind::Error;
    case Standing::Known:
    case Standing::Skipped: return Kind::Skipped;
    case Standing::Warned:
    case Standing::Observed:
    case Standing::Passed: break;
    }
    return Kind::Passed;
}

/// Everything that a person needs to mend the case without another report; nothing for a case that passed.
QString storyOf(const CaseResult &result)
{
    const Standing standing = standingOf(result);
    if (standing == Standing::Passed)
        return {};
    QStringList lines{standingWord(standing) + u": "_s + shown(result.why)};
    lines += lapseLines(result);
    if (standing != Standing::Skipped) {
        lines += ReportWords::tr("What was sent: %1").arg(shown(result.text.sent));
        lines += ReportWords::tr("What was expected: %1").arg(shown(result.text.expected));
        if (const QString remedy = remedyOf(result); !remedy.isEmpty())
            lines += ReportWords::tr("What to do: %1").arg(remedy);
    }
    lines += ReportWords::tr("Where it comes from: %1").arg(shown(result.text.source));
    return lines.join(u'\n');
}

QString messageOf(const CaseResult &result)
{
    const QString why = shown(result.why.isEmpty() ? result.text.title : result.why);
    //: %1 is why a case failed
    return standingOf(result) == Standing::Known ? ReportWords::tr("known failure: %1").arg(why) : why;
}

/// Stands for all cases of a target that was not reached.
JUnitCase unreachedCase(const Report &report)
{
    const QString why = headline(report) + u": "_s + unreachedLine(report);
    return {.group = u"runlatch.check"_s, .name = u"target"_s, .kind = Kind::Error, .message = why, .text = why};
}

JUnitCase caseOf(const CaseResult &result)
{
    const QString id = shown(result.text.id);
    return {.group = u"runlatch.check."_s + id.section(u'.', 0, 0),
            .name = id,
            .kind = kindOf(standingOf(result)),
            .message = messageOf(result),
            .text = storyOf(result),
            .type = severityName(result.text.severity),
            .took = result.took};
}

} // namespace

QByteArray writeJUnit(const JUnitSuite &suite)
{
    QList<JUnitCase> cases = suite.cases;
    if (cases.isEmpty()) {
        const QString nothing = u"nothing was tried"_s;
        cases.append({suite.group, suite.group.section(u'.', -1), Kind::Error, nothing, nothing});
    }
    QByteArray document;
    QXmlStreamWriter xml(&document);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(u"testsuites"_s);
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, xmlText(suite.name));
    writeCounts(xml, cases);
    xml.writeAttribute(u"time"_s, seconds(suite.took));
    if (suite.startedAt.isValid()) // the schema has no zone
        xml.writeAttribute(u"timestamp"_s, suite.startedAt.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss"_s));
    writeProperties(xml, suite.properties);
    for (const JUnitCase &test : std::as_const(cases))
        writeCase(xml, test);
    if (!suite.output.isEmpty())
        xml.writeTextElement(u"system-out"_s, xmlText(suite.output.join(u'\n')));
    xml.writeEndDocument();
    return document;
}

QString suiteName(const QString &name, const QString &target)
{
    if (!name.isEmpty())
        return shown(name);
    const QUrl url(target);
    const QString place = url.authority(QUrl::FullyEncoded).section(u'@', -1) + url.path(QUrl::FullyEncoded);
    return shown(place.isEmpty() ? target : place);
}

JUnitSuite junitSuite(const Report &report, const QString &name)
{
    JUnitSuite suite{.name = suiteName(name, report.target),
                     .group = u"runlatch.check"_s,
                     .took = report.took,
                     .startedAt = report.startedAt,
                     .output = outputLines(report)};
    for (const Fact &fact : factsOf(report))
        suite.properties.append({fact.name, fact.value});
    if (!report.healed.isEmpty())
        suite.properties.append({u"healed"_s, shown(report.healed.join(u", "_s))});
    if (!report.unreached.isEmpty())
        suite.cases.append(unreachedCase(report));
    for (const CaseResult &result : report.results) {
        suite.cases.append(caseOf(result));
        if (!report.unreached.isEmpty()) // one error for all
            suite.cases.last().kind = Kind::Skipped;
    }
    return suite;
}

} // namespace runlatch::conformance
