// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QStringList>

namespace runlatch::cli {

/// Secrets come from files or the environment, never from an argument's value. One trailing newline of a file is
/// dropped. Errors: Secret with rule "secret.file" or, above 64 KB, "secret.too-large"; subject = the file.
base::Result<QByteArray> readSecretFile(const QString &file);

/// The keys of `files`, else RUNLATCH_HMAC_KEY, else none.
base::Result<QList<QByteArray>> readHmacKeys(const QStringList &files);

/// The token of `file`, else RUNLATCH_TOKEN. Error: Usage "token.missing" where there is neither.
base::Result<QByteArray> readToken(const QString &file);

} // namespace runlatch::cli
