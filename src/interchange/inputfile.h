// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFile>

namespace runlatch::interchange {

/// A file or pipe that is read in pieces, to the end that reading finds: a size says nothing about a pipe, or about a
/// file that changes meanwhile. No call waits for a pipe for longer than a tenth of a second, so that the reader can
/// give up (not on Windows). A pipe that nobody has opened for writing yet has nothing yet.
class InputFile
{
public:
    static constexpr qint64 PieceBytes = 256LL * 1024;

    explicit InputFile(const QString &name);

    bool open(); ///< false: errorString() says why
    /// The next bytes, at most PieceBytes. Empty at the end, after a fault, and where a pipe has nothing yet.
    QByteArray read();

    bool isAtEnd() const { return m_isAtEnd; } ///< nothing follows, also after a fault
    bool hasFailed() const { return m_file.error() != QFileDevice::NoError; }
    QString name() const { return m_name; }
    QString errorString() const { return m_error.isEmpty() ? m_file.errorString() : m_error; }
    qint64 position() const { return m_position; } ///< bytes that were read
    qint64 size() const { return m_file.size(); }  ///< 0 for a pipe
    QDateTime writtenAt() const;                   ///< when it was changed last, UTC; before it is closed

private:
    bool hasBytes() const;

    const QString m_name; // a file that is opened by its descriptor forgets its name
    QFile m_file;
    QString m_error; ///< of opening
    qint64 m_position = 0;
    bool m_isAtEnd = false;
};

} // namespace runlatch::interchange
