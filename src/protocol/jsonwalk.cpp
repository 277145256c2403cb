// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/jsonwalk.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace runlatch::protocol {

namespace {

/// The string with its escapes resolved, as in QJsonObject.
QString decoded(QByteArrayView string)
{
    if (!string.contains('\\'))
        return QString::fromUtf8(string.sliced(1, string.size() - 2));
    return QJsonDocument::fromJson('[' + string.toByteArray() + ']').array().at(0).toString();
}

} // namespace

JsonWalk::JsonWalk(QByteArrayView json)
    : m_text(json)
{
    skipSpace();
    m_isObject = m_at < m_text.size() && m_text[m_at] == '{';
    m_at = std::min(m_at + 1, m_text.size());
}

bool JsonWalk::next()
{
    skipSpace();
    if (m_at < m_text.size() && m_text[m_at] == ',') {
        ++m_at;
        skipSpace();
    }
    m_key.clear();
    if (m_isObject) {
        const QByteArrayView name = readString();
        skipSpace();
        if (name.size() < 2 || m_at >= m_text.size() || m_text[m_at] != ':')
            return false;
        m_key = decoded(name);
        ++m_at;
        skipSpace();
    }
    m_value = readValue();
    return !m_value.isEmpty();
}

void JsonWalk::skipSpace()
{
    while (m_at < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text[m_at]))
        ++m_at;
}

/// The string with its quotes; empty if there is no string, or if it is not closed.
QByteArrayView JsonWalk::readString()
{
    if (m_at >= m_text.size() || m_text[m_at] != '"')
        return {};
    const qsizetype begin = m_at++;
    while (m_at < m_text.size() && m_text[m_at] != '"')
        m_at += m_text[m_at] == '\\' ? 2 : 1;
    if (m_at >= m_text.size())
        return {};
    return m_text.sliced(begin, ++m_at - begin);
}

/// The text up to the end of the value; empty at the end of the object or array.
QByteArrayView JsonWalk::readValue()
{
    const qsizetype begin = m_at;
    int depth = 0;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == '"') {
            if (readString().isEmpty())
                return {};
            continue;
        }
        if (depth == 0 && (c == ',' || c == '}' || c == ']'))
            break;
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        ++m_at;
    }
    m_at = std::min(m_at, m_text.size()); // an escape may have led past the end
    return m_text.sliced(begin, m_at - begin).trimmed();
}

} // namespace runlatch::protocol
