// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QElapsedTimer>
#include <QString>

#include <cstdio>

namespace runlatch::cli {

/// Tells whether the stream is a terminal.
bool isTerminal(FILE *stream);

/// The progress of a command, on standard error. On a terminal it is one line that is overwritten, and that disappears
/// when anything else is printed. In a log it is at most one line per second, and the last one.
class StatusLine
{
public:
    void show(const QString &text);
    void clear(); ///< call before anything else is printed to a terminal
    void end();   ///< leaves nothing on a terminal that also shows the result

private:
    void write();
    void printWhole() const;

    const bool m_isTerminal = isTerminal(stderr);
    QString m_text;
    QElapsedTimer m_sinceWritten;
    bool m_isWritten = true; ///< m_text is written
    qsizetype m_columns = 0; ///< width of the line on the terminal now
};

} // namespace runlatch::cli
