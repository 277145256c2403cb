// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/consultation.h"

#include "base/answer.h"

#include <QThreadPool>

#include <utility>

namespace runlatch::inspector {

Cancellation consult(const protocol::SignatureCase &request, QObject *context, base::Callback<protocol::Diagnosis> done)
{
    auto cancellation = std::make_shared<std::atomic_bool>(false);
    const base::Answer<protocol::Diagnosis> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([request, cancellation, answer] {
        answer(protocol::diagnose(request, [&cancellation] { return cancellation->load(); }));
    });
    return cancellation;
}

} // namespace runlatch::inspector
