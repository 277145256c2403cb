// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/weburl.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

bool isWebUrl(const QUrl &url)
{
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return url.isValid() && isWeb && !url.host().isEmpty();
}

bool mayBeCalled(const QUrl &url)
{
    return isWebUrl(url) && url.userInfo().isEmpty();
}

quint16 portOf(const QUrl &url)
{
    return static_cast<quint16>(url.port(url.scheme() == "https"_L1 ? 443 : 80));
}

} // namespace runlatch::protocol
