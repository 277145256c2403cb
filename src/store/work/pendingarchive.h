// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QUrl>
#include <QUuid>

#include <optional>

namespace runlatch::store {

/// An archive operation that was requested and has not been answered yet.
struct PendingArchive
{
    QUuid id = {};
    QUrl service = {}; ///< base of the service's API
    /// The settings::Connection with whose token it goes there; null: none of them. nullopt: written by an earlier
    /// version, which did not say.
    std::optional<QUuid> connection = {};
    QString changeRequestId = {};
    QString subject = {};
    QString workspace = {}; ///< as shown: the name, else the id
    QDateTime askedAt = {}; ///< UTC
    bool sent = false;      ///< the request may have been carried out

    friend bool operator==(const PendingArchive &, const PendingArchive &) = default;
};

} // namespace runlatch::store

Q_DECLARE_METATYPE(runlatch::store::PendingArchive)
