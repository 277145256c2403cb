// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "base/result.h"

#include <QByteArray>
#include <QStringList>

namespace runlatch::cli {

/// The variables of the environment that hold secrets. What is started by a command does not get them.
inline constexpr const char *SecretVariables[] = {"RUNLATCH_HMAC_KEY", "RUNLATCH_TOKEN", "RUNLATCH_TLS_PASSPHRASE"};

/// Secrets come from files, standard input ("-") or the environment, never from the value of an argument. Exactly one
/// trailing newline of a file is removed. Other likely mistakes (a byte order mark, blanks around the secret, further
/// line breaks) stay part of the secret, and `output` reports them on standard error. From then on `output` hides the
/// secret. Errors: Secret with rule "secret.file", "secret.too-large" (above 64 KB) or "secret.empty" (nothing but such
/// characters, which is wrong usage: see Command::wrongUsage()); subject = the file.
base::Result<QByteArray> readSecretFile(const QString &file, Output &output);

/// The keys in `files`; without files, RUNLATCH_HMAC_KEY; without both, none. A variable that is set but empty is an
/// error, as an empty file is, and never "none".
base::Result<QList<QByteArray>> readHmacKeys(const QStringList &files, Output &output);

/// RUNLATCH_HMAC_KEY, if `files` are taken in its place: a key that is known and not used. None if it is empty or
/// blank.
QList<QByteArray> otherHmacKeys(const QStringList &files, Output &output);

/// The token in `file`; without a file, RUNLATCH_TOKEN. Errors: as above, for the variable too; Usage "token.missing"
/// if there is neither.
base::Result<QByteArray> readToken(const QString &file, Output &output);

} // namespace runlatch::cli
