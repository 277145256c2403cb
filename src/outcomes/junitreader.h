// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/gathering.h"
#include "outcomes/testcase.h"
#include "outcomes/testsuite.h"

#include <QXmlStreamReader>

#include <optional>

namespace runlatch::outcomes {

/// Walks through the elements of JUnit XML. Internal to this folder.
class JUnitReader
{
public:
    JUnitReader(const QString &text, const ReportOptions &options);

    base::Result<Report> read();
    Gathering &gathering() { return m_gathering; }

private:
    enum class Part { None, Problem, Out, Err, OutOfSuite };

    void begin();
    void beginInCase(QStringView name);
    void beginProblem(TestProblem::Kind kind);
    void beginPart(Part part);
    void skip(QStringView name);
    void takeText();
    void end();
    void endCase();
    void endSuite();

    const ReportOptions m_options;
    QXmlStreamReader m_xml;
    Gathering m_gathering;
    std::optional<base::Error> m_fault;
    QList<TestSuite> m_suites; ///< open ones, the innermost last
    std::optional<TestCase> m_case;
    bool m_isOfSuite = false; ///< m_case stands for a problem of the suite itself
    Part m_part = Part::None;
    qint64 m_outOfSuite = 0; ///< characters of the output that is open
    int m_depth = 0;
    int m_partDepth = 0; ///< of the element whose text is read
    int m_skipDepth = 0; ///< of the element that is passed over; 0: none is
};

} // namespace runlatch::outcomes
