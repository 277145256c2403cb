// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QUuid>

namespace runlatch::store {

/// A text that the user is writing, saved so that it survives a crash or a power cut. It holds no secret.
struct Draft
{
    QUuid id;
    QString kind;        ///< the kind of `content`: "bulk-create", "reply"
    QByteArray content;  ///< the writer's own JSON
    QDateTime changedAt; ///< UTC

    friend bool operator==(const Draft &, const Draft &) = default;
};

} // namespace runlatch::store

Q_DECLARE_METATYPE(runlatch::store::Draft)
