// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/curlcommand.h"

#include "base/rules.h"
#include "interchange/foreign/curlrequest.h"
#include "interchange/foreign/windowswords.h"
#include "protocol/jsonapi.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

bool isPrompt(QByteArrayView word)
{
    return word == QByteArrayView("$") || word == QByteArrayView("%") || word == QByteArrayView("#");
}

/// "curl", "curl.exe", "/usr/bin/curl"
bool isCurl(QByteArrayView word)
{
    const qsizetype folder = std::max(word.lastIndexOf('/'), word.lastIndexOf('\\'));
    const QByteArrayView name = word.sliced(folder + 1);
    return name == QByteArrayView("curl") || name.compare("curl.exe", Qt::CaseInsensitive) == 0;
}

/// Words of a shell behind which a command may begin.
bool leadsCommand(QByteArrayView word)
{
    constexpr QByteArrayView leads[] = {"sudo",  "time",  "then", "do",   "else", "if",
                                        "while", "until", "!",    "exec", "nohup"};
    return std::find(std::begin(leads), std::end(leads), word) != std::end(leads);
}

/// Commands that may stand in front of curl in a script.
bool isBeforeCurl(const ShellCommand &command)
{
    constexpr QByteArrayView known[] = {"set",   "export", "echo",  "printf", "cd",    "source",   ".",
                                        "sleep", "mkdir",  "unset", "shopt",  "local", "readonly", "declare"};
    return isAssignment(command)
        || std::find(std::begin(known), std::end(known), QByteArrayView(command.words.first().text)) != std::end(known);
}

/// The place of curl among the words: behind a prompt, values of variables, `sudo`, `then` and the like. -1 without it.
qsizetype placeOfCurl(const QList<ShellWord> &words)
{
    for (qsizetype place = 0; place < words.size(); ++place) {
        const QByteArray &word = words.at(place).text;
        if (isCurl(word))
            return place;
        const bool mayStand = isPrompt(word) || leadsCommand(word) || word.indexOf('=') > 0;
        if (!mayStand)
            return -1;
    }
    return -1;
}

/// The moment in "# 12, received 2026-11-20T12:00:00.000Z", which an export writes above each command. Other comments
/// may stand below it.
QDateTime momentIn(QByteArrayView comment)
{
    constexpr qsizetype longest = 64; // of a time
    const QByteArrayView mark = " received ";
    QDateTime moment;
    for (qsizetype place = comment.indexOf(mark); place >= 0; place = comment.indexOf(mark, place)) {
        place += mark.size();
        const QByteArrayView rest = comment.sliced(place, std::min(longest, comment.size() - place));
        const qsizetype feed = rest.indexOf('\n');
        if (feed < 0)
            continue; // an ordinary word of a longer line
        const QDateTime told = protocol::readTime(QString::fromLatin1(rest.first(feed).trimmed()));
        if (told.isValid())
            moment = told;
    }
    return moment;
}

QList<QByteArray> curlOfWindows(const QByteArray &script)
{
    QList<QByteArray> pieces;
    for (qsizetype at = 0; pieces.size() <= MaxForeignRequests && at < script.size();) {
        const QByteArrayView command = nextWindowsCommand(script, at);
        if (placeOfCurl(readWindowsCommand(command).words) >= 0)
            pieces.append(command.toByteArray());
    }
    return pieces;
}

/// A script that begins with other commands.
bool isScriptWithCurl(QByteArrayView text)
{
    constexpr int most = 200; // commands
    ShellReader reader(text);
    ShellCommand command;
    for (int count = 0; count < most && reader.next(command); ++count) {
        if (placeOfCurl(command.words) >= 0)
            return true;
        if (!isBeforeCurl(command))
            return false;
    }
    return false;
}

/// The commands of curl, each behind the assignments in front of it if they fill a variable of it. What is read of
/// assignments in all pieces, with the values that they put in, has the bound of values.
QList<QByteArray> curlOfShell(const QByteArray &script)
{
    QList<QByteArray> pieces;
    ShellReader reader(script);
    ShellCommand command;
    QByteArray assignments;
    qsizetype cost = 0; // of reading the assignments once more
    qsizetype budget = MaxShellVariableBytes;
    for (qsizetype begin = 0; pieces.size() <= MaxForeignRequests;) {
        const int filled = reader.filledVariables();
        const qsizetype filledBytes = reader.filledBytes();
        if (!reader.next(command))
            break;
        const QByteArray text = script.sliced(begin, reader.position() - begin);
        begin = reader.position();
        if (placeOfCurl(command.words) >= 0) {
            const bool hasVariable = reader.filledVariables() > filled && cost <= budget;
            budget -= hasVariable ? cost : 0;
            pieces.append(hasVariable ? assignments + text : text);
        } else if (!changedVariables(command).isEmpty()) {
            assignments += text + '\n';
            cost += text.size() + 1 + reader.filledBytes() - filledBytes;
        }
    }
    return pieces;
}

} // namespace

bool beginsWithCurl(QByteArrayView text)
{
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype feed = text.indexOf('\n', at);
        const QByteArrayView line = text.sliced(at, (feed < 0 ? text.size() : feed) - at).trimmed();
        if (!line.isEmpty() && !line.startsWith('#')) {
            ShellCommand command;
            const bool isRead = ShellReader(line.first(std::min<qsizetype>(line.size(), 1024))).next(command);
            return isRead && (placeOfCurl(command.words) >= 0 || isScriptWithCurl(text.sliced(at)));
        }
        if (feed < 0)
            return false;
        at = feed + 1;
    }
    return false;
}

QList<QByteArray> curlCommands(const QByteArray &script)
{
    QList<QByteArray> pieces = isForWindows(script) ? curlOfWindows(script) : curlOfShell(script);
    if (pieces.size() > MaxForeignRequests) {
        pieces.resize(MaxForeignRequests);
        pieces.append(QByteArray());
    }
    return pieces;
}

base::Result<ForeignRequest> readCurlCommand(const QByteArray &command)
{
    ShellCommand read;
    if (isForWindows(command)) {
        read = readWindowsCommand(command);
    } else {
        ShellReader reader(command);
        while (reader.next(read) && placeOfCurl(read.words) < 0) { } // assignments
    }
    if (read.isUnclosed)
        return foreignFault(Rules::ImportCurlOpen, {});
    if (read.isTooLong)
        return foreignFault(Rules::ImportTooLarge, {});
    read.words.remove(0, placeOfCurl(read.words) + 1);
    CurlRequest request(read);
    if (const auto done = request.readWords(); !done)
        return done.error();
    auto foreign = request.request();
    if (!foreign)
        return foreign.error();
    ForeignRequest sent = *foreign;
    sent.at = momentIn(read.comment);
    return sent;
}

} // namespace runlatch::interchange
