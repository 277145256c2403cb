// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

namespace runlatch::tunnel {

/// What a tunnel program printed: its last lines, and the public address in it. It takes time in proportion to the
/// bytes, and no more memory than its bounds.
///
/// The address is the first https URL of another machine, without query and fragment; one at which clouds keep secrets
/// (http/addressjudgement.h) is passed over. Of a known program (tunnelprogram.h) it is the first
/// one where that program tells its address, so that a link to documents never becomes it. Later ones are passed over.
class TunnelOutput
{
public:
    static constexpr qsizetype MaxLines = 500;
    static constexpr qsizetype MaxLine = 2000;       ///< bytes; the rest of a longer line is dropped
    static constexpr qsizetype MaxBytes = 60 * 1024; ///< of all kept lines; the oldest are dropped

    explicit TunnelOutput(const QString &program = {});

    void take(const QByteArray &bytes); ///< a piece, which may begin and end anywhere
    /// Whether bytes wait for the end of their line.
    bool hasUnfinishedLine() const { return !m_line.isEmpty(); }
    void finishLine(); ///< takes them for a line
    /// What Runlatch itself says between the lines.
    void note(const QString &line);
    void begin(); ///< another start of the program: its address is looked for anew, and the lines stay
    QUrl address() const { return m_address; } ///< empty until it is found
    /// Plain text without secrets that are recognizable, and without what cannot be seen.
    QString text() const;

private:
    void keep(const QByteArray &line);
    void look(const QByteArray &line);

    QRegularExpression m_pattern;
    QList<QByteArray> m_lines;
    qsizetype m_bytes = 0; ///< of m_lines
    QByteArray m_line;
    bool m_isCut = false; ///< of m_line
    QUrl m_address;
};

} // namespace runlatch::tunnel
