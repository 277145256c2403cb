// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/pinoption.h"

#include "app/cli/options/command.h"
#include "http/certificate.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void declarePin(QCommandLineParser &parser)
{
    parser.addOption({u"pin"_s,
                      Command::tr("Trust the one certificate with this SHA-256 fingerprint, whatever its issuer and "
                                  "host; its dates must be valid."),
                      u"sha256"_s});
}

std::optional<QString> readPin(const QCommandLineParser &parser, QByteArray &pin)
{
    const auto read = parser.isSet(u"pin"_s) ? http::fingerprintOfText(parser.value(u"pin"_s)) : QByteArray();
    if (!read)
        return Command::tr("--pin takes the SHA-256 fingerprint of a certificate: 64 hexadecimal digits.");
    pin = *read;
    return std::nullopt;
}

} // namespace runlatch::cli
