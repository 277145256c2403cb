// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QElapsedTimer>
#include <QString>

#include <cstdio>

namespace runlatch::cli {

/// Whether a person sees what is written there.
bool isTerminal(FILE *stream);

/// How far a command is, on standard error. On a terminal it is one line that is written over in place, and is gone
/// when anything else is written. Elsewhere, as in a log, it is a line a second, and the last one.
class StatusLine
{
public:
    void show(const QString &text);
    void clear(); ///< before something else is written to a terminal
    void end();   ///< on a terminal that shows the result, too, nothing is left

private:
    void write();
    void printWhole() const;

    const bool m_isTerminal = isTerminal(stderr);
    QString m_text;
    QElapsedTimer m_sinceWritten;
    bool m_isWritten = true; ///< m_text is
    qsizetype m_columns = 0; ///< that it takes on the terminal now
};

} // namespace runlatch::cli
