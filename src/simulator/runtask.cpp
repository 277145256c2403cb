// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runtask.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

QString verificationName(Verification verification)
{
    switch (verification) {
    case Verification::Token: return u"token"_s;
    case Verification::Level: return u"level"_s;
    case Verification::Bare: return u"bare"_s;
    case Verification::Recorded: return u"recorded"_s;
    case Verification::None: break;
    }
    return {};
}

std::optional<Verification> verificationOfName(QStringView name)
{
    for (const Verification verification : verifications()) {
        if (verificationName(verification) == name)
            return verification;
    }
    return std::nullopt;
}

QList<Verification> verifications()
{
    return {Verification::Token, Verification::Level, Verification::Bare, Verification::Recorded};
}

} // namespace runlatch::simulator
