// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/curl.h"

#include "json/terminaljson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

/// Quotes a text for a shell, which interprets nothing within single quotes except the closing quote.
QString quoted(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', "'\\''"_L1) + u'\'';
}

/// Tells whether the bytes stay the same when they are pasted into a terminal. A QString changes bytes that are not
/// UTF-8. A terminal takes pasted control characters for keys, even within quotes: ^C ends the line, ESC ends a
/// bracketed paste, a carriage return becomes a line feed. Line feed and tab stay the same.
bool canBePasted(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    return text.toUtf8() == bytes && std::none_of(text.begin(), text.end(), [](QChar letter) {
               return json::actsOnTerminal(letter) && letter != u'\n' && letter != u'\t';
           });
}

bool isCurlsOwn(const QByteArray &name)
{
    const QByteArrayView own[] = {"Content-Length", "Host", "Connection", "Transfer-Encoding", "Expect"};
    return std::any_of(std::begin(own), std::end(own),
                       [&name](QByteArrayView header) { return name.compare(header, Qt::CaseInsensitive) == 0; });
}

QString headerOption(const Header &header)
{
    if (header.name.compare("Authorization", Qt::CaseInsensitive) == 0)
        return u" -H \"Authorization: Bearer $RUNLATCH_TOKEN\""_s;
    // With ':' curl would remove a header without a value.
    const QByteArray line = header.value.isEmpty() ? header.name + ';' : header.name + ": " + header.value;
    return " -H "_L1 + quoted(QString::fromUtf8(line));
}

} // namespace

QString curlLine(const QByteArray &method, const QUrl &url, const Headers &headers, const QByteArray &body)
{
    return curlLine(method, url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemoveFragment), headers, body);
}

bool isLostInCurlLine(const Header &header)
{
    return !isCurlsOwn(header.name) && !(isSendable(header) && canBePasted(header.value));
}

bool isBodyLostInCurlLine(const QByteArray &body)
{
    return !canBePasted(body);
}

QString curlLine(const QByteArray &method, const QByteArray &address, const Headers &headers, const QByteArray &body)
{
    QString line = u"curl"_s;
    if (method == "HEAD")
        line += " --head"_L1;
    else if (isToken(method) && (method != "GET" || !body.isEmpty()))
        line += " -X "_L1 + quoted(QString::fromUtf8(method));
    line += " --globoff --path-as-is"_L1; // brackets and dots are part of the address
    for (const Header &header : headers) {
        if (!isCurlsOwn(header.name) && !isLostInCurlLine(header))
            line += headerOption(header);
    }
    const bool hasType = !headerValue(headers, "Content-Type").isNull();
    if (!body.isEmpty() && !hasType)
        line += " -H 'Content-Type:'"_L1; // curl would claim a form
    if (isBodyLostInCurlLine(body))
        line += " --data-binary @-"_L1;
    else if (!body.isEmpty()) // --data-raw is --data-binary without the meaning of '@'
        line += " --data-raw "_L1 + quoted(QString::fromUtf8(body));
    return line + " --url "_L1 + quoted(QString::fromLatin1(address));
}

} // namespace runlatch::http
