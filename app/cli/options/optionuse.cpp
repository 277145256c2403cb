// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/optionuse.h"

#include "app/cli/options/command.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Tells whether the option may be given more than once. Its help says so.
bool isRepeatable(const QString &name)
{
    static const QStringList names{u"allow-callback"_s, u"fault"_s,  u"hmac-key-file"_s, u"secret-name"_s, u"set"_s,
                                   u"signature"_s,      u"target"_s, u"unset"_s,         u"workspace"_s};
    return names.contains(name);
}

/// Tells whether the value "-" of the option means standard input.
bool mayReadInput(const QString &name)
{
    static const QStringList names{u"hmac-key-file"_s, u"ids-file"_s, u"message-file"_s,
                                   u"payload"_s,       u"query"_s,    u"targets-file"_s};
    return names.contains(name) || name.endsWith("token-file"_L1);
}

struct GivenOption
{
    QString name;
    qsizetype place = 0; ///< index in the arguments
    bool hasValue = false;
};

/// Returns the options that were given, with their places. The parser lists the names in order, but not their
/// positions. Newer versions of Qt warn of the question for a flag's value, so the help text tells which options have
/// one.
QList<GivenOption> givenOptions(const QCommandLineParser &parser, const QStringList &arguments)
{
    const QString help = parser.helpText();
    QList<GivenOption> given;
    qsizetype place = 0;
    for (const QString &name : parser.optionNames()) {
        const QString dashed = (name.size() == 1 ? u"-"_s : u"--"_s) + name;
        while (place < arguments.size() && arguments.at(place) != dashed
               && !arguments.at(place).startsWith(dashed + u'='))
            ++place;
        given.append({name, place, help.contains(dashed + " <"_L1)});
        const bool isBehind = place < arguments.size() && arguments.at(place) == dashed;
        place += isBehind && given.last().hasValue ? 2 : 1;
    }
    return given;
}

std::optional<QString> findRepeated(const QList<GivenOption> &given, int words)
{
    for (qsizetype second = 1; second < given.size(); ++second) {
        for (qsizetype first = 0; first < second; ++first) {
            const QString &name = given.at(second).name;
            if (given.at(first).name == name && !isRepeatable(name))
                return Command::tr("--%1 is given twice, as argument %2 and as argument %3: leave one of them out.")
                    .arg(name)
                    .arg(words + given.at(first).place + 1)
                    .arg(words + given.at(second).place + 1);
        }
    }
    return std::nullopt;
}

std::optional<QString> findSharedInput(const QCommandLineParser &parser, const QList<GivenOption> &given)
{
    QHash<QString, qsizetype> seen;
    QStringList readers;
    for (const GivenOption &option : given) {
        if (option.hasValue && mayReadInput(option.name)
            && parser.values(option.name).value(seen[option.name]++) == "-"_L1)
            readers.append("--"_L1 + option.name);
    }
    if (readers.size() < 2)
        return std::nullopt;
    return Command::tr("%1 and %2 would both read standard input, which can be read once.")
        .arg(readers.at(0), readers.at(1));
}

/// An empty name would mean "none" to a command, so that a variable of the shell that is not set takes a key away.
std::optional<QString> findEmptyName(const QCommandLineParser &parser, const QList<GivenOption> &given)
{
    for (const GivenOption &option : given) {
        if (option.hasValue && mayReadInput(option.name) && parser.values(option.name).contains(QString()))
            return Command::tr("--%1 takes the name of a file, or - for standard input; it is empty.").arg(option.name);
    }
    return std::nullopt;
}

} // namespace

std::optional<QString> checkOptionUse(const QCommandLineParser &parser, const QStringList &arguments, int words)
{
    const QList<GivenOption> given = givenOptions(parser, arguments);
    if (const auto why = findRepeated(given, words))
        return why;
    if (const auto why = findEmptyName(parser, given))
        return why;
    return findSharedInput(parser, given);
}

} // namespace runlatch::cli
