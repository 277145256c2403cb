// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/signature.h"
#include "store/captures/capture.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace runlatch::cli {

/// The signature as it was judged when it came, or now, with keys that were given for it.
struct ToldSignature
{
    protocol::Verdict verdict;
    QString cause;   ///< name of a rule, or empty
    QString message; ///< why it is not valid, or how that was proved; may be empty
    bool isCheckedNow = false;
    QString key = {};    ///< of several keys the name of the one that holds, or that the cause concerns
    QString header = {}; ///< headerState(); empty: not known here
};

/// "missing", "empty", "given" or "repeated": the signature header of its kind of delivery. Nobody sees it in the
/// verdict where no key is set.
QString headerState(const store::Capture &capture);

/// `check`: what a key that was given now says.
ToldSignature signatureOf(const store::CaptureRow &row, const std::optional<protocol::SignatureCheck> &check = {});
QByteArray signatureJson(const ToldSignature &told);

} // namespace runlatch::cli
