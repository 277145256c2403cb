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

/// The tests of a folder are one program, which runs the test named by its first argument. Linking one program for each
/// test took longer than compiling it. Every run is still a separate process.
using TestRun = int (*)(int argc, char **argv);

/// Called before main() by the macros below. @p file is the source; its base name is the name of the test.
bool addToSuite(const char *file, TestRun run);

/// Runs the test that the first argument names, and passes the rest to Qt Test. The application gets the name of the
/// test. Without a known name it lists the names and returns 64.
int runFromSuite(int argc, char **argv);

template <typename Application, typename Test> int runTest(int argc, char **argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace runlatch::support

/// Placed at the end of a test's source instead of QTEST_GUILESS_MAIN and QTEST_MAIN.
#define RUNLATCH_TEST(Test)                                                                                            \
    static const bool Test##IsInSuite =                                                                                \
        runlatch::support::addToSuite(__FILE__, runlatch::support::runTest<QCoreApplication, Test>);
#define RUNLATCH_WINDOW_TEST(Test)                                                                                     \
    static const bool Test##IsInSuite =                                                                                \
        runlatch::support::addToSuite(__FILE__, runlatch::support::runTest<QApplication, Test>);
