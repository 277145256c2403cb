// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/secrets.h"

#include "app/cli/options/command.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qint64 MaxSecretBytes = 64 * 1024; // bytes, including a final newline: a key or token, not the wrong file

bool isBreak(char byte)
{
    return byte == '\n' || byte == '\r';
}

bool isBlank(char byte)
{
    return byte == ' ' || byte == '\t';
}

/// Returns the length of a byte order mark, which an editor or a shell puts before text in UTF-8 or UTF-16.
qsizetype markOf(const QByteArray &secret)
{
    if (secret.startsWith("\xEF\xBB\xBF"))
        return 3;
    return secret.startsWith("\xFF\xFE") || secret.startsWith("\xFE\xFF") ? 2 : 0;
}

bool isNothing(const QByteArray &secret)
{
    for (qsizetype at = markOf(secret); at < secret.size(); ++at) {
        if (!isBreak(secret.at(at)) && !isBlank(secret.at(at)) && secret.at(at) != '\0')
            return false;
    }
    return true;
}

/// Returns likely mistakes in a key file, each in a few words. `secret` contains more than these characters.
QStringList slipsIn(const QByteArray &secret)
{
    QStringList slips;
    const auto note = [&slips](bool is, const QString &words) {
        if (is)
            slips.append(words);
    };
    const qsizetype mark = markOf(secret);
    const QByteArray text = secret.mid(mark);
    const QByteArray inner = text.trimmed();
    const qsizetype begin = text.indexOf(inner);
    const QByteArray before = text.left(begin);
    const QByteArray behind = text.mid(begin + inner.size());
    const auto hasBreak = [](const QByteArray &bytes) { return bytes.contains('\n') || bytes.contains('\r'); };
    const auto hasBlank = [](const QByteArray &bytes) { return bytes.contains(' ') || bytes.contains('\t'); };
    note(mark > 0, Command::tr("a byte order mark (BOM) at its beginning"));
    note(hasBlank(before), Command::tr("blanks at its beginning"));
    note(hasBreak(before), Command::tr("a line break at its beginning"));
    note(hasBreak(inner), Command::tr("a line break in its middle"));
    note(hasBlank(behind), Command::tr("blanks at its end"));
    note(hasBreak(behind), Command::tr("more line breaks at its end than the one that is dropped"));
    return slips;
}

base::Result<QByteArray> checked(const QByteArray &secret, const QString &name, Output &output)
{
    if (isNothing(secret))
        return base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::SecretEmpty, .subject = name};
    output.hide(secret);
    if (const QStringList slips = slipsIn(secret); !slips.isEmpty())
        output.diagnostic(
            Command::tr("The secret of “%1” has %2. That counts as part of it: take it out unless the other"
                        " side has it, too.")
                .arg(name, slips.join(u", "_s)));
    return secret;
}

} // namespace

base::Result<QByteArray> readSecretFile(const QString &file, Output &output)
{
    // A larger file is refused: a truncated key would be wrong, and the user would not know why.
    auto read = readInput(file, MaxSecretBytes,
                          {.beyond = base::Rules::SecretTooLarge,
                           .kind = base::ErrorKind::Secret,
                           .unreadable = base::Rules::SecretFile});
    if (!read)
        return read.error();
    QByteArray secret = *std::move(read);
    if (secret.endsWith('\n'))
        secret.chop(secret.endsWith("\r\n") ? 2 : 1);
    return checked(secret, file, output);
}

base::Result<QList<QByteArray>> readHmacKeys(const QStringList &files, Output &output)
{
    QList<QByteArray> keys;
    for (const QString &file : files) {
        auto key = readSecretFile(file, output);
        if (!key)
            return key.error();
        keys.append(*key);
    }
    if (!keys.isEmpty() || !qEnvironmentVariableIsSet("RUNLATCH_HMAC_KEY"))
        return keys;
    auto key = checked(qgetenv("RUNLATCH_HMAC_KEY"), u"RUNLATCH_HMAC_KEY"_s, output);
    if (!key)
        return key.error();
    return QList<QByteArray>{*key};
}

QList<QByteArray> otherHmacKeys(const QStringList &files, Output &output)
{
    const QByteArray key = qgetenv("RUNLATCH_HMAC_KEY");
    if (files.isEmpty() || isNothing(key))
        return {};
    output.hide(key);
    return {key};
}

QString noKeyWords()
{
    return Command::tr("Without a key it is not tried whether the integration checks signatures: give the key with "
                       "--hmac-key-file, or in RUNLATCH_HMAC_KEY.");
}

base::Result<QByteArray> readToken(const QString &file, Output &output)
{
    if (!file.isEmpty())
        return readSecretFile(file, output);
    if (!qEnvironmentVariableIsSet(TokenVariable))
        return base::Error{base::ErrorKind::Usage, base::Rules::TokenMissing, u"--token-file"_s};
    return checked(qgetenv(TokenVariable), QString::fromLatin1(TokenVariable), output);
}

} // namespace runlatch::cli
