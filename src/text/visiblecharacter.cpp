// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/visiblecharacter.h"

#include "text/utf8.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::text {

namespace {

using Kind = VisibleCharacter::Kind;

constexpr int TabColumns = 4;

struct Named
{
    char32_t code;
    const char *name;
    Kind kind;
};

constexpr Named NamedCharacters[] = {
    {0x000D, "CR", Kind::Mark},    {0x00A0, "NBSP", Kind::Mark},   {0x00AD, "SHY", Kind::Hidden},
    {0x061C, "ALM", Kind::Hidden}, {0x200B, "ZWSP", Kind::Hidden}, {0x200C, "ZWNJ", Kind::Hidden},
    {0x200D, "ZWJ", Kind::Hidden}, {0x200E, "LRM", Kind::Hidden},  {0x200F, "RLM", Kind::Hidden},
    {0x2028, "LS", Kind::Mark},    {0x2029, "PS", Kind::Mark},     {0x202A, "LRE", Kind::Hidden},
    {0x202B, "RLE", Kind::Hidden}, {0x202C, "PDF", Kind::Hidden},  {0x202D, "LRO", Kind::Hidden},
    {0x202E, "RLO", Kind::Hidden}, {0x202F, "NNBSP", Kind::Mark},  {0x2060, "WJ", Kind::Hidden},
    {0x2066, "LRI", Kind::Hidden}, {0x2067, "RLI", Kind::Hidden},  {0x2068, "FSI", Kind::Hidden},
    {0x2069, "PDI", Kind::Hidden}, {0xFEFF, "BOM", Kind::Hidden},
};

const Named *findNamed(char32_t code)
{
    const auto *const found = std::find_if(std::begin(NamedCharacters), std::end(NamedCharacters),
                                           [code](const Named &one) { return one.code == code; });
    return found == std::end(NamedCharacters) ? nullptr : found;
}

QString codeName(char32_t code)
{
    return u"U+"_s + QString::number(static_cast<uint>(code), 16).toUpper().rightJustified(4, u'0');
}

/// Categories that draw nothing, or nothing that can be told from a space.
Kind kindOf(char32_t code)
{
    const QChar::Category category = QChar::category(code);
    if (category == QChar::Other_Control || category == QChar::Separator_Space || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph)
        return Kind::Mark;
    const bool isHidden = category == QChar::Other_Format || category == QChar::Other_NotAssigned
        || category == QChar::Other_PrivateUse || category == QChar::Other_Surrogate;
    return isHidden ? Kind::Hidden : Kind::Text;
}

/// East Asian characters and pictures take two columns in fixed fonts.
bool isWide(char32_t code)
{
    constexpr std::pair<char32_t, char32_t> ranges[] = {{0x1100, 0x115F}, {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},
                                                        {0xF900, 0xFAFF}, {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
                                                        {0xFFE0, 0xFFE6}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [code](const auto &range) { return code >= range.first && code <= range.second; });
}

char32_t decodedCode(QByteArrayView bytes)
{
    constexpr uchar lead[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = static_cast<uchar>(bytes[0]) & lead[bytes.size()];
    for (const char next : bytes.sliced(1))
        code = (code << 6) | (static_cast<uchar>(next) & 0x3F);
    return code;
}

} // namespace

QString VisibleCharacter::text() const
{
    switch (kind) {
    case Kind::Text: break;
    case Kind::LineEnd: return u"\u21B5"_s;
    case Kind::Undecodable: return QString::number(static_cast<uint>(code), 16).toUpper().rightJustified(2, u'0');
    case Kind::Mark:
    case Kind::Hidden:
        if (code == '\t')
            return u"\u2192"_s;
        if (const Named *named = findNamed(code))
            return QString::fromLatin1(named->name);
        return codeName(code);
    }
    return QString::fromUcs4(&code, 1);
}

VisibleCharacter visibleCharacter(QByteArrayView text, qsizetype at)
{
    const auto byte = static_cast<uchar>(text[at]);
    if (byte >= 0x20 && byte < 0x7F)
        return {.code = byte};
    if (byte == '\n')
        return {.kind = Kind::LineEnd, .code = byte};
    if (byte == '\t')
        return {.kind = Kind::Mark, .code = byte, .columns = TabColumns};
    const int length = byte < 0x80 ? 1 : utf8Length(text, at);
    if (length == 0)
        return {.kind = Kind::Undecodable, .code = byte, .columns = 2};
    VisibleCharacter character{.length = length, .code = decodedCode(text.sliced(at, length))};
    const Named *named = findNamed(character.code);
    character.kind = named ? named->kind : kindOf(character.code);
    if (character.kind == Kind::Text)
        character.columns = isWide(character.code) ? 2 : 1;
    else
        character.columns = static_cast<int>(character.text().size());
    return character;
}

} // namespace runlatch::text
