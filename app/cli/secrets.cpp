// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/secrets.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

base::Result<QByteArray> readSecretFile(const QString &file)
{
    constexpr qint64 limit = 64 * 1024; // a key, not the wrong file
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return base::Error{base::ErrorKind::Secret, u"secret.file"_s, file, source.errorString()};
    QByteArray secret = source.read(limit);
    if (secret.endsWith('\n'))
        secret.chop(secret.endsWith("\r\n") ? 2 : 1);
    if (secret.isEmpty())
        return base::Error{base::ErrorKind::Secret, u"secret.file"_s, file, u"the file is empty"_s};
    return secret;
}

base::Result<QList<QByteArray>> readHmacKeys(const QStringList &files)
{
    QList<QByteArray> keys;
    for (const QString &file : files) {
        auto key = readSecretFile(file);
        if (!key)
            return key.error();
        keys.append(*key);
    }
    if (keys.isEmpty() && qEnvironmentVariableIsSet("RUNLATCH_HMAC_KEY"))
        keys.append(qgetenv("RUNLATCH_HMAC_KEY"));
    keys.removeAll(QByteArray()); // an empty variable means no key
    return keys;
}

base::Result<QByteArray> readToken(const QString &file)
{
    if (!file.isEmpty())
        return readSecretFile(file);
    const QByteArray token = qgetenv("RUNLATCH_TOKEN");
    if (token.isEmpty())
        return base::Error{base::ErrorKind::Usage, u"token.missing"_s, u"--token-file"_s};
    return token;
}

} // namespace runlatch::cli
