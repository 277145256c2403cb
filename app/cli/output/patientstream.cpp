// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/patientstream.h"

#include "app/cli/output/standardstream.h"

#include <QSocketNotifier>

namespace runlatch::cli {

PatientStream::PatientStream(FILE *stream)
    : m_stream(stream)
{
}

void PatientStream::write(const QByteArray &line)
{
    if (m_hasFailed)
        return;
    m_lines.append(line);
    if (m_lines.size() == 1)
        goOn();
}

/// Each piece is of one line, so that a short line is written whole or not at all.
void PatientStream::goOn()
{
    while (!m_lines.isEmpty()) {
        const qsizetype written = writeAtOnce(m_stream, QByteArrayView(m_lines.constFirst()).sliced(m_written));
        if (written == 0)
            break;
        advance(written);
    }
    watch();
}

void PatientStream::advance(qsizetype written)
{
    m_hasFailed = m_hasFailed || written < 0;
    m_written += written;
    if (m_hasFailed)
        m_lines.clear(); // nothing follows a line that may be cut
    else if (m_written == m_lines.constFirst().size())
        m_lines.removeFirst();
    else
        return;
    m_written = 0;
}

void PatientStream::watch()
{
#if !defined(Q_OS_WIN)
    if (m_lines.isEmpty() == (m_notifier == nullptr))
        return;
    if (m_lines.isEmpty()) {
        m_notifier->setEnabled(false);
        m_notifier->deleteLater(); // this may be its slot
        m_notifier = nullptr;
        emit idle();
        return;
    }
    m_notifier = new QSocketNotifier(fileno(m_stream), QSocketNotifier::Write, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &PatientStream::goOn);
#endif
}

void PatientStream::finish()
{
    while (!m_lines.isEmpty()) {
        const qsizetype left = m_lines.constFirst().size() - m_written;
        advance(writeToStream(m_stream, QByteArrayView(m_lines.constFirst()).sliced(m_written)) ? left : -1);
    }
    watch();
}

} // namespace runlatch::cli
