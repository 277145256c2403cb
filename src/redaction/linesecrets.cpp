// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/linesecrets.h"

#include "base/bytesearch.h"
#include "redaction/characters.h"
#include "redaction/secretnames.h"

#include <algorithm>
#include <string_view>

namespace runlatch::redaction {

namespace {

/// Appends the items between `begin` and the URL's end, and returns that end.
qsizetype appendItems(QByteArrayView line, qsizetype begin, QList<Span> &secrets)
{
    const QByteArrayView url = line.first(endOf(line, begin, " \t\r\n\"'<>")); // a search beyond it would not be linear
    while (begin < url.size()) {
        qsizetype next = endOf(url, begin, "&;?#");
        const QByteArrayView item = url.sliced(begin, next - begin);
        const qsizetype equals = item.indexOf('=');
        if (equals > 0 && isSecretItem(item.first(equals).toByteArray())) {
            next = endOf(url, next, "&;"); // a '?' or '#' may be part of a password that nobody encoded
            secrets.append({begin + equals + 1, next - begin - equals - 1});
        }
        begin = next + 1;
    }
    return url.size();
}

/// Appends the user information, which stands between `authority` and its last '@'.
void appendUserInformation(QByteArrayView line, qsizetype authority, QList<Span> &secrets)
{
    const qsizetype end = endOf(line, authority, "/?# \t\r\n\"'<>");
    const qsizetype at = base::lastIndexOf(line.sliced(authority, end - authority), '@');
    if (at > 0)
        secrets.append({authority, at});
}

/// A name of a form has no blank, and percent signs in the place of most others.
bool beginsAsForm(QByteArrayView text)
{
    const qsizetype end = endOf(text, 0, " \t\r\n=&;?#/:\"'<>{}()");
    return end > 0 && end < text.size() && text[end] == '=';
}

void removeEmpty(QList<Span> &spans)
{
    spans.removeIf([](const Span &span) { return span.length <= 0; });
}

} // namespace

QList<Span> userInformationOf(QByteArrayView text)
{
    QList<Span> secrets;
    // Looks for the colons. QByteArrayView::indexOf prepares a table for each call, and a request has dozens of URLs.
    const std::string_view all(text.data(), static_cast<std::size_t>(text.size()));
    for (std::size_t at = all.find("://"); at != std::string_view::npos; at = all.find("://", at + 3))
        appendUserInformation(text, static_cast<qsizetype>(at) + 3, secrets);
    return secrets;
}

QList<Span> secretsOfLine(QByteArrayView line)
{
    QList<Span> secrets = userInformationOf(line);
    for (qsizetype at = endOf(line, 0, "?#;&"); at < line.size(); at = endOf(line, at, "?#;&"))
        at = appendItems(line, at + 1, secrets);
    removeEmpty(secrets);
    return merged(std::move(secrets));
}

QList<Span> secretItemsOf(QByteArrayView text, bool isBody)
{
    const std::string_view all(text.data(), static_cast<std::size_t>(text.size()));
    const auto next = [all](char mark, qsizetype from) {
        return std::min(all.find(mark, static_cast<std::size_t>(from)), all.size());
    };
    QList<Span> secrets;
    const qsizetype begin = isBody && beginsAsForm(text) ? appendItems(text, 0, secrets) : 0;
    std::size_t question = next('?', begin); // each mark by itself, because the library skips most of a text so
    std::size_t ampersand = next('&', begin);
    while (std::min(question, ampersand) < all.size()) {
        const qsizetype mark = static_cast<qsizetype>(std::min(question, ampersand));
        const qsizetype end = appendItems(text, mark + 1, secrets);
        if (question < static_cast<std::size_t>(end))
            question = next('?', end);
        if (ampersand < static_cast<std::size_t>(end))
            ampersand = next('&', end);
    }
    removeEmpty(secrets);
    return secrets;
}

bool isScheme(QByteArrayView word)
{
    return word.compare("Bearer", Qt::CaseInsensitive) == 0 || word.compare("Basic", Qt::CaseInsensitive) == 0
        || word.compare("Token", Qt::CaseInsensitive) == 0;
}

Span secretOfHeader(const QByteArray &name, QByteArrayView value)
{
    const qsizetype end = endOf(value, 0, " \t");
    const bool isTold = end < value.size() && isCredentialsHeader(name) && isScheme(value.first(end));
    const qsizetype begin = isTold ? behindAll(value, end, " \t") : 0;
    return {begin, value.size() - begin};
}

QByteArray redactedHeader(const QByteArray &name, const QByteArray &value)
{
    return isSecretHeader(name) ? redactedByMarker(value, {secretOfHeader(name, value)}) : value;
}

QList<Span> secretsOfCallbackUrl(QByteArrayView url)
{
    QList<Span> secrets;
    const qsizetype query = endOf(url, 0, "?#");
    const QByteArrayView place = url.first(query);
    const qsizetype scheme = place.indexOf("://");
    if (scheme >= 0)
        appendUserInformation(place, scheme + 3, secrets);
    // There is no URL, so all that could be user information counts.
    else if (const qsizetype at = base::lastIndexOf(place, '@'); at > 0)
        secrets.append({0, at});
    if (query < url.size())
        secrets.append({query, url.size() - query});
    return secrets;
}

} // namespace runlatch::redaction
