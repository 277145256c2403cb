// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/standardstream.h"
#include "app/cli/program.h"
#include "base/coredumps.h"
#include "base/memory.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    runlatch::base::returnFreedBuffers();
    runlatch::base::withholdCoreDumps();
    runlatch::cli::prepareStreams();
    QCoreApplication application(argc, argv);
    return runlatch::cli::run(application);
}
