// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/warpoption.h"

#include "app/cli/options/command.h"
#include "app/cli/options/optionvalues.h"
#include "base/warpedclock.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void declareWarp(QCommandLineParser &parser)
{
    parser.addOption({u"warp"_s,
                      Command::tr("Let the clocks of run tasks run this many times as fast, 1 to %1: deadlines, new "
                                  "deliveries and links; --deadline 10m takes 10s by 60. Limits of the network and "
                                  "what is measured stay real.")
                          .arg(base::WarpedClock::MaxFactor),
                      u"factor"_s, u"1"_s});
}

std::optional<QString> readWarp(const QCommandLineParser &parser, int &warp)
{
    return readNumberOption(parser, u"warp"_s, 1, base::WarpedClock::MaxFactor, warp);
}

} // namespace runlatch::cli
