// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/client.h"

#include <QObject>
#include <QSet>

namespace runlatch::cli {

/// The archive requests that may be carried out: they were handed to the network, and no answer says that they were
/// not. 429, 404 and 405 say so (what follows then is another try, or another documented form).
class SentArchives final : public QObject
{
    Q_OBJECT
public:
    explicit SentArchives(http::Client &http, QObject *parent = nullptr);

    /// Of this change request, from the moment in which its request was handed over.
    bool mayHaveArrived(const QString &changeRequestId) const;

private:
    QSet<QString> m_paths; ///< of their URLs: each of them has the id as a part of its own
};

} // namespace runlatch::cli
