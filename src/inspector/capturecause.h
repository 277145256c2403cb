// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "signature/signaturedoctor.h"
#include "store/captures/capture.h"

#include <optional>

namespace runlatch::inspector {

/// The case of a capture for the signature doctor, without keys.
signature::SignatureCase signatureCase(const store::Capture &capture);

/// Tells whether a diagnosis may name a cause for a capture: its signature was not found valid here, and no key has
/// proved a cause yet.
bool isUnexplained(const store::CaptureRow &row);

/// The cause that is to be kept with a capture (CaptureStore::setCause), of a diagnosis that was made for it; nullopt:
/// what it has stays. A proven cause takes the place of what only the form of the signature said. The first proven one
/// stays, because the keys may be others by now.
std::optional<base::Rule> causeToKeep(const store::CaptureRow &row, const signature::Diagnosis &diagnosis);

} // namespace runlatch::inspector
