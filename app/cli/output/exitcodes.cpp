// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/exitcodes.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

const QList<ExitCode> &exitCodes()
{
    static const QList<ExitCode> codes{
        {"0"_L1,
         "Done: accepted, passed, valid, clean; or ended as --expect says. simulate and inspect also after a "
         "signal."_L1},
        {"1"_L1, "The answer is no: failed, invalid, refused; or not ended as --expect says."_L1},
        {"2"_L1,
         "It could not be told: unreachable, errored, timed out, an error of the service, a file that cannot be "
         "read, or an outcome that is unknown."_L1},
        {"3"_L1,
         "Some of several: change-requests archive archived some, and is known not to have archived others; of replay "
         "some were answered 2xx."_L1},
        {"64"_L1, "Wrong usage: why stands on standard error, and nothing was begun."_L1},
        {"128+N"_L1, "Signal N ended the command: 130 for Ctrl+C, 143 for a plain kill."_L1},
    };
    return codes;
}

} // namespace runlatch::cli
