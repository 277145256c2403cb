// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/rawrequest.h"

#include "http/limits.h"
#include "http/requestparser.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

bool isLineEnd(char letter)
{
    return letter == '\r' || letter == '\n';
}

qsizetype behindLineEnds(QByteArrayView bytes, qsizetype at)
{
    while (at < bytes.size() && isLineEnd(bytes[at]))
        ++at;
    return at;
}

/// Behind the empty line of the head that begins there; the end of the bytes if it has none.
qsizetype behindHead(QByteArrayView bytes, qsizetype at)
{
    while (at < bytes.size()) {
        const qsizetype feed = bytes.indexOf('\n', at);
        if (feed < 0)
            break;
        const QByteArrayView rest = bytes.sliced(at, feed - at);
        at = feed + 1;
        if (rest.isEmpty() || rest == QByteArrayView("\r"))
            return at;
    }
    return bytes.size();
}

/// "HTTP/1.1", "HTTP/2"
bool isVersion(QByteArrayView word)
{
    const QByteArrayView number = word.startsWith("HTTP/") ? word.sliced(5) : QByteArrayView();
    return !number.isEmpty() && number.size() <= 3 && std::all_of(number.begin(), number.end(), [](char letter) {
        return http::isDigit(letter) || letter == '.';
    });
}

/// Behind the last chunk and its trailers; -1 if the chunks are not whole.
qsizetype behindChunks(QByteArrayView bytes, qsizetype at)
{
    constexpr qsizetype mostDigits = 16;
    for (qsizetype feed = bytes.indexOf('\n', at); feed >= 0; feed = bytes.indexOf('\n', at)) {
        const QByteArrayView line = bytes.sliced(at, feed - at);
        const qsizetype extension = line.indexOf(';');
        const QByteArrayView digits = line.first(extension < 0 ? line.size() : extension).trimmed();
        bool isNumber = false;
        const qint64 count = digits.size() > mostDigits ? -1 : digits.toLongLong(&isNumber, 16);
        if (!isNumber || count < 0 || count > bytes.size() - feed - 1)
            return -1;
        if (count == 0)
            return behindHead(bytes, feed + 1);
        at = feed + 1 + static_cast<qsizetype>(count);
        at += bytes.sliced(at).startsWith("\r\n") ? 2 : bytes.sliced(at).startsWith('\n') ? 1 : 0;
    }
    return -1;
}

/// The end of the request that begins at `at`.
qsizetype endOfRequest(QByteArrayView file, qsizetype at)
{
    const qsizetype body = behindHead(file, at);
    const http::Headers headers = http::splitHeaders(file.sliced(at, std::min(body - at, MaxForeignHead)));
    const auto isRequestAt = [file](qsizetype place) {
        return beginsWithRequestLine(file.sliced(behindLineEnds(file, place)));
    };
    const auto announced = http::announcedLength(headers);
    const bool isChunked = !http::headerValue(headers, "Transfer-Encoding").isNull();
    if (!announced && !isChunked) // a request without both has no body; a file may have one all the same
        return isRequestAt(body) ? body : file.size();
    if (announced && *announced > file.size() - body)
        return file.size();
    const qsizetype end = announced ? body + static_cast<qsizetype>(*announced) : behindChunks(file, body);
    const bool isEnd = end >= 0 && (behindLineEnds(file, end) == file.size() || isRequestAt(end));
    return isEnd ? end : file.size();
}

/// The content of a chunked body; null if it is not whole, or more than line ends stands behind it.
QByteArray withoutChunks(const QByteArray &piece)
{
    http::Limits limits;
    limits.bodyBytes = http::Limits::MostBodyBytes;
    http::RequestParser parser(limits);
    if (parser.feed(piece) != http::RequestParser::State::Complete)
        return {};
    const http::Request request = parser.takeRequest();
    if (behindLineEnds(request.surplus, 0) < request.surplus.size())
        return {};
    return request.body.isNull() ? QByteArray("") : request.body;
}

} // namespace

bool beginsWithRequestLine(QByteArrayView bytes)
{
    const qsizetype begin = behindLineEnds(bytes, 0);
    const qsizetype feed = bytes.indexOf('\n', begin);
    if (feed < 0)
        return false;
    const QByteArrayView line = bytes.sliced(begin, feed - begin).trimmed();
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    return first > 0 && last > first + 1 && http::isToken(line.first(first)) && isVersion(line.sliced(last + 1));
}

QList<QByteArray> rawRequests(const QByteArray &file)
{
    QList<QByteArray> pieces;
    for (qsizetype at = behindLineEnds(file, 0); at < file.size();) {
        if (pieces.size() == MaxForeignRequests) {
            pieces.append(QByteArray());
            break;
        }
        const qsizetype end = endOfRequest(file, at);
        pieces.append(file.sliced(at, end - at));
        at = behindLineEnds(file, end);
    }
    return pieces;
}

ForeignRequest splitRawRequest(const QByteArray &piece)
{
    const qsizetype body = behindHead(piece, 0);
    ForeignRequest request;
    request.head = piece.first(body);
    request.body = piece.sliced(body);
    if (request.head.size() > MaxForeignHead
        || http::headerValue(http::splitHeaders(request.head), "Transfer-Encoding").isNull())
        return request;
    if (const QByteArray content = withoutChunks(piece); !content.isNull())
        request.body = content;
    return request;
}

base::Result<ForeignRequest> readRawRequest(const QByteArray &piece)
{
    return splitRawRequest(piece);
}

QString bodyFileOf(const QString &headFile)
{
    const QLatin1StringView suffix(".head");
    if (!headFile.endsWith(suffix))
        return {};
    const QFileInfo body(headFile.chopped(suffix.size()) + u".body"_s);
    return body.isFile() ? body.filePath() : QString(); // a pipe would wait for its writer
}

} // namespace runlatch::interchange
