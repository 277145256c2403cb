// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"

#include <QFileInfo>

#include <cstdio>
#include <map>

namespace runlatch::support {

namespace {

std::map<QByteArray, TestRun> &testsOfSuite()
{
    static std::map<QByteArray, TestRun> tests;
    return tests;
}

} // namespace

bool addToSuite(const char *file, TestRun run)
{
    return testsOfSuite().emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName().toUtf8(), run).second;
}

int runFromSuite(int argc, char **argv)
{
    const auto found = argc > 1 ? testsOfSuite().find(argv[1]) : testsOfSuite().end();
    if (found != testsOfSuite().end())
        return found->second(argc - 1, argv + 1);
    for (const auto &[name, run] : testsOfSuite())
        std::fprintf(stderr, "%s\n", name.constData());
    return 64;
}

} // namespace runlatch::support
