// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/signcommand.h"

#include "app/cli/options/secrets.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "protocol/signature.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr qint64 NoLimit = std::numeric_limits<qint64>::max() - 1; // a person signs what the memory can hold
}

void SignCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"hmac-key-file"_s, tr("File that holds the HMAC key, - for standard input."), u"file"_s});
    parser.addOption({u"service-name"_s, tr("Short name of the service in the header."), u"name"_s, u"TFC"_s});
    parser.addPositionalArgument(u"file"_s, tr("File to sign; - or nothing for standard input."), u"[FILE|-]"_s);
}

std::optional<QString> SignCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() > 1)
        return tr("One file at a time.");
    const auto serviceName = readServiceName(parser.value(u"service-name"_s));
    if (!serviceName)
        return tr("--service-name takes letters, digits and dashes: it is part of a header name.");
    const QString name = parser.positionalArguments().value(0, u"-"_s);
    const QStringList keyFiles = parser.values(u"hmac-key-file"_s);
    if (keyFiles.size() > 1)
        return tr("One key signs: give --hmac-key-file once.");
    if (keyFiles.contains(u"-"_s) && name == "-"_L1)
        return tr("--hmac-key-file and the file to sign would both read standard input: name one of them.");
    const auto keys = readHmacKeys(keyFiles, output());
    if (keys && keys->isEmpty())
        return tr("A key is required: --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the environment.");
    if (!keys)
        return failToRead(keys.error());
    const auto body = readInput(name, NoLimit, {base::Rules::TextTooLarge});
    if (!body)
        return failToRead(body.error());
    const QByteArray value = protocol::sign(keys->first(), *body);
    const QByteArray header = protocol::signatureHeader(*serviceName);
    const QString headerText = QString::fromUtf8(header);
    const QString valueText = QString::fromLatin1(value);
    output().event(u"signed", json::OrderedJson().add(u"header", headerText).add(u"value", valueText),
                   headerText + u": "_s + valueText);
    emit finished(Done);
    return std::nullopt;
}

} // namespace runlatch::cli
