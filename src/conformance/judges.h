// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/case.h"

/// The judges of the trials of cases. Each function serves many cases; the tables name them.
namespace runlatch::conformance {

Opinion judgeStatus(const Tried &tried);     ///< answered with exactly 200
Opinion judgeTime(const Tried &tried);       ///< answered, and within five seconds
Opinion judgePromptness(const Tried &tried); ///< answered within a second
Opinion judgeOrder(const Tried &tried);      ///< answered before any callback or fetch
/// Answered 200 and called back well: each run task has a result, and no callback was refused for another reason than
/// those of the ordinary delivery.
Opinion judgeWhole(const Tried &tried);
Opinion judgeOtherBytes(const Tried &tried); ///< the same, of a rightly signed body that is written in another way
Opinion judgeAnyEnd(const Tried &tried);     ///< tells what became of it

Opinion judgeVerification(const Tried &tried); ///< answered 200, never called back, nothing fetched
Opinion judgeForgery(const Tried &tried);      ///< refused with a 4xx, and not worked on

Opinion judgeOneWork(const Tried &tried); ///< a result, and one piece of work

Opinion judgeFinal(const Tried &tried);          ///< a final callback was accepted in time
Opinion judgeCallbackKind(const Tried &tried);   ///< no callback has a fault of the case's own kind
Opinion judgeAddress(const Tried &tried);        ///< callbacks went to their own URL, with its query
Opinion judgeAfterAnswer(const Tried &tried);    ///< no callback came before the 200
Opinion judgeOnce(const Tried &tried);           ///< one final callback came
Opinion judgeNothingAfter(const Tried &tried);   ///< no update came after the final one
Opinion judgeUnsupported(const Tried &tried);    ///< no outcomes where none are supported
Opinion judgeAfterRefusal(const Tried &tried);   ///< a refused callback is not sent over and over
Opinion judgeAfterTrouble(const Tried &tried);   ///< the result arrives although one answer went wrong
Opinion judgeEndlessTrouble(const Tried &tried); ///< retries that never succeed become few

Opinion judgePlanToken(const Tried &tried);          ///< every fetch of the plan carried the token
Opinion judgeConfigurationToken(const Tried &tried); ///< likewise
Opinion judgePlanRedirect(const Tried &tried);       ///< the redirect was followed
Opinion judgeConfigurationRedirect(const Tried &tried);
Opinion judgeSecondHost(const Tried &tried);  ///< no token came to the second host
Opinion judgeFetchAgain(const Tried &tried);  ///< called back well, and the plan was fetched in the end
Opinion judgeSecrets(const Tried &tried);     ///< no callback shows token or callback URL
Opinion judgeCertificate(const Tried &tried); ///< nothing was asked where the certificate is nobody's

} // namespace runlatch::conformance
