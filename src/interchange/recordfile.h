// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/filekind.h"
#include "interchange/har.h"
#include "interchange/harsplitter.h"
#include "interchange/unpackedinput.h"

#include <QHash>
#include <QUuid>

#include <optional>

namespace runlatch::interchange {

/// The records of a file (or pipe) of any FileKind, one after the other; it may be packed by gzip. Of JSON Lines and a
/// HAR one record and one piece of the file are in memory at a time, of another kind the whole file. The kind is known
/// by the beginning of the content; where that tells nothing, by the suffix ".har", ".jsonl" or ".ndjson". A byte order
/// mark may stand in front, lines may end with CR LF, and the last one without either. A head of a raw export
/// (FolderSink) is read with the body beside it.
///
/// Two equal entries of another tool are two captures: the second one gets a uuid of its own, which is the same each
/// time that the file is read. So only another file, or another import, can have brought an entry already.
class RecordFile
{
public:
    /// Different entries that are known again. Behind so many others, an equal one passes for the same.
    static constexpr qsizetype MaxKnown = 100'000;

    /// A line or entry. An error of readJsonLine(), readHarEntry() or readPiece() concerns it alone.
    struct Item
    {
        qint64 number = 0; ///< of the line or entry, from 1
        base::Result<HarEntry> entry;
    };
    explicit RecordFile(const QString &name);

    base::Done open(); ///< Error: Usage "file.unreadable"; subject = the file.
    /// The next item. nullopt at the end, and each time that one more piece was read, however long the item is: call it
    /// again until isAtEnd(). Empty lines are skipped.
    std::optional<Item> next();
    bool isAtEnd() const { return m_isAtEnd; }
    /// The faults of the file as a whole, looked at behind the last item. Usage, subject = the file:
    /// "file.unreadable" (from some byte on), "import.encoding", "import.no-entries", "import.broken" (a HAR that is
    /// cut, or whose brackets or commas are wrong between entries), "import.second-log" (of members log, or
    /// log.entries, the first list was read), "import.after-end" (behind the end of a HAR nothing was read),
    /// "import.packed" (by gzip, and cut or damaged), "import.unpacked-size", "import.too-large" (of a file that is
    /// read as a whole) and those of seemingOf() for a file of no kind, which has no other. The items before are good
    /// all the same.
    QList<base::Error> faults() const { return m_faults; }
    std::optional<FileKind> kind() const { return m_kind; } ///< once it is known

    qint64 position() const { return m_input.file().position(); } ///< bytes that were read
    qint64 size() const { return m_input.file().size(); }         ///< 0 for a pipe

private:
    bool knowsFormat();
    std::optional<Item> nextItem();
    std::optional<Item> nextLine();
    std::optional<Item> nextEntry();
    std::optional<Item> nextPiece();
    bool splitWhole();
    bool takeLine();
    void readOn();
    void end();
    HarEntry distinct(HarEntry entry);
    base::Error faultOf(base::Rule rule) const;

    UnpackedInput m_input;
    QByteArray m_piece;     ///< read; of a HAR the splitter has it
    qsizetype m_at = 0;     ///< in m_piece
    QByteArray m_line;      ///< the line so far; nothing of one that is too long
    qint64 m_lineBytes = 0; ///< of the line, also of one that is too long
    HarSplitter m_splitter;
    QHash<QUuid, qint64> m_known; ///< how many entries have the uuid
    QList<QByteArray> m_pieces;   ///< of a whole file, in reverse; those that are not read yet
    QByteArray m_exportName;      ///< of a head of a raw export
    QList<base::Error> m_faults;
    std::optional<FileKind> m_named; ///< by the suffix
    std::optional<FileKind> m_kind;
    qsizetype m_judged = 0; ///< bytes by which the kind was looked for
    qint64 m_number = 0;
    bool m_hasBegun = false;   ///< the format is known, or that there is none
    bool m_isSplit = false;    ///< m_pieces are there
    bool m_isTooLarge = false; ///< to be read as a whole
    bool m_isWide = false;     ///< UTF-16
    bool m_isAtEnd = false;
};

} // namespace runlatch::interchange
