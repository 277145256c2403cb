// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/requester.h"

#include <QObject>
#include <QSet>

namespace runlatch::cli {

/// The archive requests that may have been carried out: they were handed to the network, and no answer says otherwise.
/// 429, 404 and 405 say that a request was not carried out; another try, or another documented dialect, follows.
class SentArchives final : public QObject
{
    Q_OBJECT
public:
    explicit SentArchives(http::Requester &http, QObject *parent = nullptr);

    /// Tells whether the request of this change request was handed to the network and may have been carried out.
    bool mayHaveArrived(const QString &changeRequestId) const;

private:
    QSet<QString> m_paths; ///< paths of their URLs; each contains the id as one segment
};

} // namespace runlatch::cli
