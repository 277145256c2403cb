// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"

int main(int argc, char **argv)
{
    return runlatch::support::runFromSuite(argc, argv);
}
