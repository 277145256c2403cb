// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/command.h"

#include "base/rules.h"
#include "http/message.h"
#include "http/url.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

std::optional<QString> Command::wrongUsage(const base::Error &error)
{
    if (error.rule != base::Rules::SecretEmpty)
        return std::nullopt;
    return wording::sentence(error).text();
}

std::optional<QString> Command::failToRead(const base::Error &error)
{
    if (const auto why = wrongUsage(error))
        return why;
    if (error.kind == base::ErrorKind::Cancelled)
        return std::nullopt;
    output().error(error);
    emit finished(CouldNotTell);
    return std::nullopt;
}

std::optional<std::chrono::milliseconds> readDuration(const QString &text)
{
    static const QRegularExpression form(u"\\A([0-9]{1,9}(?:\\.[0-9]{1,3})?)(ms|s|min|m|h)\\z"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const double count = match.captured(1).toDouble();
    const QString unit = match.captured(2);
    const double factor = unit == "ms"_L1 ? 1 : unit == "s"_L1 ? 1000 : unit == "h"_L1 ? 3'600'000 : 60'000;
    return std::chrono::milliseconds(qRound64(count * factor));
}

std::optional<int> readNumber(const QString &text, int min, int max)
{
    bool ok = false;
    const int number = text.toInt(&ok);
    return ok && number >= min && number <= max ? std::optional(number) : std::nullopt;
}

std::optional<QByteArray> readServiceName(const QString &text)
{
    const QByteArray name = text.toUtf8();
    return http::isToken(name) ? std::optional(name) : std::nullopt;
}

QString exposedWarning(const QString &host)
{
    if (http::isLoopback(host))
        return {};
    return Command::tr("Listening on %1: other computers on the network can reach it.").arg(host);
}

} // namespace runlatch::cli
