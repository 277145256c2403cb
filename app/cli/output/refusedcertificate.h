// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/certificate.h"

#include <optional>

namespace runlatch::cli {

/// Advice on --pin for a certificate that was refused; empty if a pin would not help.
QString pinAdvice(const base::Error &error, const std::optional<http::Certificate> &certificate);
/// The member "certificate" of an error event.
QByteArray writeCertificate(const http::Certificate &certificate);

} // namespace runlatch::cli
