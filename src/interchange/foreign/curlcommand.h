// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/foreignrequest.h"

namespace runlatch::interchange {

/// Tells whether the text begins with a command of curl: behind comments, a prompt, what decodes its body as in
/// shellCommand(), or commands that prepare it, such as assignments, `set` and `echo`. False as long as the line is
/// cut.
bool beginsWithCurl(QByteArrayView text);

/// The commands of curl in a script for a POSIX shell or cmd.exe, each with the comment in front of it and its
/// here-document; the assignments of variables stand before it where it has one. Other commands are passed over; none
/// is started.
QList<QByteArray> curlCommands(const QByteArray &script);

/// The request that the command sends, as far as it stands in it: curl's own headers (User-Agent, Content-Length) are
/// not made up, so nothing proves the body. No file is read, and no variable but those that the script sets.
/// "$RUNLATCH_TOKEN", which an export writes, becomes a placeholder. The time is the one in the comment of an export.
/// Errors: Usage "import.curl-file" (it sends the content of a file; subject = as it is named), "import.curl-option"
/// (subject = the word that is not known, or would make a second request), "import.variable" (subject = what only a
/// shell could fill in), "import.curl-open" (a quote is not closed), "import.too-large" (more than MaxShellWords),
/// "import.missing" and "import.value" (url).
base::Result<ForeignRequest> readCurlCommand(const QByteArray &command);

} // namespace runlatch::interchange
