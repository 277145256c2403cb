// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/completion.h"

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

/// `pattern` stands for the number of the word that is completed, the first word and the second.
QString offer(const QString &pattern, const QString &words)
{
    return u"    %1) offers=\"%2\" ;;\n"_s.arg(pattern, words);
}

} // namespace

QByteArray bashCompletion(const QList<ManualCommand> &commands)
{
    QStringList firsts;
    QMap<QString, QStringList> seconds; // by the first word of their group
    QString cases;
    for (const ManualCommand &command : commands) {
        const QString first = command.name.section(u' ', 0, 0);
        const QString second = command.name.section(u' ', 1);
        firsts += first;
        if (!second.isEmpty())
            seconds[first] += second;
        cases += offer(u"*/%1/%2"_s.arg(first, second.isEmpty() ? u"*"_s : second), optionsIn(command.help));
    }
    firsts.removeDuplicates();
    QString groups;
    for (auto group = seconds.cbegin(); group != seconds.cend(); ++group)
        groups += offer(u"2/%1/*"_s.arg(group.key()), group.value().join(u' ') + u" --help"_s);
    const QString all = firsts.join(u' ');
    return (u"# bash completion of runlatch-cli\n"
            "_runlatch_cli()\n{\n"
            "    local offers= word=${COMP_WORDS[COMP_CWORD]}\n"
            "    case $COMP_CWORD/${COMP_WORDS[1]}/${COMP_WORDS[2]} in\n"_s
            + offer(u"1/*"_s, all + u" help --help --version"_s) + offer(u"*/help/*"_s, all + u" events man bash"_s)
            + groups + cases
            + u"    esac\n"
              "    COMPREPLY=($(compgen -W \"$offers\" -- \"$word\"))\n"
              "}\n"
              "complete -o bashdefault -o default -F _runlatch_cli runlatch-cli\n"_s)
        .toUtf8();
}

} // namespace runlatch::cli
