// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>

namespace runlatch::interchange {

/// Follows the structure of a HAR, letter by letter. It tells apart strings, brackets, commas and names, and takes the
/// same memory for any file. What stands outside of the entries is passed over, and may be wrong inside. The first
/// list log.entries counts. Names may be written with escapes.
class HarOutline
{
public:
    /// The place of a letter. An entry is an element of the list log.entries, of any type.
    enum class Place {
        Outside,
        Entry,
        EntryEnd,   ///< the last letter of an entry
        BehindEntry ///< the entry ended before this letter, as a number does
    };
    Place take(char letter);

    bool hasEntries() const { return m_hasEntries; }                        ///< the list began
    bool isComplete() const { return m_stage == Stage::After || goesOn(); } ///< the document has ended
    bool isBroken() const { return m_isBroken; }                            ///< brackets or commas stand where none can
    bool hasSecond() const { return m_logs > 1 || m_lists > 1; }            ///< a second member log or log.entries
    bool goesOn() const { return m_stage == Stage::Further; } ///< something stands behind the end of the document
    bool isOver() const { return goesOn() || m_stage == Stage::Lost; } ///< nothing more is told of what follows

private:
    enum class Stage { Before, Document, Entries, After, Further, Lost };
    enum class Expected { First, Comma, Next }; // in the list
    enum class Member { Other, Log, Entries };

    Place begin(char letter);
    Place takeInString(char letter);
    Place takeInList(char letter);
    Place takeInside(char letter);
    void takeColon();
    void takeComma();
    void open(char letter);
    Place close(char letter);
    bool isNamed(QByteArrayView name) const;
    Place place() const { return m_isInEntry ? Place::Entry : Place::Outside; }

    QByteArray m_name; ///< the last string outside of entries, with its escapes, as far as it is compared
    std::array<char, 3> m_opened = {}; ///< the brackets of the first levels
    qint64 m_depth = 0;                ///< open brackets
    qint64 m_logs = 0;                 ///< members log
    qint64 m_lists = 0;                ///< members log.entries
    Stage m_stage = Stage::Before;
    Expected m_expected = Expected::First;
    Member m_member = Member::Other; ///< whose value follows, or is open
    bool m_isInString = false;
    bool m_isEscaped = false;
    bool m_isInEntry = false;
    bool m_hasEntries = false;
    bool m_isBroken = false;
};

} // namespace runlatch::interchange
