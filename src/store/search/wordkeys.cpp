// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/wordkeys.h"

#include <QChar>

#include <algorithm>
#include <utility>

namespace runlatch::store {

namespace {

constexpr WordKeys::Key KeyMask = WordKeys::Count - 1;
constexpr qsizetype LeastBytes = 8; ///< of a filter

/// Puts characters one after the other, and tells each three that stand beside each other.
template <typename Take> class KeyRun
{
public:
    explicit KeyRun(Take take)
        : m_take(std::move(take))
    {
    }

    void put(char32_t character)
    {
        if (character >= 0x80) {
            m_length = 0;
            return;
        }
        m_key = (m_key << 7 | static_cast<WordKeys::Key>(character)) & KeyMask;
        if (++m_length >= 3)
            m_take(m_key);
    }

private:
    Take m_take;
    WordKeys::Key m_key = 0;
    qsizetype m_length = 0;
};

char32_t lowerAscii(uchar byte)
{
    return byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte;
}

/// Returns the ASCII form of a letter that is not ASCII but whose small form is, and moves behind its first byte.
char32_t foldedLetter(QByteArrayView text, qsizetype &at)
{
    using namespace std::string_view_literals;
    const auto isHere = [&](std::string_view letter) {
        return std::string_view(text.data() + at, static_cast<std::size_t>(text.size() - at)).starts_with(letter);
    };
    if (isHere("\xe2\x84\xaa"sv)) { // the Kelvin sign
        at += 2;
        return U'k';
    }
    if (isHere("\xc5\xbf"sv)) { // the long s
        at += 1;
        return U's';
    }
    return 0xFFFD;
}

std::size_t placeOf(WordKeys::Key key, std::size_t bits)
{
    const quint64 mixed = key * 0x9E3779B1U & 0xFFFFFFFFU; // spreads neighbours
    return static_cast<std::size_t>(mixed * bits >> 32);
}

} // namespace

std::vector<WordKeys::Key> WordKeys::of(const filter::Term &word)
{
    std::vector<Key> keys;
    KeyRun run([&keys](Key key) { keys.push_back(key); });
    auto wildcard = word.wildcards.begin();
    for (qsizetype at = 0; at < word.text.size(); ++at) {
        const bool isWildcard = wildcard != word.wildcards.end() && at == *wildcard;
        if (isWildcard)
            ++wildcard;
        run.put(isWildcard ? 0xFFFD : QChar::toCaseFolded(char32_t(word.text.at(at).unicode())));
    }
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

WordKeys::WordKeys()
    : m_isThere(Count)
{
}

void WordKeys::add(QByteArrayView utf8)
{
    KeyRun run([this](Key key) { add(key); });
    for (qsizetype at = 0; at < utf8.size(); ++at) {
        const auto byte = static_cast<uchar>(utf8[at]);
        run.put(byte < 0x80 ? lowerAscii(byte) : foldedLetter(utf8, at));
    }
}

void WordKeys::add(Key key)
{
    if (m_isThere[key])
        return;
    m_isThere[key] = true;
    m_keys.push_back(key);
}

QByteArray WordKeys::takeBits()
{
    const qsizetype size = std::clamp<qsizetype>(std::ssize(m_keys), LeastBytes, Count / 8);
    QByteArray bits(size, '\0');
    for (const Key key : std::as_const(m_keys)) {
        const std::size_t place = placeOf(key, static_cast<std::size_t>(size) * 8);
        char &byte = bits.data()[place / 8];
        byte = static_cast<char>(byte | 1 << place % 8);
        m_isThere[key] = false;
    }
    m_keys.clear();
    return bits;
}

bool WordKeys::isOfBits(QByteArrayView bits)
{
    return bits.size() >= LeastBytes && bits.size() <= qsizetype(Count / 8);
}

bool WordKeys::mayHave(QByteArrayView bits, const std::vector<Key> &keys)
{
    return !isOfBits(bits) || std::ranges::all_of(keys, [bits](Key key) {
        const std::size_t place = placeOf(key, static_cast<std::size_t>(bits.size()) * 8);
        return (bits[static_cast<qsizetype>(place / 8)] >> place % 8 & 1) != 0;
    });
}

} // namespace runlatch::store
