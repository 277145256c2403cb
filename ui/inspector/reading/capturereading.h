// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "lint/lint.h"
#include "protocol/doubtfulbody.h"
#include "protocol/incompletebody.h"
#include "protocol/signature.h"
#include "redaction/span.h"
#include "signature/signaturedoctor.h"
#include "store/captures/capture.h"
#include "ui/inspector/reading/knownkeys.h"
#include "ui/inspector/reading/payloadfields.h"

#include <QString>

#include <optional>

namespace runlatch::ui {

/// The parts of a capture that the detail view shows, computed from its bytes.
struct CaptureReading
{
    /// The tree of a larger body is not expanded by itself.
    static constexpr qsizetype MaxExpandedBytes = 64 * 1024;

    store::Capture capture;
    std::optional<protocol::IncompleteBody> incomplete; ///< why the body is incomplete, if it is
    std::optional<protocol::DoubtfulBody> doubtful;     ///< why the body may not be what was sent, if it came by a file
    QString endpoint;                      ///< shown name of its endpoint, where there are several; the page sets it
    QString endpointName;                  ///< that a person gave it; the page sets it
    bool liesAhead = false;                ///< its file says a time of receipt that is yet to come; the detail sets it
    bool hasTree = false;                  ///< the body can be read as one JSON object or array to its end
    lint::Lint lint;                       ///< of the body; empty for an empty body
    QByteArray redactedHead;               ///< as long as the head: an asterisk for each byte of a secret
    QByteArray shownHead;                  ///< without secrets, for readers of words rather than bytes
    QByteArray redactedBody;               ///< likewise
    QByteArray content;                    ///< the body, or what is packed in it: the places of the linter are in it
    bool isUnpacked = false;               ///< the content was packed in the body
    QByteArray redactedContent;            ///< as redactedBody
    QList<redaction::Span> contentSecrets; ///< as secrets
    PayloadFields fields;                  ///< without secrets
    QList<redaction::Span> secrets;        ///< their places in the body, merged
    protocol::SignatureCheck check;        ///< with the current keys; Unchecked without keys
    QByteArray shownSignature; ///< what that check received, without secrets: to be shown, not to be compared
    QString keyName;           ///< of the key of that check; empty where there is only one
    /// For the signature doctor, with the current keys. Without keys if secrets were removed from the body, or if it is
    /// incomplete or doubtful: nothing can be proved then.
    signature::SignatureCase signatureCase;
};

/// Runs in the thread pool, because a body may be large. `keys` are the current keys of the listener.
void readCapture(const store::Capture &capture, const KnownKeys &keys, QObject *context,
                 base::Callback<CaptureReading> done);

/// The first and last digits, because people compare 128 digits by their ends.
QString digestEnds(const QByteArray &digest);

} // namespace runlatch::ui
