// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/gate.h"
#include "http/knownhosts.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace runlatch::simulator {

/// Keeps web pages out: what they send themselves (http::isOfWebPage), and what they send by DNS rebinding, which
/// names the page's Host (http::KnownHosts).
class Admission
{
public:
    /// `listener`: the address that is listened at; `publicUrl`: the name others know it by, may be empty.
    Admission(const QString &listener, const QUrl &publicUrl);

    /// 403 "request.web-page" and 421 "request.host"; nothing where the request is welcome. A page of the simulator's
    /// own may read.
    std::optional<http::Rejection> refusal(const http::Request &head) const;

private:
    bool isOurHost(const http::Request &head) const;

    http::KnownHosts m_known;
    bool m_anyAddress; ///< listening at every address: each literal may be one of ours, and none can be rebound
};

} // namespace runlatch::simulator
