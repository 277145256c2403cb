// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/serveridentity.h"

namespace runlatch::conformance {

/// A certificate for loopback that nobody has signed, and its key. Everybody can read the key here, so whoever trusts
/// the certificate trusts anybody; an integration must not.
http::ServerIdentity identityOfNobody();

} // namespace runlatch::conformance
