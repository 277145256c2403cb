// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "signature/loggedbody.h"
#include "signature/signaturedoctor.h"
#include "text/bytedifference.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace runlatch::inspector {

/// The caller's hold on a diagnosis that is made in the pool. Once it is true, the diagnosis ends after the attempt
/// that it is at, with Diagnosis::Untried::rest.
using Cancellation = std::shared_ptr<std::atomic_bool>;

struct Consultation
{
    signature::Diagnosis diagnosis;
    signature::LoggedBody body;                ///< that the diagnosis is of
    std::optional<text::DifferingBytes> bytes; ///< of the diagnosis's difference, unless they touch a secret
};

/// Makes a diagnosis in the pool and answers in the thread of `context`, if that still lives. Never fails.
Cancellation consult(const signature::SignatureCase &request, QObject *context, base::Callback<Consultation> done);

/// The same of a body that may be given as a log or an event holds it. It is read in the pool as well, because it may
/// be large.
Cancellation consultLogged(const signature::SignatureCase &request, QObject *context,
                           base::Callback<Consultation> done);

} // namespace runlatch::inspector
