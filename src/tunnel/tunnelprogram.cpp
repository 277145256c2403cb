// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunnelprogram.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::tunnel {

std::span<const TunnelProgram> tunnelPrograms()
{
    // BatchMode, because a question of ssh would go to the terminal in which Runlatch was started.
    static constexpr std::array Programs{
        TunnelProgram{"cloudflared"_L1, "cloudflared tunnel --url http://{host}:{port}"_L1,
                      R"((https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com\b))"_L1},
        TunnelProgram{"ngrok"_L1, "ngrok http {host}:{port} --log stdout --log-format logfmt"_L1,
                      R"(started tunnel.*\burl=(https://[^\s"]+))"_L1},
        TunnelProgram{"tailscale"_L1, "tailscale funnel http://{host}:{port}"_L1,
                      R"((https://[a-z0-9-]+\.[a-z0-9-]+\.ts\.net\b(?::\d+)?))"_L1},
        TunnelProgram{"ssh"_L1,
                      "ssh -o BatchMode=yes -o ExitOnForwardFailure=yes -o ServerAliveInterval=30 "
                      "-R 80:{host}:{port} nokey@{server}"_L1,
                      R"((?:termination, |traffic from |^\s*(?:HTTPS: )?)(https://[^\s/]+)/?\s*$)"_L1},
    };
    return Programs;
}

const TunnelProgram *findTunnelProgram(const QString &file)
{
    QString name = QFileInfo(file).fileName().toLower();
    if (name.endsWith(".exe"_L1))
        name.chop(4);
    const auto programs = tunnelPrograms();
    const auto found = std::find_if(programs.begin(), programs.end(),
                                    [&name](const TunnelProgram &program) { return program.name == name; });
    return found == programs.end() ? nullptr : &*found;
}

} // namespace runlatch::tunnel
