// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/serveridentity.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace runlatch::ui {

/// The ways between a check and its target: where callbacks and plans are served, under which names they are reached,
/// and which certificates are used. The defaults do for an integration on this computer.
struct CheckWays
{
    quint16 port = 0;                   ///< of callbacks; 0: a free one, as of the next
    QUrl publicUrl = {};                ///< as in simulator::ServiceOptions
    quint16 planPort = 0;               ///< of the second host, which links of plans lead to
    QUrl planPublicUrl = {};            ///< as ServiceOptions::objectPublicUrl
    QByteArray pinnedCertificate = {};  ///< of an https target, as in http::Outgoing; empty: known issuers count
    http::ServerIdentity identity = {}; ///< of callbacks over https; null: those cases are skipped
    QString certificateFile = {};       ///< that `identity` was read from, and the next
    QString keyFile = {};

    int changed() const; ///< how many differ from the default, with the files as one
};

} // namespace runlatch::ui
