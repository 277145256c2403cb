// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/pinoption.h"

#include "app/cli/options/command.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void declarePin(QCommandLineParser &parser)
{
    parser.addOption({u"pin"_s,
                      Command::tr("Trust the one certificate with this SHA-256 fingerprint, whoever issued it and "
                                  "whatever host it names; its dates must hold."),
                      u"sha256"_s});
}

std::optional<QByteArray> readPin(const QCommandLineParser &parser)
{
    static const QRegularExpression form(u"\\A[0-9A-Fa-f]{2}(:?[0-9A-Fa-f]{2}){31}\\z"_s);
    if (!parser.isSet(u"pin"_s))
        return QByteArray();
    const QString text = parser.value(u"pin"_s);
    return form.match(text).hasMatch() ? std::optional(QByteArray::fromHex(text.toLatin1())) : std::nullopt;
}

} // namespace runlatch::cli
