// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/texts.h"
#include "protocol/taskresult.h"

#include <QList>
#include <QXmlStreamAttributes>

namespace runlatch::outcomes {

/// An element `failure`, `error` or `skipped`: the reason why a test case did not pass. Internal to this folder.
struct TestProblem
{
    enum class Kind { Failure, Error, Skipped };

    Kind kind = Kind::Failure;
    QString type = {};
    CutText message = {};
    CutText text = {};
};

/// An element `testcase`, as much of it as an outcome takes. Internal to this folder.
struct TestCase
{
    static constexpr qsizetype MaxProblems = 10;
    static constexpr qsizetype MaxProblemText = 4000; ///< characters, as the two below
    static constexpr qsizetype MaxOutput = 2000;
    static constexpr qsizetype MaxName = 500;

    TestCase() = default;
    TestCase(const QXmlStreamAttributes &attributes, const QString &suite);

    bool has(TestProblem::Kind kind) const;
    protocol::TagLevel level() const; ///< of one with a problem
    QString id() const;

    struct Made
    {
        protocol::Outcome outcome;
        bool isCut = false;
    };
    Made outcome() const;

    QString suite = {}; ///< names, each at most MaxName
    QString name = {};
    QString className = {};
    QString place = {};               ///< "a.py:12"; empty where the report has none
    QString time = {};                ///< seconds, as written
    QList<TestProblem> problems = {}; ///< the first MaxProblems
    qint64 moreProblems = 0;
    CutText out = {}; ///< system-out
    CutText err = {}; ///< system-err
};

} // namespace runlatch::outcomes
