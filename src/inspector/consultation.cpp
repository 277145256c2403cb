// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/consultation.h"

#include "base/answer.h"
#include "redaction/differingbytes.h"

#include <QThreadPool>

#include <utility>

namespace runlatch::inspector {

namespace {

Consultation made(const signature::SignatureCase &request, const std::atomic_bool &isCancelled)
{
    Consultation consultation;
    consultation.diagnosis = signature::diagnose(request, [&isCancelled] { return isCancelled.load(); });
    const signature::Diagnosis &diagnosis = consultation.diagnosis;
    if (const auto theirs = diagnosis.difference ? signature::signedBody(request.body, diagnosis) : std::nullopt)
        consultation.bytes = redaction::printableDifference(*diagnosis.difference, request.body, *theirs);
    return consultation;
}

} // namespace

Cancellation consult(const signature::SignatureCase &request, QObject *context, base::Callback<Consultation> done)
{
    auto cancellation = std::make_shared<std::atomic_bool>(false);
    const base::Answer<Consultation> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([request, cancellation, answer] { answer(made(request, *cancellation)); });
    return cancellation;
}

} // namespace runlatch::inspector
