// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/storerolescommand.h"

#include "base/rules.h"
#include "store/postgres/storeroles.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

void StoreRolesCommand::declare(QCommandLineParser &parser)
{
    const store::StoreRoles usual;
    parser.addOption({u"owner"_s, tr("Role that makes and changes the tables."), u"ROLE"_s, usual.owner});
    parser.addOption({u"receiver"_s,
                      tr("Role of inspect: it appends requests and records replies, and reads no sealed secret but its "
                         "own."),
                      u"ROLE"_s, usual.receiver});
    parser.addOption({u"desk"_s, tr("Role of readers: it reads all and records replies."), u"ROLE"_s, usual.desk});
}

#ifdef RUNLATCH_HAS_POSTGRES

std::optional<QString> StoreRolesCommand::start(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("store-roles takes options alone: it prints SQL, which a superuser gives to psql.");
    store::StoreRoles roles;
    for (const auto &[option, role] : {std::pair(u"owner"_s, &roles.owner), std::pair(u"receiver"_s, &roles.receiver),
                                       std::pair(u"desk"_s, &roles.desk)}) {
        *role = parser.value(option);
        if (!store::isRoleName(*role))
            //: %1 is the name of an option
            return tr("--%1 takes a role of small letters, digits and _, at most 63 of them, that does not begin with "
                      "pg_ or a digit.")
                .arg(option);
    }
    if (QSet<QString>({roles.owner, roles.receiver, roles.desk}).size() != 3)
        return tr("The three roles need three names.");
    output().document(store::sqlOfRoles(roles).trimmed());
    emit finished(Done);
    return std::nullopt;
}

#else

std::optional<QString> StoreRolesCommand::start(const QCommandLineParser & /*parser*/)
{
    return wording::sentence(base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::StoreNoPostgres}).text();
}

#endif

} // namespace runlatch::cli
