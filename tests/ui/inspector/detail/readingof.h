// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/answer.h"
#include "ui/inspector/reading/capturereading.h"

namespace runlatch::ui {

/// The capture as the page reads it when it knows these keys; an empty reading if none arrived.
inline CaptureReading readingOf(const store::Capture &capture, const KnownKeys &keys = {})
{
    const auto reading = support::answerOf<CaptureReading>(
        [&](QObject *asker, const auto &done) { readCapture(capture, keys, asker, done); }, 60'000);
    return reading ? *reading : CaptureReading();
}

} // namespace runlatch::ui
