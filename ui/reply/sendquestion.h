// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/resultfault.h"
#include "store/captures/capture.h"

#include <QUrl>

class QWidget;

namespace runlatch::ui {

class Confirmation;

/// Tells whether "failed" stops the run. A failed mandatory run task does, except a post-apply task: its run is already
/// applied.
bool stopsItsRun(const store::CaptureRow &capture);

/// The address of a doubtful reply.
struct DoubtfulAddress
{
    QUrl url;                    ///< empty if something proves it
    bool isWithoutToken = false; ///< the request had none, and a code in the address takes its place
};

/// The question before a doubtful reply is sent, which says what follows.
Confirmation *makeSendQuestion(const protocol::TaskResult &result, const QList<protocol::ResultFault> &faults,
                               const store::CaptureRow &capture, const DoubtfulAddress &address, QWidget *parent);

} // namespace runlatch::ui
