// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/identityoptions.h"

#include "app/cli/options/command.h"
#include "app/cli/options/secrets.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void declareIdentity(QCommandLineParser &parser, const QString &purpose)
{
    //: %1 is "Serve https with this certificate" or another purpose of it
    const QString form = Command::tr("%1: PEM, or PKCS#12 with its key; the passphrase of an encrypted key comes from "
                                     "RUNLATCH_TLS_PASSPHRASE.");
    parser.addOption({u"tls-certificate"_s,
                      form.arg(purpose.isEmpty() ? Command::tr("Serve https with this certificate") : purpose),
                      u"file"_s});
    parser.addOption(
        {u"tls-key"_s, Command::tr("Key of that certificate, where it is in a file of its own."), u"file"_s});
}

std::optional<QString> checkIdentity(const QCommandLineParser &parser)
{
    if (parser.isSet(u"tls-key"_s) && !parser.isSet(u"tls-certificate"_s))
        return Command::tr("--tls-key goes with --tls-certificate.");
    return std::nullopt;
}

base::Result<http::ServerIdentity> readIdentity(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"tls-certificate"_s))
        return http::ServerIdentity();
    return http::readServerIdentity(parser.value(u"tls-certificate"_s), parser.value(u"tls-key"_s),
                                    qgetenv(PassphraseVariable));
}

} // namespace runlatch::cli
