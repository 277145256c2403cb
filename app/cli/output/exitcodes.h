// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

/// The exit codes of the program, for its manual and the tests. A reference: the texts are English.
namespace runlatch::cli {

struct ExitCode
{
    QLatin1StringView code; ///< "0", "128+N"
    QLatin1StringView meaning;
};
const QList<ExitCode> &exitCodes();

} // namespace runlatch::cli
