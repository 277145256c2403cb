// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/answerheaders.h"

#include "base/rules.h"
#include "inspector/endpoint.h"

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

base::Result<http::Headers> readHeaderLines(const QStringList &lines)
{
    http::Headers headers;
    for (const QString &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        const qsizetype colon = line.indexOf(u':');
        const http::Header header{line.left(colon).trimmed().toUtf8(), line.mid(colon + 1).trimmed().toUtf8()};
        if (colon < 0 || !isUsable(header) || headers.size() >= EndpointAnswer::MaxHeaders)
            return base::Error{base::ErrorKind::Usage, base::Rules::EndpointHeader, line.trimmed(), {}, 0, {}};
        headers.append(header);
    }
    return headers;
}

QStringList writeHeaderLines(const http::Headers &headers)
{
    QStringList lines;
    for (const http::Header &header : headers)
        lines.append(QString::fromUtf8(header.name + ": " + header.value));
    return lines;
}

} // namespace runlatch::inspector
