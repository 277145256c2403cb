// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/foreignrequest.h"

namespace runlatch::interchange {

/// Tells whether the text begins with a request for PowerShell: Invoke-WebRequest or Invoke-RestMethod, behind comments
/// and the session that browsers write in front, or curl with a backtick at the end of its first line.
bool beginsWithPowerShell(QByteArrayView text);

/// The requests of a script for PowerShell, each with the statements in front of it. No other one is started.
QList<QByteArray> powerShellCommands(const QByteArray &script);

/// The request that the command sends, as far as it stands in it and in the statements in front: the user agent and the
/// cookies of a session, and variables that are texts or tables. No file and no other variable is read. Errors: those
/// of readCurlCommand(), and Usage "import.request-file" (it sends the content of a file; subject = the parameter),
/// "import.variable" (subject = the variable that only PowerShell knows) and "import.too-large" (the values of
/// variables add more than MaxShellVariableBytes).
base::Result<ForeignRequest> readPowerShellCommand(const QByteArray &command);

} // namespace runlatch::interchange
