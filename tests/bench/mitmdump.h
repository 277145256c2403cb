// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace runlatch::bench {

/// mitmdump as it would be used in the receiver's place: it answers every request with 200 and records it to a file.
/// Its answer does not wait for the disk.
class Mitmdump
{
public:
    static bool isInstalled();

    Mitmdump();
    ~Mitmdump();
    Q_DISABLE_COPY_MOVE(Mitmdump)

    quint16 port() const { return m_port; } ///< 0 if it did not start
    double cpu() const;                     ///< seconds of the processors that it has used; 0 where nothing tells

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port = 0;
};

} // namespace runlatch::bench
