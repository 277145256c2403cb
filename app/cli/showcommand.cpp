// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/showcommand.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void ShowCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    parser.addPositionalArgument(u"id"_s, tr("Id of the change request: wscr-..."), u"ID"_s);
}

std::optional<QString> ShowCommand::start(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1 || !isId(parser.positionalArguments().constFirst()))
        return tr("One id is needed: wscr-...");
    bool failed = false;
    if (const auto why = connectTo(parser, failed); why || failed)
        return why;
    const QString id = parser.positionalArguments().constFirst();
    service().show(id, this, [this, id](const base::Result<protocol::ChangeRequest> &changeRequest) {
        if (!changeRequest) {
            fail(changeRequest.error(), id, wording::Activity::Showing);
            return;
        }
        show(*changeRequest);
        emit finished(Done);
    });
    return std::nullopt;
}

} // namespace runlatch::cli
