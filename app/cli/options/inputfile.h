// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFile>

namespace runlatch::cli {

/// A file to read, or standard input for "-". The first SIGINT or SIGTERM ends the reading of standard input, which may
/// never end by itself (not on Windows).
class InputFile final : public QFile
{
    Q_OBJECT
public:
    explicit InputFile(const QString &name);
    bool openToRead();

    /// A signal ended the reading. It is still told by Interrupt, which ends the command.
    bool isInterrupted() const { return m_isInterrupted; }
    /// Standard input may be a folder, which can be opened and not be read.
    bool hasFailed() const { return m_hasFailed || error() != NoError; }

protected:
    qint64 readData(char *data, qint64 size) override;

private:
    const bool m_isStandardInput;
    bool m_isInterrupted = false;
    bool m_hasFailed = false;
};

} // namespace runlatch::cli
