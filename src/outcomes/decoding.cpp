// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/decoding.h"

#include "base/rules.h"
#include "outcomes/faults.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::outcomes {

namespace {

using Encoding = QStringConverter::Encoding;

constexpr qsizetype MaxDeclaration = 200; // bytes in which the encoding is declared
constexpr qsizetype MaxBlank = 1000;      // letters before the first one

/// The name in <?xml ... encoding="..."?>.
QByteArray declaredEncoding(const QByteArray &file)
{
    const QByteArray head = file.left(MaxDeclaration);
    const qsizetype end = head.indexOf("?>");
    const qsizetype at = head.indexOf("encoding");
    if (!head.contains("<?xml") || at < 0 || end < at)
        return {};
    const QByteArray value = head.sliced(at + 8, end - at - 8).trimmed();
    if (!value.startsWith('='))
        return {};
    QByteArray name = value.sliced(1).trimmed();
    if (name.size() < 2 || (name.front() != '"' && name.front() != '\''))
        return {};
    return name.sliced(1, std::max(name.indexOf(name.front(), 1) - 1, qsizetype(0)));
}

std::optional<Encoding> encodingOfName(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    if (lower.isEmpty() || lower == "us-ascii" || lower == "ascii")
        return QStringConverter::Utf8;
    if (lower == "iso8859-1" || lower == "latin1")
        return QStringConverter::Latin1;
    const auto known = QStringConverter::encodingForName(lower.constData());
    if (!known || *known == QStringConverter::System)
        return {};
    // A file in UTF-16 or UTF-32 was known by its first bytes: what is declared so here is not.
    return *known == QStringConverter::Latin1 ? QStringConverter::Latin1 : QStringConverter::Utf8;
}

bool isAllowed(QChar letter)
{
    const char16_t code = letter.unicode();
    return (code >= 0x20 && code < 0xFFFE) || code == u'\t' || code == u'\n' || code == u'\r';
}

/// UTF-16 or UTF-32 by the first bytes, or UTF-8 by its mark; nullopt for other files.
std::optional<Encoding> knownEncoding(const QByteArray &file)
{
    const auto byMark = QStringConverter::encodingForData(file);
    return byMark ? byMark : QStringConverter::encodingForData(file, u'<');
}

} // namespace

base::Result<Decoded> decodedXml(const QByteArray &file)
{
    auto encoding = knownEncoding(file);
    if (!encoding) {
        const QByteArray declared = declaredEncoding(file);
        encoding = encodingOfName(declared);
        if (!encoding)
            return faultOf(base::Rules::ReportEncoding, QString::fromLatin1(declared));
    }
    QStringDecoder decoder(*encoding);
    Decoded decoded{.text = decoder(file)};
    const bool hasBroken = decoder.hasError();
    for (QChar &letter : decoded.text) {
        if (!isAllowed(letter))
            letter = QChar::ReplacementCharacter;
        else if (!hasBroken || letter != QChar::ReplacementCharacter)
            continue;
        ++decoded.replaced;
    }
    return decoded;
}

QByteArray jsonInUtf8(const QByteArray &file)
{
    const auto encoding = QStringConverter::encodingForData(file, u'{');
    if (!encoding)
        return file;
    if (*encoding == QStringConverter::Utf8) {
        constexpr QByteArrayView mark = "\xEF\xBB\xBF";
        return file.startsWith(mark) ? file.sliced(mark.size()) : file;
    }
    QStringDecoder decoder(*encoding);
    const QString text = decoder(file);
    return text.toUtf8();
}

bool beginsWith(const QByteArray &file, char16_t letter)
{
    const auto encoding = QStringConverter::encodingForData(file, letter);
    QStringDecoder decoder(encoding.value_or(QStringConverter::Utf8));
    const QString head = decoder(file.left(MaxBlank));
    const auto *const first = std::find_if(head.begin(), head.end(), [](QChar sign) { return !sign.isSpace(); });
    return first != head.end() && *first == QChar(letter);
}

} // namespace runlatch::outcomes
