// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiveroptions.h"
#include "signature/signaturedoctor.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QList>
#include <QStringList>

namespace runlatch::ui {

/// The keys of a listener, for explaining a signature: copies, which no log, store or view gets.
struct KnownKeys
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::KnownKeys)

public:
    QList<QByteArray> own;                  ///< of the endpoint: any of them should hold
    QList<signature::NamedKey> others = {}; ///< of the other endpoints, named for people
    QStringList names = {};                 ///< of its own keys, named likewise; empty where there is only one key

    /// For a request at this path. At an unknown path the keys of all endpoints are its own, as when it is received.
    static KnownKeys of(const inspector::ReceiverOptions &options, const QByteArray &path);
    /// The keys of all endpoints, at most as many as the doctor tries.
    static QList<signature::NamedKey> all(const inspector::ReceiverOptions &options);
};

} // namespace runlatch::ui
