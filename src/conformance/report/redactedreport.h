// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"

#include <QByteArray>
#include <QList>

namespace runlatch::conformance {

/// An integration may repeat the secrets that it was given, such as its HMAC key. They are redacted
/// (redaction::redacted) in what it sent, and in the sentences about it. `http::redact` knows the names of secrets, not
/// these values. Takes time in proportion to the texts.
http::ExchangeRecord redactedExchange(http::ExchangeRecord exchange, const QList<QByteArray> &secrets);
CaseResult redactedTexts(CaseResult result, const QList<QByteArray> &secrets); ///< leaves the exchanges as they are
CaseResult redactedCase(CaseResult result, const QList<QByteArray> &secrets);
Report redactedReport(Report report, const QList<QByteArray> &secrets);

} // namespace runlatch::conformance
