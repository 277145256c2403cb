// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/waiting.h"

#include <QCoreApplication>
#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

namespace runlatch::support {

/// The tests of a folder are one program, which runs the one that its first argument names: linking one program for
/// each took longer than compiling it. Every run is a process of its own, as before.
using TestRun = int (*)(int argc, char **argv);

/// Called before main() by the macros below. @p file is the source; its base name is the test's name.
bool addToSuite(const char *file, TestRun run);

/// Runs the test that the first argument names, with the rest as Qt Test's own arguments. The application is named
/// for the test. Without a known name it lists the names and is 64.
int runFromSuite(int argc, char **argv);

template <typename Application, typename Test> int runTest(int argc, char **argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace runlatch::support

/// At the end of a test's source, in place of QTEST_GUILESS_MAIN and QTEST_MAIN.
#define RUNLATCH_TEST(Test)                                                                                            \
    static const bool Test##IsInSuite =                                                                                \
        runlatch::support::addToSuite(__FILE__, runlatch::support::runTest<QCoreApplication, Test>);
#define RUNLATCH_WINDOW_TEST(Test)                                                                                     \
    static const bool Test##IsInSuite =                                                                                \
        runlatch::support::addToSuite(__FILE__, runlatch::support::runTest<QApplication, Test>);
