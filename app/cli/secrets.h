// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output.h"
#include "base/result.h"

#include <QByteArray>
#include <QStringList>

namespace runlatch::cli {

/// Secrets come from files, standard input ("-") or the environment, never from an argument's value. Exactly one
/// trailing newline of a file is dropped. What else looks like a slip (a byte order mark, blanks around the secret,
/// further line breaks) stays a part of it, and `output` names it on standard error. From then on `output` hides the
/// secret. Errors: Secret with rule "secret.file", "secret.too-large" (above 64 KB) or "secret.empty" (nothing but
/// those); subject = the file.
base::Result<QByteArray> readSecretFile(const QString &file, Output &output);

/// The keys of `files`, else RUNLATCH_HMAC_KEY, else none.
base::Result<QList<QByteArray>> readHmacKeys(const QStringList &files, Output &output);

/// The token of `file`, else RUNLATCH_TOKEN. Error: Usage "token.missing" where there is neither.
base::Result<QByteArray> readToken(const QString &file, Output &output);

} // namespace runlatch::cli
