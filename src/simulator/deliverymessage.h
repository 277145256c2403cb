// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/service.h"

#include <QByteArray>

namespace runlatch::simulator {

/// The service as it names itself in a delivery (spec 4.5).
struct SendingService
{
    QByteArray serviceName;
    QString site; ///< BASE_URL of spec 4.5
    DialectRule dialect = DialectRule::Any;
};

/// The bytes of a delivery with this body: request line, headers, and the signature as RunTaskOptions::signature says.
QByteArray deliveryMessage(const RunTaskOptions &options, const SendingService &service, const QByteArray &body);
/// The same with the signature of a fresh key, whatever the options say: the fault "wrong-signature".
QByteArray wronglySignedMessage(const RunTaskOptions &options, const SendingService &service, const QByteArray &body);

} // namespace runlatch::simulator
