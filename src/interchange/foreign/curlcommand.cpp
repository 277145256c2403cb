// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/curlcommand.h"

#include "base/rules.h"
#include "interchange/foreign/curlrequest.h"
#include "interchange/foreign/windowswords.h"
#include "protocol/jsonapi.h"

#include <algorithm>

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

/// The place of curl among the words: behind a prompt, values of variables, `sudo` and `time`. -1 without it.
qsizetype placeOfCurl(const QList<ShellWord> &words)
{
    for (qsizetype place = 0; place < words.size(); ++place) {
        const QByteArray &word = words.at(place).text;
        if (isCurl(word))
            return place;
        const bool mayStand = isPrompt(word) || word == "sudo" || word == "time" || word.indexOf('=') > 0;
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

} // namespace

bool beginsWithCurl(QByteArrayView text)
{
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype feed = text.indexOf('\n', at);
        const QByteArrayView line = text.sliced(at, (feed < 0 ? text.size() : feed) - at).trimmed();
        if (!line.isEmpty() && !line.startsWith('#')) {
            ShellCommand command;
            return ShellReader(line.first(std::min<qsizetype>(line.size(), 1024))).next(command)
                && placeOfCurl(command.words) >= 0;
        }
        if (feed < 0)
            return false;
        at = feed + 1;
    }
    return false;
}

QList<QByteArray> curlCommands(const QByteArray &script)
{
    QList<QByteArray> pieces;
    if (isForWindows(script)) {
        pieces = curlOfWindows(script);
    } else {
        ShellReader reader(script);
        ShellCommand command;
        for (qsizetype begin = 0; pieces.size() <= MaxForeignRequests && reader.next(command);) {
            const qsizetype end = reader.position();
            if (placeOfCurl(command.words) >= 0)
                pieces.append(script.sliced(begin, end - begin));
            begin = end;
        }
    }
    if (pieces.size() > MaxForeignRequests) {
        pieces.resize(MaxForeignRequests);
        pieces.append(QByteArray());
    }
    return pieces;
}

base::Result<ForeignRequest> readCurlCommand(const QByteArray &command)
{
    ShellCommand read;
    if (isForWindows(command))
        read = readWindowsCommand(command);
    else
        ShellReader(command).next(read);
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
