// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/gate.h"
#include "http/knownhosts.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace runlatch::simulator {

/// Keeps web pages out: their own requests (http::isOfWebPage), and their requests by DNS rebinding, which have the
/// page's Host (http::KnownHosts).
class Admission
{
public:
    /// `listener`: the address of the listener; `publicUrl`: where others reach it, may be empty.
    Admission(const QString &listener, const QUrl &publicUrl);

    /// 403 "request.web-page" or 421 "request.host"; nullopt if the request is let in. The simulator's own pages may
    /// read.
    std::optional<http::Rejection> refusal(const http::Request &head) const;

private:
    bool isOurHost(const http::Request &head) const;

    http::KnownHosts m_known;
    /// The listener is at every address: each literal may be ours, and a literal cannot be rebound.
    bool m_anyAddress;
};

} // namespace runlatch::simulator
