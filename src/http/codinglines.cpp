// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/codinglines.h"

#include "redaction/contentcoding.h"

namespace runlatch::http {

QByteArray codingLines(const Headers &headers)
{
    QByteArray lines;
    for (const Header &header : headers) {
        if (redaction::isCodingHeader(header.name))
            lines += header.name + ": " + header.value + "\r\n";
    }
    return lines;
}

} // namespace runlatch::http
