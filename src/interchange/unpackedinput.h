// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "interchange/inputfile.h"

#include <memory>

namespace runlatch::interchange {

/// The bytes of a file or pipe, unpacked if it begins as gzip does (RFC 1952), whatever its name. Several members that
/// follow each other are one text, as gzip reads them; what stands behind the last one and is no member is passed over.
/// Gives at most InputFile::PieceBytes at a time, so that a small file of a gigabyte of blanks takes no memory.
class UnpackedInput
{
public:
    /// The most bytes that are unpacked of one file: gzip makes a thousand times as many of it.
    static constexpr qint64 MaxUnpackedBytes = 4LL * 1024 * 1024 * 1024;

    explicit UnpackedInput(const QString &name, qint64 most = MaxUnpackedBytes);
    ~UnpackedInput();
    Q_DISABLE_COPY_MOVE(UnpackedInput)

    bool open() { return m_input.open(); }
    QByteArray read(); ///< as InputFile::read()

    bool isAtEnd() const;     ///< nothing follows, also after a fault
    base::Rule fault() const; ///< "file.unreadable", "import.packed", "import.unpacked-size"; empty without
    const InputFile &file() const { return m_input; }

private:
    struct Stream;

    QByteArray unpack();
    void endMember();

    InputFile m_input;
    const qint64 m_most;
    QByteArray m_read;                ///< of the file, and not given or unpacked yet
    std::unique_ptr<Stream> m_stream; ///< of a packed file
    qsizetype m_at = 0;               ///< in m_read, of a packed file
    qint64 m_unpacked = 0;
    base::Rule m_fault;
    bool m_isKnown = false; ///< whether the file is packed
    bool m_isOver = false;  ///< of a packed file: no further member follows
};

} // namespace runlatch::interchange
