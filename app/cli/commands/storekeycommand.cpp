// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/storekeycommand.h"

#include "store/sqlite/keyfile.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void StoreKeyCommand::declare(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        u"file"_s, tr("File to create, readable by you alone (mode 0600). An existing file is not overwritten."),
        u"FILE"_s);
}

std::optional<QString> StoreKeyCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return tr("The name of one file is required.");
    const QString file = parser.positionalArguments().constFirst();
    if (const auto made = store::makeKeyFile(file); !made) {
        output().error(made.error());
        emit finished(CouldNotTell);
        return std::nullopt;
    }
    output().event(u"store-key", json::OrderedJson().add(u"file", file),
                   tr("“%1” holds the key of a store now. Name it with --store-key-file, and keep it: without it the "
                      "secrets of that store are lost.")
                       .arg(file));
    emit finished(Done);
    return std::nullopt;
}

} // namespace runlatch::cli
