// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsontext.h"
#include "lint/bodyhtml.h"
#include "lint/lintwalk.h"
#include "lint/resultlimits.h"
#include "protocol/jsonapi.h"
#include "protocol/weburl.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

constexpr qsizetype MaxTimeLength = 64;
constexpr int MaxTagWords = 3; // words

QByteArrayView viewOf(QLatin1StringView text)
{
    return {text.data(), text.size()};
}

bool isLetterOrDigit(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// The same judgement as that of ResultFault: the service reads no more.
bool beginsLikeWebUrl(QByteArrayView url)
{
    const auto begins = [url](QByteArrayView scheme) {
        return url.size() >= scheme.size() && url.first(scheme.size()).compare(scheme, Qt::CaseInsensitive) == 0;
    };
    return begins("http://") || begins("https://");
}

bool isIdOf(QByteArrayView id, QByteArrayView prefix)
{
    return id.startsWith(prefix) && id.size() > prefix.size()
        && std::all_of(id.begin() + prefix.size(), id.end(), isLetterOrDigit);
}

/// A date and a time of the calendar with a zone. QDateTime also takes a blank for the T, and no zone for its own.
bool isTime(QByteArrayView text)
{
    constexpr qsizetype TimeAt = 10;
    if (text.size() <= TimeAt || text.size() > MaxTimeLength || text[TimeAt] != 'T')
        return false;
    const QByteArrayView time = text.sliced(TimeAt);
    const bool hasZone = time.endsWith('Z') || time.contains('+') || time.contains('-');
    return hasZone && time.contains(':') && protocol::readTime(QString::fromUtf8(text)).isValid();
}

int countWords(QByteArrayView name)
{
    int words = 0;
    bool isInWord = false;
    for (const char byte : name) {
        const bool isBetween = byte == ' ' || byte == '_' || byte == '-';
        words += isBetween || isInWord ? 0 : 1;
        isInWord = !isBetween;
    }
    return words;
}

/// The schema takes letters, digits and `_`, no digit first. Blanks are in the documents' own samples.
bool isPlainName(QByteArrayView name)
{
    const auto isInName = [](char c) { return isLetterOrDigit(c) || c == '_' || c == ' '; };
    const char first = name.isEmpty() ? '_' : name.front();
    return std::ranges::all_of(name, isInName) && first != ' ' && (first < '0' || first > '9');
}

bool isShownInList(QByteArrayView name)
{
    return name.compare("severity", Qt::CaseInsensitive) == 0 || name.compare("status", Qt::CaseInsensitive) == 0;
}

bool isOne(const QStringList &values, QByteArrayView text)
{
    return std::any_of(values.begin(), values.end(), [text](const QString &value) {
        return QAnyStringView(value) == QAnyStringView(QUtf8StringView(text.data(), text.size()));
    });
}

} // namespace

void LintWalk::judgeText(const LintMember &member, const JsonToken &token)
{
    if (isEmpty(member, token))
        return judgeEmpty(member, token);
    judgeForm(member, token);
    if (member.limit > 0)
        judgeLength(member, token);
}

/// A blank text is as empty where it has no other form. A request has texts that people typed.
bool LintWalk::isEmpty(const LintMember &member, const JsonToken &token) const
{
    switch (member.form) {
    case LintForm::OneOf:
    case LintForm::Type: return false;
    case LintForm::Any: return isRequest() ? token.text.isEmpty() : json::jsontext::isBlank(token.text);
    case LintForm::NotEmpty:
    case LintForm::Line:
    case LintForm::Body: return json::jsontext::isBlank(token.text);
    case LintForm::Id:
    case LintForm::Url:
    case LintForm::UsedUrl:
    case LintForm::ResultUrl:
    case LintForm::Time: return token.text.isEmpty();
    }
    Q_UNREACHABLE();
}

void LintWalk::judgeEmpty(const LintMember &member, const JsonToken &token)
{
    const bool mayBeEmpty = isRequest() && member.form == LintForm::Any;
    const bool isBad = !isRequest()
        ? member.isRequired
        : member.form == LintForm::NotEmpty || member.form == LintForm::UsedUrl || member.form == LintForm::Id;
    if (!mayBeEmpty)
        add(base::Rules::PayloadEmpty, token.offset, {member.name},
            isBad ? LintSeverity::Error : LintSeverity::Warning);
}

