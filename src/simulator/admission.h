// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QSet>
#include <QString>
#include <QUrl>

#include <optional>

namespace runlatch::simulator {

/// Keeps web pages out. A browser on this machine can reach a loopback port for any page it shows: what it sends
/// itself carries `Origin` or `Sec-Fetch-Site`, what it sends by DNS rebinding names the page's Host.
class Admission
{
public:
    /// `listener`: the address that is listened at; `publicUrl`: the name others know it by, may be empty.
    Admission(const QString &listener, const QUrl &publicUrl);

    /// 403 to a web page, 421 to another Host; nothing where the request is welcome.
    std::optional<http::Response> refusal(const http::Request &request) const;

private:
    bool isOurHost(const QByteArray &authority) const;

    QSet<QString> m_hosts;
    bool m_anyAddress; ///< listening at every address: each of them is ours, and a literal cannot be rebound
};

} // namespace runlatch::simulator
