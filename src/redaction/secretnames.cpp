// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretnames.h"

#include "redaction/addednames.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <utility>

namespace runlatch::redaction {

namespace {

enum class As {
    No,
    Part, ///< of a name, because proxies and frameworks put words around it: "X-Forwarded-Authorization", "sessionid"
    Word, ///< alone, because it names too much else as a part of another word: "author", "design"
};

struct SecretWord
{
    std::string_view word;
    As inHeader;
    As inItem;
    As inMember; ///< a part also where another sign, or none, joins its words: "private_key", "privateKey"
};

constexpr SecretWord Words[] = {
    {"token", As::Part, As::Part, As::Part},
    {"secret", As::Part, As::Part, As::Part},
    {"password", As::Part, As::Part, As::Part},
    {"passwd", As::Part, As::Part, As::Part},
    {"credential", As::Part, As::Part, As::Part},
    {"authorization", As::Part, As::Part, As::Part},
    {"authentication", As::Part, As::Part, As::Part},
    {"bearer", As::Part, As::Part, As::Part},
    {"sessionid", As::Part, As::Part, As::Part},
    {"auth", As::Word, As::Word, As::Word},
    {"jwt", As::Word, As::Word, As::Word},
    {"sid", As::Word, As::Word, As::Word},
    {"pwd", As::Word, As::Word, As::Word},
    {"session", As::Word, As::Word, As::No},
    {"cookie", As::Word, As::No, As::Word},
    {"key", As::Word, As::Part, As::No},
    {"apikey", As::Part, As::Part, As::Part},
    {"privatekey", As::No, As::Part, As::Part},
    {"accesskey", As::No, As::Part, As::Part},
    {"hmackey", As::No, As::Part, As::Part},
    {"signingkey", As::No, As::Part, As::Part},
    {"code", As::No, As::Part, As::No}, // names too much else in headers and members
    {"signature", As::No, As::Part, As::No},
    {"sig", As::No, As::Word, As::No},
};

constexpr char WayOfSearching = 1; ///< rises when secretfinder.h finds secrets that it did not find before

/// A search of QByteArray prepares a table each time, and dozens of words of each request are asked about.
std::string_view viewOf(QByteArrayView name)
{
    return {name.data(), static_cast<std::size_t>(name.size())};
}

bool hasPart(std::string_view name, std::string_view part)
{
    return name.find(part) != std::string_view::npos;
}

bool hasWord(std::string_view name, std::string_view word)
{
    const auto isLetterAt = [name](std::size_t at) { return at < name.size() && name[at] >= 'a' && name[at] <= 'z'; };
    for (std::size_t at = name.find(word); at != std::string_view::npos; at = name.find(word, at + 1)) {
        if ((at == 0 || !isLetterAt(at - 1)) && !isLetterAt(at + word.size()))
            return true;
    }
    return false;
}

/// `name` is in lower case, and `joined` is where its parts are looked for.
bool isSecret(As SecretWord::*syntax, std::string_view name, std::string_view joined)
{
    const bool isKnown = std::any_of(std::begin(Words), std::end(Words), [&](const SecretWord &known) {
        const As as = known.*syntax;
        return (as == As::Part && hasPart(joined, known.word)) || (as == As::Word && hasWord(name, known.word));
    });
    return isKnown || hasAddedName(name);
}

} // namespace

bool isCredentialsHeader(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    return hasPart(viewOf(lower), "authorization") || hasPart(viewOf(lower), "authentication");
}

bool isSecretHeader(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    return isSecret(&SecretWord::inHeader, viewOf(lower), viewOf(lower));
}

/// A body may have millions of members, so nothing is allocated for their names.
bool isSecretMember(QByteArrayView name)
{
    if (name.size() > MaxMemberName)
        return false;
    std::array<char, MaxMemberName> lower = {};
    std::array<char, MaxMemberName> joined = {};
    std::size_t size = 0;
    for (qsizetype at = 0; at < name.size(); ++at) {
        const char letter = name[at] >= 'A' && name[at] <= 'Z' ? static_cast<char>(name[at] - 'A' + 'a') : name[at];
        lower[static_cast<std::size_t>(at)] = letter;
        if (letter != '-' && letter != '_')
            joined[size++] = letter;
    }
    return isSecret(&SecretWord::inMember, {lower.data(), static_cast<std::size_t>(name.size())},
                    {joined.data(), size});
}

bool isSecretItem(const QByteArray &name)
{
    const QByteArray plain = QByteArray::fromPercentEncoding(name).toLower();
    return isSecret(&SecretWord::inItem, viewOf(plain), viewOf(plain));
}

qint64 markOfSecretNames()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData({&WayOfSearching, 1});
    for (const SecretWord &known : Words) {
        hash.addData({known.word.data(), static_cast<qsizetype>(known.word.size())});
        const char syntaxes[] = {static_cast<char>(known.inHeader), static_cast<char>(known.inItem),
                                 static_cast<char>(known.inMember)};
        hash.addData({syntaxes, sizeof syntaxes});
    }
    QStringList added = addedNames();
    std::ranges::for_each(added, [](QString &name) { name = name.toLower(); });
    added.sort();
    for (const QString &name : std::as_const(added))
        hash.addData(name.toLatin1() + '\n');
    return qFromBigEndian<qint64>(hash.result().constData()) & std::numeric_limits<qint64>::max();
}

} // namespace runlatch::redaction
