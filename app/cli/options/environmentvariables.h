// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

/// The environment variables that the program reads, for its manual. A reference: the texts are English.
namespace runlatch::cli {

struct EnvironmentVariable
{
    QLatin1StringView name;
    QLatin1StringView meaning;
};
const QList<EnvironmentVariable> &environmentVariables();

} // namespace runlatch::cli
