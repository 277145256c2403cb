// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/term.h"

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace runlatch::store {

/// The keys of texts and words, by which the word index tells where a word cannot be. A key is three ASCII characters
/// that stand beside each other, in lower case. All keys of a word are among those of the UTF-8 of any
/// text that has the word by the rules of filter::Word: letters whose small form is ASCII (the Kelvin sign,
/// the long s) count as that form, and other bytes end a run.
class WordKeys
{
public:
    using Key = quint32;
    static constexpr Key Count = 1U << 21; ///< three characters of seven bits

    /// The keys of a word, without repeats. None for a word without three such characters beside each other, which may
    /// be anywhere.
    static std::vector<Key> of(const filter::Term &word);

    WordKeys();

    void add(QByteArrayView utf8); ///< takes time in proportion to the text, and no memory for repeated keys
    /// The keys so far as a filter of eight bits a key, at most 256 KB; begins anew.
    QByteArray takeBits();
    static bool isOfBits(QByteArrayView bits); ///< whether takeBits() may have made them
    /// Tells whether all these keys may be among those of takeBits(). An eighth of other keys seems to be there. Bytes
    /// that are not of takeBits() may have any.
    static bool mayHave(QByteArrayView bits, const std::vector<Key> &keys);

private:
    void add(Key key);

    std::vector<bool> m_isThere;
    std::vector<Key> m_keys;
};

} // namespace runlatch::store
