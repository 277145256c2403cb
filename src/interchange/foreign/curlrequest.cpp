// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/curlrequest.h"

#include "base/rules.h"
#include "interchange/foreign/shownword.h"
#include "redaction/placeholder.h"

#include <QCryptographicHash>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxShownWord = 100; // bytes

base::Error curlFault(base::Rule rule, const QByteArray &word)
{
    return foreignFault(rule, QString::fromUtf8(word.left(MaxShownWord)));
}

constexpr QByteArrayView OwnToken = "$RUNLATCH_TOKEN";

/// An export leaves only the variable of its token open.
std::optional<base::Error> unknownIn(const ShellWord &word)
{
    const bool isUnknown = word.isOpen() && word.open != OwnToken;
    return isUnknown ? std::optional(curlFault(Rules::ImportVariable, word.open)) : std::nullopt;
}

/// The value of a word, with a placeholder for the token that an export leaves out.
QByteArray valueOf(const ShellWord &word)
{
    const QByteArray token = OwnToken.toByteArray();
    if (word.open != token)
        return word.text;
    const QByteArray digest = QCryptographicHash::hash(token, QCryptographicHash::Sha256);
    return QByteArray(word.text).replace(token, redaction::placeholderOf(digest));
}

/// The pattern of several addresses with which a text begins: `{...}`, or `[...]` for `[1-9]` and `[a-z:2]`. Empty if
/// it begins with none; curl takes no other brackets.
QByteArray patternAt(QByteArrayView text)
{
    constexpr qsizetype most = 64; // bytes of a range
    if (text.startsWith('{'))
        return "{...}";
    const QByteArrayView range = text.first(std::min(most, text.size()));
    const qsizetype dash = text.startsWith('[') ? range.indexOf('-') : -1;
    if (dash < 2)
        return {};
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    const bool isOfNumbers = std::all_of(range.begin() + 1, range.begin() + dash, isDigit);
    const bool isOfLetters = dash == 2 && range.size() > 4 && (range[4] == ']' || range[4] == ':');
    return isOfNumbers || isOfLetters ? "[...]" : QByteArray();
}

/// The first such pattern of an address. A backslash makes a bracket text, and is taken away.
QByteArray takePattern(QByteArray &url)
{
    QByteArray plain;
    for (qsizetype at = 0; at < url.size(); ++at) {
        const bool isEscape = url[at] == '\\' && at + 1 < url.size() && QByteArrayView("{}[]").contains(url[at + 1]);
        if (isEscape)
            ++at;
        else if (const QByteArray pattern = patternAt(QByteArrayView(url).sliced(at)); !pattern.isEmpty())
            return pattern;
        plain += url[at];
    }
    url = plain;
    return {};
}

QByteArray credentials(const QByteArray &user)
{
    return "Basic " + user.toBase64();
}

} // namespace

base::Done CurlRequest::readWords()
{
    const QList<ShellWord> &words = m_command.words;
    bool areOptionsOver = false;
    for (qsizetype next = 0; next < words.size();) {
        const ShellWord &word = words.at(next++);
        base::Done done = std::monostate();
        if (areOptionsOver || word.text.size() < 2 || !word.text.startsWith('-'))
            done = takeUrlWord(word);
        else if (word.text == "--")
            areOptionsOver = true;
        else if (word.text.startsWith("--"))
            done = readLong(word, next);
        else
            done = readShort(word, next);
        if (!done)
            return done;
    }
    return std::monostate();
}

base::Done CurlRequest::readLong(const ShellWord &word, qsizetype &next)
{
    const CurlOption *const known = curlOption(QByteArrayView(word.text).sliced(2));
    if (!known || (takesValue(known->meaning) && next == m_command.words.size()))
        return curlFault(Rules::ImportCurlOption, shownOption(word.text));
    return take(*known, takesValue(known->meaning) ? m_command.words.at(next++) : ShellWord());
}

