// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/signaturereading.h"

#include "base/answer.h"
#include "redaction/differingbytes.h"

#include <QThreadPool>

#include <utility>

namespace runlatch::ui {

namespace {

SignatureReading read(const protocol::SignatureCase &request, const std::atomic_bool &isCancelled)
{
    SignatureReading reading;
    reading.diagnosis = protocol::diagnose(request, [&isCancelled] { return isCancelled.load(); });
    const protocol::Diagnosis &diagnosis = reading.diagnosis;
    std::optional<protocol::DifferingBytes> bytes;
    if (const auto theirs = diagnosis.difference ? protocol::signedBody(request.body, diagnosis) : std::nullopt)
        bytes = redaction::printableDifference(*diagnosis.difference, request.body, *theirs);
    reading.words = wording::diagnosisWords(diagnosis, bytes);
    return reading;
}

} // namespace

inspector::Cancellation readSignature(const protocol::SignatureCase &request, QObject *context,
                                      base::Callback<SignatureReading> done)
{
    auto cancellation = std::make_shared<std::atomic_bool>(false);
    const base::Answer<SignatureReading> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([request, cancellation, answer] { answer(read(request, *cancellation)); });
    return cancellation;
}

} // namespace runlatch::ui
