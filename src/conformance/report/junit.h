// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <utility>

namespace runlatch::conformance {

struct Report;

/// A test case as readers of JUnit's XML know it.
struct JUnitCase
{
    enum class Kind { Passed, Skipped, Failure, Error };

    QString group; ///< readers make a tree of it: "runlatch.trigger"
    QString name;
    Kind kind = Kind::Error;
    QString message = {}; ///< one line; not for Passed
    QString text = {};    ///< the whole story: within the element of the kind, for Passed in system-out
    QString type = {};    ///< of a failure or an error; may be empty
    std::chrono::milliseconds took{0};
};

struct JUnitSuite
{
    QString name;
    QString group; ///< of the error that stands for a suite without cases
    std::chrono::milliseconds took{0};
    QDateTime startedAt = {}; ///< UTC; may be invalid
    QList<std::pair<QString, QString>> properties = {};
    QList<JUnitCase> cases = {};
    QStringList output = {}; ///< lines of the tested program
};

/// The suite in JUnit's XML for continuous integration. It is well-formed XML 1.0 whatever is in the texts: U+FFFD
/// stands for what XML does not allow. A suite without cases has one error, so that it is never green for nothing.
QByteArray writeJUnit(const JUnitSuite &suite);

/// The name of a suite: `name`, or where that is empty host and path of the target ("127.0.0.1:3000/runtask"), by which
/// suites are told apart. Controls are shown as marks.
QString suiteName(const QString &name, const QString &target);

/// The cases of a certificate, named by their ids, so that a reader knows a case again in the next run. `name`:
/// as of suiteName(). What failed is a failure, what is not testable an error. A case that
/// warned or was observed passed, with the reason in its system-out. A failure that the baseline knows is skipped, with
/// "known failure" in its message: readers count skipped cases apart, neither red nor green, while hardly one of them
/// shows the system-out of what passed. Where the target was not reached, one error says so, and the cases are skipped.
JUnitSuite junitSuite(const Report &report, const QString &name = {});

} // namespace runlatch::conformance
