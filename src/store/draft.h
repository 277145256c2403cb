// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QUuid>

namespace runlatch::store {

/// Something a user is writing, kept so that neither a crash nor a power cut takes it. It holds no secret.
struct Draft
{
    QUuid id;
    QString kind;        ///< what `content` is: "bulk-create", "reply"
    QByteArray content;  ///< the writer's own JSON
    QDateTime changedAt; ///< UTC

    friend bool operator==(const Draft &, const Draft &) = default;
};

} // namespace runlatch::store

Q_DECLARE_METATYPE(runlatch::store::Draft)
