// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/environmentvariables.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

const QList<EnvironmentVariable> &environmentVariables()
{
    static const QList<EnvironmentVariable> variables{
        {"RUNLATCH_HMAC_KEY"_L1,
         "The HMAC key where no --hmac-key-file is given. Set but empty, it is wrong usage."_L1},
        {"RUNLATCH_TOKEN"_L1,
         "The token of commands that ask a service, where no --token-file is given. Set but empty, it is wrong usage."_L1},
        {"RUNLATCH_TLS_PASSPHRASE"_L1, "Passphrase of the file that --tls-certificate or --tls-key names."_L1},
    };
    return variables;
}

} // namespace runlatch::cli
