// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/webpage.h"

#include <algorithm>

namespace runlatch::http {

bool isOfWebPage(const Request &request, bool allowsOwnReading)
{
    const bool isReading = request.method == "GET" || request.method == "HEAD";
    const auto isBad = [&](const Header &header) {
        if (header.name.compare("Origin", Qt::CaseInsensitive) == 0)
            return true;
        if (header.name.compare("Sec-Fetch-Site", Qt::CaseInsensitive) != 0)
            return false;
        const QByteArray site = header.value.trimmed().toLower();
        return site != "none" && !(allowsOwnReading && isReading && site == "same-origin");
    };
    return std::any_of(request.headers.begin(), request.headers.end(), isBad);
}

} // namespace runlatch::http
