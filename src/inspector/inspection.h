// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/server.h"
#include "inspector/receiveroptions.h"
#include "rulebook/rulebook.h"
#include "store/captures/capture.h"

#include <QDateTime>

namespace runlatch::inspector {

/// The findings of a larger body are counted by the store, after the answer (store::CaptureRow::findings).
constexpr qsizetype MaxCountedAtOnce = 16 * 1024; ///< bytes

/// The capture of a request: its payload read, its signature checked with every key, and `answered`, the status to
/// answer with once the capture is stored. The deadline follows `options.deadlines` (spec 4.6 rule 2); it is set only
/// if a callback can be due and the answer starts the service's clock. Pure; any thread.
///
/// `answered` is 0 if the endpoint's answer tells the sender no status (EndpointAnswer::toldStatus).
///
/// A body that was announced too short, or not at all, is kept as it was sent where the signature of all bytes proves
/// it: the signature is invalid with the cause "body.length" or "body.no-length", because other receivers read less. A
/// request without a length has that cause also where nothing behind it is proved. Costs one more HMAC of the body.
///
/// Texts of the row are as they came (store::listed fits them for lists); head and body keep their exact bytes.
/// `loopback` is false if a proxy says that it forwarded the request: a tunnel ends on this machine, but strangers come
/// through it.
///
/// `rules`: the first that is for the request acts, and the row says which; one that asks for the plan may have to
/// yield when that is known (PlanRules). None does where the endpoint rejects the signature.
store::NewCapture inspect(const http::Request &request, const ReceiverOptions &options, const QDateTime &receivedAt,
                          const rulebook::RuleBook &rules = {});

/// Tells whether the capture has the bytes behind the request, http::Request::surplus, as a part of the body: they are
/// no further request.
bool hasProvedSurplus(const http::Request &request, const store::NewCapture &capture);

/// The answer of the endpoint to a request that nothing stands against.
EndpointAnswer endpointAnswer(const Endpoint &endpoint, bool isVerification);
/// The same, as the rule that acts on the request has it. `rules` are those that it was chosen from.
EndpointAnswer answerTo(const Endpoint &endpoint, const store::CaptureRow &row, const rulebook::RuleBook &rules);

/// The capture of a request that was refused as not acceptable HTTP, with the head as far as it came. Of an
/// incomplete body it has the bytes that arrived. Its signature has the cause "body.incomplete", and size and SHA-512
/// are of the content that arrived (http::ArrivedBody).
store::NewCapture inspect(const http::Refusal &refusal, const QDateTime &receivedAt);

} // namespace runlatch::inspector
