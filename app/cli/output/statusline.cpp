// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/statusline.h"

#include "app/cli/output/standardstream.h"
#include "text/plaintext.h"

#if defined(Q_OS_WIN)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace runlatch::cli {

namespace {

constexpr qsizetype Columns = 79; // columns of the narrowest common terminal: a wrapped line cannot be overwritten

void print(const QByteArray &bytes)
{
    writeToStream(stderr, bytes);
}

} // namespace

bool isTerminal(FILE *stream)
{
#if defined(Q_OS_WIN)
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

void StatusLine::show(const QString &text)
{
    m_text = text;
    m_isWritten = false;
    const qint64 pause = m_isTerminal ? 100 : 1000; // ms
    if (!m_sinceWritten.isValid()) {
        m_sinceWritten.start();
        if (!m_isTerminal)
            return; // of the lines within a second only the last one is needed
    } else if (m_sinceWritten.elapsed() < pause) {
        return;
    }
    write();
}

void StatusLine::write()
{
    m_sinceWritten.start();
    m_isWritten = true;
    if (!m_isTerminal) {
        printWhole();
        return;
    }
    clear();
    const QString line = text::markedText(m_text, Columns);
    print(line.toUtf8());
    m_columns = line.size();
}

void StatusLine::printWhole() const
{
    constexpr qsizetype longest = 4000; // characters
    print("runlatch-cli: " + text::markedText(m_text, longest).toUtf8() + '\n');
}

void StatusLine::clear()
{
    if (m_columns == 0)
        return;
    print('\r' + QByteArray(m_columns, ' ') + '\r');
    m_columns = 0;
    m_isWritten = false;
}

void StatusLine::end()
{
    clear();
    if (!m_isWritten && !(m_isTerminal && isTerminal(stdout)))
        printWhole();
    m_isWritten = true;
}

} // namespace runlatch::cli
