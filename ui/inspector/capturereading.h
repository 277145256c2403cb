// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/payloadfinding.h"
#include "protocol/signature.h"
#include "store/capture.h"

#include <QJsonValue>
#include <QString>

namespace runlatch::ui {

/// What the detail shows of a capture, worked out of its bytes.
struct CaptureReading
{
    /// Characters of the body that are shown at once; a text field takes long over more.
    static constexpr qsizetype RawLimit = 64 * 1024;

    store::Capture capture;
    QJsonValue payload;                       ///< undefined where the body is no JSON object
    QString parseError;                       ///< English, where it is
    QList<protocol::PayloadFinding> findings; ///< in the payload
    QString raw;                              ///< head and body as text, cut at RawLimit
    QString maskedRaw;                        ///< the same with the secrets blanked
    bool rawIsCut = false;
    QByteArray maskedHead;
    QStringList secrets;            ///< values to be masked wherever they stand
    protocol::SignatureCheck check; ///< with the keys of now; Unchecked without any
};

/// Works in the pool: a body may be large. `keys` as the listener has them now.
void readCapture(const store::Capture &capture, const QList<QByteArray> &keys, QObject *context,
                 base::Callback<CaptureReading> done);

/// 128 digits are read by their ends.
QString digestEnds(const QByteArray &digest);

} // namespace runlatch::ui
