// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/completion.h"

#include <QMap>
#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QString optionsIn(const QString &help)
{
    static const QRegularExpression form(u"^  (?:-[a-z], )?(--[a-z0-9-]+)"_s, QRegularExpression::MultilineOption);
    QStringList options;
    for (auto match = form.globalMatch(help); match.hasNext();)
        options += match.next().captured(1);
    options.removeDuplicates();
    return options.join(u' ');
}

/// `before` are the words before the one that is completed.
QString offer(const QString &before, const QString &words)
{
    return u"    %1) offers=\"%2\" ;;\n"_s.arg(before, words);
}

/// The words that may follow each beginning of a command's name.
QMap<QString, QStringList> nextWords(const QList<ManualCommand> &commands)
{
    QMap<QString, QStringList> next;
    for (const ManualCommand &command : commands) {
        const QStringList words = command.name.split(u' ');
        for (qsizetype place = 0; place < words.size(); ++place) {
            QStringList &known = next[words.first(place).join(u' ')];
            if (!known.contains(words.at(place)))
                known += words.at(place);
        }
    }
    return next;
}

} // namespace

QByteArray bashCompletion(const QList<ManualCommand> &commands)
{
    QMap<QString, QStringList> next = nextWords(commands);
    const QString all = next.take({}).join(u' ');
    QString cases = offer(u"\"\""_s, all + u" help --help --version"_s);
    cases += offer(u"help*"_s, all + u" events man bash"_s);
    for (auto group = next.cbegin(); group != next.cend(); ++group)
        cases += offer(u'"' + group.key() + u'"', group.value().join(u' ') + u" --help"_s);
    for (const ManualCommand &command : commands)
        cases += offer(u"\"%1\" | \"%1 \"*"_s.arg(command.name), optionsIn(command.help));
    return (u"# bash completion of runlatch-cli\n"
            "_runlatch_cli()\n{\n"
            "    local offers= word=${COMP_WORDS[COMP_CWORD]}\n"
            "    case \"${COMP_WORDS[*]:1:COMP_CWORD-1}\" in\n"_s
            + cases
            + u"    esac\n"
              "    COMPREPLY=($(compgen -W \"$offers\" -- \"$word\"))\n"
              "}\n"
              "complete -o bashdefault -o default -F _runlatch_cli runlatch-cli\n"_s)
        .toUtf8();
}

} // namespace runlatch::cli
