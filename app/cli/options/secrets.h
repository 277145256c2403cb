// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "base/result.h"

#include <QByteArray>
#include <QStringList>

#include <array>

namespace runlatch::cli {

inline constexpr const char *TokenVariable = "RUNLATCH_TOKEN";
inline constexpr const char *PassphraseVariable = "RUNLATCH_TLS_PASSPHRASE";

/// The variables of the environment that no program gets which this one starts. The key is none of them: a receiver
/// that is tried out needs it.
inline constexpr std::array OwnVariables{TokenVariable, PassphraseVariable};

/// Says that the checks of the signature are skipped without a key, and what to do.
QString noKeyWords();

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
