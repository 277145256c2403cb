// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/junitreader.h"

#include "base/rules.h"
#include "outcomes/faults.h"

using namespace Qt::StringLiterals;
using runlatch::base::Rules;

namespace runlatch::outcomes {

namespace {

bool isSuite(QStringView name)
{
    return name == "testsuite"_L1 || name == "testsuites"_L1;
}

std::optional<TestProblem::Kind> problemOf(QStringView name)
{
    if (name == "failure"_L1)
        return TestProblem::Kind::Failure;
    if (name == "error"_L1)
        return TestProblem::Kind::Error;
    if (name == "skipped"_L1)
        return TestProblem::Kind::Skipped;
    return {};
}

} // namespace

JUnitReader::JUnitReader(const QString &text, const ReportOptions &options)
    : m_options(options)
    , m_xml(text)
    , m_gathering(ReportKind::JUnit)
{
    m_xml.setNamespaceProcessing(false); // it compares each prefix with all that are declared
    m_xml.setEntityExpansionLimit(0);
}

base::Result<Report> JUnitReader::read()
{
    while (!m_xml.atEnd() && !m_fault) {
        if (m_options.cancelled && *m_options.cancelled)
            return base::Error{.kind = base::ErrorKind::Cancelled};
        m_xml.readNext();
        if (m_xml.isStartElement())
            begin();
        else if (m_xml.isEndElement())
            end();
        else if (m_xml.isCharacters())
            takeText();
    }
    if (m_fault)
        return *m_fault;
    if (m_xml.hasError())
        return faultAt(Rules::ReportXml, m_xml.lineNumber(), m_xml.columnNumber() + 1);
    return m_gathering.take();
}

void JUnitReader::begin()
{
    const QString name = m_xml.qualifiedName().toString();
    if (++m_depth > MaxReportDepth) {
        m_fault = faultAt(Rules::ReportDepth, m_xml.lineNumber(), m_xml.columnNumber() + 1);
    } else if (m_depth == 1 && !isSuite(name)) {
        m_fault = faultOf(Rules::ReportUnknown);
    } else if (m_skipDepth > 0 || m_part != Part::None) {
        return; // of an element within a text, the text is read
    } else if (m_case) {
        beginInCase(name);
    } else if (isSuite(name)) {
        m_suites.append(TestSuite(m_xml.attributes()));
        if (name == "testsuite"_L1)
            m_gathering.addTool(m_suites.last().name());
    } else if (name == "testcase"_L1) {
        m_case = TestCase(m_xml.attributes(), m_suites.last().name());
        m_isOfSuite = false;
    } else if (const auto kind = problemOf(name)) {
        m_case = TestCase({}, m_suites.last().name());
        m_isOfSuite = true;
        beginProblem(*kind);
    } else if (name == "system-out"_L1 || name == "system-err"_L1) {
        m_outOfSuite = 0;
        beginPart(Part::OutOfSuite);
    } else {
        skip(name);
    }
}

void JUnitReader::beginInCase(QStringView name)
{
    const auto kind = problemOf(name);
    if (kind)
        beginProblem(*kind);
    else if (name == "system-out"_L1)
        beginPart(Part::Out);
    else if (name == "system-err"_L1)
        beginPart(Part::Err);
    else
        skip(name);
}

void JUnitReader::beginProblem(TestProblem::Kind kind)
{
    if (m_case->problems.size() == TestCase::MaxProblems) {
        ++m_case->moreProblems;
        m_skipDepth = m_depth;
        return;
    }
    const QXmlStreamAttributes attributes = m_xml.attributes();
    m_case->problems.append({.kind = kind,
                             .type = attributes.value("type"_L1).left(TestCase::MaxName).toString(),
                             .message = beginningOf(attributes.value("message"_L1), TestCase::MaxProblemText)});
    beginPart(Part::Problem);
}

void JUnitReader::beginPart(Part part)
{
    m_part = part;
    m_partDepth = m_depth;
}

void JUnitReader::skip(QStringView name)
{
    m_gathering.note(Rules::ReportElements, name.toString());
    m_skipDepth = m_depth;
}

void JUnitReader::takeText()
{
    switch (m_part) {
    case Part::None: break;
    case Part::Problem: append(m_case->problems.last().text, m_xml.text(), TestCase::MaxProblemText); break;
    case Part::Out: append(m_case->out, m_xml.text(), TestCase::MaxOutput); break;
    case Part::Err: append(m_case->err, m_xml.text(), TestCase::MaxOutput); break;
    case Part::OutOfSuite: m_outOfSuite += m_xml.text().trimmed().size(); break;
    }
}

void JUnitReader::end()
{
    const int depth = m_depth--;
    if (m_skipDepth > 0) {
        m_skipDepth = depth == m_skipDepth ? 0 : m_skipDepth;
    } else if (m_part != Part::None) {
        if (depth != m_partDepth)
            return;
        if (m_part == Part::OutOfSuite && m_outOfSuite > 0)
            m_gathering.note(Rules::ReportOutput, m_suites.last().name());
        m_part = Part::None;
        if (m_case && m_isOfSuite)
            endCase();
    } else if (m_case) {
        endCase();
    } else {
        endSuite();
    }
}

void JUnitReader::endCase()
{
    const TestCase ended = *std::exchange(m_case, std::nullopt);
    TestSuite &suite = m_suites.last();
    if (!m_isOfSuite) {
        m_gathering.count();
        suite.count(TestSuite::Tests);
    }
    if (ended.has(TestProblem::Kind::Failure))
        suite.count(TestSuite::Failures);
    if (ended.has(TestProblem::Kind::Error))
        suite.count(TestSuite::Errors);
    if (ended.has(TestProblem::Kind::Skipped))
        suite.count(TestSuite::Skipped);
    if (ended.problems.isEmpty()) {
        m_gathering.note(Rules::ReportPassed, ended.id());
    } else if (!m_gathering.wants(ended.level())) {
        m_gathering.countOnly(ended.level());
    } else {
        const TestCase::Made made = ended.outcome();
        m_gathering.add(ended.level(), made.outcome,
                        made.isCut ? QList<base::Rule>{Rules::ReportCut} : QList<base::Rule>());
    }
}

void JUnitReader::endSuite()
{
    const TestSuite ended = m_suites.takeLast();
    const QString disagreement = ended.disagreement();
    if (!disagreement.isEmpty())
        m_gathering.note(Rules::ReportCounts, ended.name() + u' ' + disagreement);
    if (!m_suites.isEmpty())
        m_suites.last().addInner(ended);
}

} // namespace runlatch::outcomes