void LintWalk::judgeForm(const LintMember &member, const JsonToken &token)
{
    // Most texts have no escapes, and are judged where they stand.
    const QByteArray unescaped = token.isEscaped && member.form != LintForm::Body && member.form != LintForm::Any
        ? json::jsontext::decoded(token.text)
        : QByteArray();
    const QByteArrayView text = token.isEscaped ? QByteArrayView(unescaped) : token.text;
    switch (member.form) {
    case LintForm::Any:
    case LintForm::NotEmpty: break;
    case LintForm::OneOf:
        if (!isOne(lintValues(member.name), text))
            add(base::Rules::PayloadUnknownValue, token.offset,
                {json::jsontext::decodedText(token.text, LintFinding::MaxValueLength),
                 lintValues(member.name).join(u", "_s)});
        break;
    case LintForm::Type: judgeType(member, token); break;
    case LintForm::Id:
        if (!isIdOf(text, viewOf(member.detail)))
            add(base::Rules::PayloadId, token.offset, {member.name, member.detail});
        break;
    case LintForm::Url:
    case LintForm::UsedUrl:
    case LintForm::ResultUrl: judgeUrl(member, token, text); break;
    case LintForm::Time:
        if (!isTime(text))
            add(base::Rules::PayloadTime, token.offset, {member.name});
        break;
    case LintForm::Line:
        if (text.contains('\n') || text.contains('\r'))
            add(base::Rules::CallbackLines, token.offset, {member.name});
        break;
    case LintForm::Body: judgeBody(member, token); break;
    }
}

/// The OpenAPI description has underscores instead of dashes (spec 2.5 rule 5).
void LintWalk::judgeType(const LintMember &member, const JsonToken &token)
{
    const QString written = json::jsontext::decodedText(token.text, LintFinding::MaxValueLength);
    if (written == member.detail)
        return;
    if (written == QString(member.detail).replace(u'-', u'_'))
        add(base::Rules::CallbackOtherName, token.offset, {written, member.detail});
    else
        add(base::Rules::PayloadUnknownValue, token.offset, {written, member.detail});
}

/// A URL of a request is never shown: its query may be a secret. Of that of a callback what stands before the query is.
void LintWalk::judgeUrl(const LintMember &member, const JsonToken &token, QByteArrayView url)
{
    if (protocol::isWebUrl(url))
        return;
    const bool isResult = member.form == LintForm::ResultUrl;
    if (!isResult || beginsLikeWebUrl(url)) {
        const auto severity = member.form == LintForm::UsedUrl ? LintSeverity::Error : LintSeverity::Warning;
        add(base::Rules::PayloadUrl, token.offset, {member.name}, severity);
    } else {
        const qsizetype query =
            std::find_if(url.begin(), url.end(), [](char c) { return c == '?' || c == '#'; }) - url.begin();
        add(base::Rules::CallbackUrl, token.offset,
            {QString::fromUtf8(url.first(query)).left(LintFinding::MaxValueLength)});
    }
}

void LintWalk::judgeHtml(const LintMember &member, const JsonToken &token)
{
    if (token.text.size() > resultlimits::MaxBody || (!token.text.contains('<') && !token.text.contains("\\u003")))
        return;
    const QByteArray unescaped = token.isEscaped ? json::jsontext::decoded(token.text) : QByteArray();
    const QString tag = otherHtmlTag(token.isEscaped ? QByteArrayView(unescaped) : token.text);
    if (!tag.isEmpty())
        add(base::Rules::CallbackHtml, token.offset, {member.name, tag});
}

void LintWalk::judgeBody(const LintMember &member, const JsonToken &token)
{
    judgeHtml(member, token);
    using namespace resultlimits;
    if (token.text.size() <= MaxSchemaBody)
        return;
    const bool isSizeOpen = token.isEscaped && token.text.size() > MaxAdvisedBody; // escapes only make it longer
    const qsizetype bytes = isSizeOpen ? json::jsontext::decoded(token.text).size() : token.text.size();
    if (bytes > MaxBody)
        add(base::Rules::CallbackBodySize, token.offset, {member.name, u"5"_s}, LintSeverity::Error);
    else if (bytes > MaxAdvisedBody)
        add(base::Rules::CallbackBodySize, token.offset, {member.name, u"1"_s});
    else if (json::jsontext::hasMoreCharacters(token.text, MaxSchemaBody))
        add(base::Rules::CallbackLongBody, token.offset, {member.name});
}

void LintWalk::judgeLength(const LintMember &member, const JsonToken &token)
{
    if (token.text.size() > member.limit && json::jsontext::hasMoreCharacters(token.text, member.limit))
        add(base::Rules::CallbackTooLong, token.offset, {member.name, QString::number(member.limit)});
}

void LintWalk::judgeTagName(const JsonToken &token)
{
    const QByteArray unescaped = token.isEscaped ? json::jsontext::decoded(token.text) : QByteArray();
    const QByteArrayView name = token.isEscaped ? QByteArrayView(unescaped) : token.text;
    const int words = countWords(name);
    if (!isShownInList(name) && (words < 2 || words > MaxTagWords))
        add(base::Rules::CallbackTagName, token.offset,
            {json::jsontext::decodedText(token.text, LintFinding::MaxValueLength)});
    if (!isPlainName(name))
        add(base::Rules::CallbackTagCharacters, token.offset,
            {json::jsontext::decodedText(token.text, LintFinding::MaxValueLength)});
}

} // namespace runlatch::lint
