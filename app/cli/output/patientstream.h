// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>

#include <cstdio>

class QSocketNotifier;

namespace runlatch::cli {

/// Standard output or standard error for a program that must not wait for the reader: lines that it does not take yet
/// are kept, and follow as soon as it does. Who writes much waits for idle(). On Windows each line is waited for.
class PatientStream final : public QObject
{
    Q_OBJECT
public:
    explicit PatientStream(FILE *stream);

    void write(const QByteArray &line); ///< with its line feed
    /// Waits for the reader until all lines are written, or are given up (writeToStream).
    void finish();

    bool isIdle() const { return m_lines.isEmpty(); }
    qsizetype count() const { return m_lines.size(); } ///< lines that wait
    bool hasFailed() const { return m_hasFailed; }     ///< nothing is written or kept any more

signals:
    void idle(); ///< the reader took all lines, or they are given up

private:
    void goOn();
    void advance(qsizetype written);
    void watch();

    FILE *m_stream;
    QList<QByteArray> m_lines; ///< the lines that wait, oldest first
    qsizetype m_written = 0;   ///< bytes of the first of them
    QSocketNotifier *m_notifier = nullptr;
    bool m_hasFailed = false;
};

} // namespace runlatch::cli
