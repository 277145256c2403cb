// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/screens.h"
#include "support/suite.h"

int main(int argc, char **argv)
{
    runlatch::support::useScreens();
    return runlatch::support::runFromSuite(argc, argv);
}
