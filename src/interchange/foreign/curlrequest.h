// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "interchange/foreign/curloptions.h"
#include "interchange/foreign/foreignrequest.h"
#include "interchange/foreign/shellwords.h"

namespace runlatch::interchange {

/// The request of one command of curl, gathered from its words. Errors: those of readCurlCommand().
class CurlRequest
{
public:
    /// `command` has the words behind "curl", and must outlive it.
    explicit CurlRequest(const ShellCommand &command)
        : m_command(command)
    {
    }
    base::Done readWords();
    base::Result<ForeignRequest> request();

private:
    base::Done readLong(const ShellWord &word, qsizetype &next);
    base::Done readShort(const ShellWord &word, qsizetype &next);
    base::Done take(const CurlOption &option, const ShellWord &value);
    base::Done takeUrlWord(const ShellWord &word);
    base::Done takeUrl(const QByteArray &url);
    base::Done takeHeader(const ShellWord &value);
    base::Done takeData(CurlMeaning meaning, const QByteArray &value);
    base::Done takeUrlencoded(const QByteArray &value);
    void addData(const QByteArray &data, QByteArrayView between);
    void addDefault(const QByteArray &name, const QByteArray &value);

    const ShellCommand &m_command;
    const CurlOption *m_before = nullptr; ///< the last option that was taken
    QByteArray m_method, m_url, m_query;
    std::optional<QByteArray> m_data;
    http::Headers m_headers;
    QList<QByteArray> m_removed; ///< names of headers that curl shall not make
    bool m_isHead = false;
    bool m_isGet = false;
    bool m_isJson = false;
    bool m_isGlobOff = false;
    bool m_isInputTaken = false;
};

} // namespace runlatch::interchange
