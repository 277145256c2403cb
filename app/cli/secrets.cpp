// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/secrets.h"

#include "app/cli/textfile.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr qint64 LargestSecret = 64 * 1024; // bytes, with a newline at its end: a key or token, not the wrong file
}

base::Result<QByteArray> readSecretFile(const QString &file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return base::Error{base::ErrorKind::Secret, u"secret.file"_s, file, source.errorString()};
    std::optional<QByteArray> read = readAtMost(source, LargestSecret);
    if (!read) // the beginning of a key would be no key, and nobody would know why
        return base::Error{.kind = base::ErrorKind::Secret, .rule = u"secret.too-large"_s, .subject = file};
    QByteArray secret = *std::move(read);
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
