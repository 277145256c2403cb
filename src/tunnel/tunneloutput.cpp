// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunneloutput.h"

#include "http/addressjudgement.h"
#include "http/url.h"
#include "protocol/weburl.h"
#include "redaction/secretfinder.h"
#include "text/plaintext.h"
#include "tunnel/tunnelprogram.h"

using namespace Qt::StringLiterals;

namespace runlatch::tunnel {

namespace {

constexpr auto AnyAddress = R"((https://[A-Za-z0-9._~:/%@!$&*+,;=-]+))"_L1;

/// The line without the colors and links of a terminal.
QString withoutColors(const QByteArray &line)
{
    static const QRegularExpression sequence(
        u"\\x1B(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\x07\\x1B]*(?:\\x07|\\x1B\\\\)|[@-Z\\\\^_])"_s);
    return QString::fromUtf8(line).remove(sequence);
}

/// The address where it can be used; empty otherwise.
QUrl usable(QString text)
{
    while (!text.isEmpty() && u".,;:!"_s.contains(text.back()))
        text.chop(1); // of the sentence around it
    const QUrl url = QUrl(text, QUrl::StrictMode).adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment);
    const bool isPublic = !http::isLoopback(url.host()) && !http::isRefusedHost(url.host());
    return isPublic && url.scheme() == "https"_L1 && protocol::mayBeCalled(url) ? url.adjusted(QUrl::StripTrailingSlash)
                                                                                : QUrl();
}

} // namespace

TunnelOutput::TunnelOutput(const QString &program)
    : m_pattern(AnyAddress, QRegularExpression::CaseInsensitiveOption)
{
    if (const TunnelProgram *known = findTunnelProgram(program))
        m_pattern.setPattern(known->address);
}

void TunnelOutput::take(const QByteArray &bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        qsizetype end = at;
        while (end < bytes.size() && bytes[end] != '\n' && bytes[end] != '\r')
            ++end;
        const qsizetype room = MaxLine - m_line.size();
        m_isCut = m_isCut || end - at > room;
        m_line += QByteArrayView(bytes).sliced(at, std::min(end - at, room));
        if (end < bytes.size())
            finishLine();
        at = end + 1;
    }
}

void TunnelOutput::finishLine()
{
    if (m_line.isEmpty())
        return;                                        // also the line feed behind a carriage return
    if (m_address.isEmpty() && m_line.contains("://")) // a program may print a great many other lines
        look(m_line);
    keep(m_isCut ? m_line + "..." : m_line);
    m_line.clear();
    m_isCut = false;
}

void TunnelOutput::note(const QString &line)
{
    finishLine();
    keep("-- " + line.left(MaxLine).toUtf8());
}

void TunnelOutput::begin()
{
    finishLine();
    m_address.clear();
}

void TunnelOutput::keep(const QByteArray &line)
{
    m_lines.append(line);
    m_bytes += line.size();
    while (m_lines.size() > MaxLines || m_bytes > MaxBytes)
        m_bytes -= m_lines.takeFirst().size();
}

void TunnelOutput::look(const QByteArray &line)
{
    auto matches = m_pattern.globalMatch(withoutColors(line));
    while (m_address.isEmpty() && matches.hasNext())
        m_address = usable(matches.next().captured(1));
}

QString TunnelOutput::text() const
{
    return text::boxedText(withoutColors(redaction::redactedOutput(m_lines.join('\n'))));
}

} // namespace runlatch::tunnel