/// Several letters may stand in one word, and the value of the last one, too: -sXPOST.
base::Done CurlRequest::readShort(const ShellWord &word, qsizetype &next)
{
    for (qsizetype place = 1; place < word.text.size(); ++place) {
        const CurlOption *const known = curlOption(word.text.at(place));
        const bool isValueMissing =
            known && takesValue(known->meaning) && place + 1 == word.text.size() && next == m_command.words.size();
        if (!known || isValueMissing) // what stands behind the letter may be a value
            return curlFault(Rules::ImportCurlOption, word.text.first(place + 1));
        if (!takesValue(known->meaning)) {
            if (const auto done = take(*known, {}); !done)
                return done;
            continue;
        }
        if (place + 1 < word.text.size())
            return take(*known, {word.text.sliced(place + 1), word.open});
        return take(*known, m_command.words.at(next++));
    }
    return std::monostate();
}

base::Done CurlRequest::take(const CurlOption &known, const ShellWord &word)
{
    m_before = &known;
    const bool isNothing = known.meaning == CurlMeaning::Nothing || known.meaning == CurlMeaning::NothingTaken;
    if (const auto unknown = isNothing ? std::nullopt : unknownIn(word))
        return *unknown;
    const QByteArray value = valueOf(word);
    switch (known.meaning) {
    case CurlMeaning::Nothing:
    case CurlMeaning::NothingTaken: break;
    case CurlMeaning::Method: m_method = value; break;
    case CurlMeaning::Header: return takeHeader(word);
    case CurlMeaning::Data:
    case CurlMeaning::DataRaw:
    case CurlMeaning::DataBinary:
    case CurlMeaning::Json: return takeData(known.meaning, value);
    case CurlMeaning::DataUrlencode: return takeUrlencoded(value);
    case CurlMeaning::User: m_headers.append({"Authorization", credentials(value)}); break;
    case CurlMeaning::UserAgent: m_headers.append({"User-Agent", value}); break;
    case CurlMeaning::Referer: m_headers.append({"Referer", value}); break;
    case CurlMeaning::Cookie:
        if (!value.contains('=')) // a file, or a secret without a name
            return curlFault(Rules::ImportCurlFile, "--cookie ...");
        m_headers.append({"Cookie", value});
        break;
    case CurlMeaning::Bearer: m_headers.append({"Authorization", "Bearer " + value}); break;
    case CurlMeaning::Url: return takeUrl(value);
    case CurlMeaning::UrlQuery: m_query += (m_query.isEmpty() ? QByteArray() : QByteArray("&")) + value; break;
    case CurlMeaning::Head: m_isHead = true; break;
    case CurlMeaning::Get: m_isGet = true; break;
    case CurlMeaning::GlobOff: m_isGlobOff = true; break;
    case CurlMeaning::Refused: return curlFault(Rules::ImportCurlOption, "--" + known.name.toByteArray());
    }
    return std::monostate();
}

base::Done CurlRequest::takeUrlWord(const ShellWord &word)
{
    if (const auto unknown = unknownIn(word))
        return *unknown;
    return takeUrl(valueOf(word));
}

base::Done CurlRequest::takeUrl(const QByteArray &url)
{
    if (!m_url.isEmpty()) {
        const bool isBlank = url.trimmed().isEmpty(); // behind a backslash
        const QByteArray option = m_before ? "--" + m_before->name.toByteArray() : QByteArray();
        return curlFault(Rules::ImportCurlOption,
                         isBlank ? "' '" : shownWord(option, m_before && takesValue(m_before->meaning)));
    }
    m_url = url;
    return std::monostate();
}

/// "Name: value" sends a header, "Name;" one without a value, and "Name:" takes away the one that curl would make.
base::Done CurlRequest::takeHeader(const ShellWord &word)
{
    const QByteArray value = valueOf(word);
    if (value.startsWith('@'))
        return curlFault(Rules::ImportCurlFile, value);
    const qsizetype colon = value.indexOf(':');
    if (colon < 0 && value.endsWith(';'))
        m_headers.append({value.chopped(1), {}});
    else if (colon < 0 || value.sliced(colon + 1).trimmed().isEmpty())
        m_removed.append(value.first(std::max<qsizetype>(colon, 0)));
    else
        m_headers.append({value.first(colon), value.sliced(colon + 1).trimmed()});
    return std::monostate();
}

