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
    consultation.body.bytes = request.body;
    consultation.diagnosis = signature::diagnose(request, [&isCancelled] { return isCancelled.load(); });
    const signature::Diagnosis &diagnosis = consultation.diagnosis;
    if (const auto theirs = diagnosis.difference ? signature::signedBody(request.body, diagnosis) : std::nullopt)
        consultation.bytes = redaction::printableDifference(*diagnosis.difference, request.body, *theirs);
    return consultation;
}

Consultation madeOfLogged(const signature::SignatureCase &given, const std::atomic_bool &isCancelled)
{
    signature::LoggedBody logged = signature::readLoggedBody(given.body);
    signature::SignatureCase request = given;
    request.body = logged.bytes;
    Consultation consultation = made(request, isCancelled);
    consultation.body = std::move(logged);
    return consultation;
}

Cancellation consultBy(Consultation (*make)(const signature::SignatureCase &request,
                                            const std::atomic_bool &isCancelled),
                       const signature::SignatureCase &request, QObject *context, base::Callback<Consultation> done)
{
    auto cancellation = std::make_shared<std::atomic_bool>(false);
    const base::Answer<Consultation> answer(context, std::move(done));
    QThreadPool::globalInstance()->start(
        [make, request, cancellation, answer] { answer(make(request, *cancellation)); });
    return cancellation;
}

} // namespace

Cancellation consult(const signature::SignatureCase &request, QObject *context, base::Callback<Consultation> done)
{
    return consultBy(&made, request, context, std::move(done));
}

Cancellation consultLogged(const signature::SignatureCase &request, QObject *context, base::Callback<Consultation> done)
{
    return consultBy(&madeOfLogged, request, context, std::move(done));
}

} // namespace runlatch::inspector