base::Done CurlRequest::takeData(CurlMeaning meaning, const QByteArray &value)
{
    m_isJson = m_isJson || meaning == CurlMeaning::Json;
    QByteArray data = value;
    if (meaning != CurlMeaning::DataRaw && value.startsWith('@')) {
        if (value != "@-" || !m_command.hasInput)
            return curlFault(Rules::ImportCurlFile, value);
        if (std::exchange(m_isInputTaken, true))
            data.clear(); // curl is at its end
        else
            data = m_command.isInputBase64 ? QByteArray::fromBase64(m_command.input) : m_command.input;
        if (meaning == CurlMeaning::Data) // of a file curl leaves these out
            data.removeIf([](char letter) { return letter == '\r' || letter == '\n' || letter == '\0'; });
    }
    addData(data, meaning == CurlMeaning::Json ? QByteArrayView() : QByteArrayView("&"));
    return std::monostate();
}

/// "text", "=text", "name=text"; with '@' the text stands in a file.
base::Done CurlRequest::takeUrlencoded(const QByteArray &value)
{
    const qsizetype equals = value.indexOf('=');
    if (equals < 0 && value.contains('@')) // a file, or a secret with this letter
        return curlFault(Rules::ImportCurlFile, "--data-urlencode ...");
    const QByteArray name = equals > 0 ? value.first(equals + 1) : QByteArray();
    addData(name + value.sliced(equals + 1).toPercentEncoding(), "&");
    return std::monostate();
}

void CurlRequest::addData(const QByteArray &data, QByteArrayView between)
{
    if (m_data)
        m_data->append(between).append(data);
    else
        m_data = data;
}

void CurlRequest::addDefault(const QByteArray &name, const QByteArray &value)
{
    const bool isRemoved = std::any_of(m_removed.begin(), m_removed.end(), [&name](const QByteArray &removed) {
        return removed.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (!isRemoved && http::headerValue(m_headers, name).isNull())
        m_headers.append({name, value});
}

base::Result<ForeignRequest> CurlRequest::request()
{
    if (m_url.isEmpty())
        return foreignFault(Rules::ImportMissing, u"url"_s);
    if (const QByteArray pattern = m_isGlobOff ? QByteArray() : takePattern(m_url); !pattern.isEmpty())
        return curlFault(Rules::ImportCurlOption, pattern);
    const auto address = readAddress(m_url.contains("://") ? m_url : "http://" + m_url);
    if (!address)
        return foreignFault(Rules::ImportValue, u"url"_s);
    QByteArray query = m_query;
    if (m_isGet && m_data)
        query += (query.isEmpty() ? QByteArray() : QByteArray("&")) + *m_data;
    QByteArray target = address->target;
    if (!query.isEmpty())
        target += (target.contains('?') ? '&' : '?') + query;
    const bool hasBody = m_data && !m_isGet;
    if (!address->user.isEmpty())
        addDefault("Authorization", credentials(QByteArray::fromPercentEncoding(address->user)));
    if (hasBody)
        addDefault("Content-Type", m_isJson ? "application/json" : "application/x-www-form-urlencoded");
    if (m_isJson)
        addDefault("Accept", "application/json");
    if (http::headerValue(m_headers, "Host").isNull())
        m_headers.prepend({"Host", address->host});
    ForeignRequest sent;
    const QByteArray usual = m_isHead ? "HEAD" : hasBody ? "POST" : "GET";
    sent.head = foreignHead(m_method.isEmpty() ? usual : m_method, target, m_headers, sent.lost);
    sent.body = hasBody ? *m_data : QByteArray();
    sent.isText = true;
    sent.isEncrypted = address->isEncrypted;
    return sent;
}

} // namespace runlatch::interchange
