// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// Faults of a callback or of the answer to a delivery, and warnings about them.
#define RUNLATCH_CALLBACKS(rule) \
    rule(BearerMissing, "bearer.missing") \
    rule(BearerMalformed, "bearer.malformed") \
    rule(BearerOther, "bearer.other") \
    rule(BearerNoScheme, "bearer.no-scheme") \
    rule(BearerTwice, "bearer.twice") \
    rule(BearerQuoted, "bearer.quoted") \
    rule(BearerLineBreak, "bearer.line-break") \
    rule(BearerCut, "bearer.cut") \
    rule(BearerExpired, "bearer.expired") \
    rule(BearerPercentEncoded, "bearer.percent-encoded") \
    rule(BearerEncoded, "bearer.encoded") \
    rule(BearerOtherCase, "bearer.other-case") \
    rule(BearerPlaceholder, "bearer.placeholder") \
    rule(CallbackUnasked, "callback.unasked") \
    rule(CallbackFinal, "callback.final") \
    rule(CallbackLate, "callback.late") \
    rule(CallbackNotAccepted, "callback.not-accepted") \
    rule(CallbackNoSuffix, "callback.no-suffix") \
    rule(CallbackRebuilt, "callback.rebuilt") \
    rule(CallbackAddress, "callback.address") \
    rule(CallbackMethod, "callback.method") \
    rule(CallbackUrl, "callback.url") \
    rule(CallbackContentType, "callback.content-type") \
    rule(CallbackNoContentType, "callback.no-content-type") \
    rule(CallbackNoCode, "callback.no-code") \
    rule(CallbackScheme, "callback.scheme") \
    rule(CallbackLength, "callback.length") \
    rule(CallbackSecret, "callback.secret") \
    rule(CallbackNoLength, "callback.no-length") \
    rule(CallbackShortLength, "callback.short-length") \
    rule(CallbackUnfinished, "callback.unfinished") \
    rule(CallbackOutcomesUnsupported, "callback.outcomes-unsupported") \
    rule(AnswerResult, "answer.result") \
    rule(AnswerRefusesSigned, "answer.refuses-signed") \
    rule(AnswerRedirect, "answer.redirect") \
    rule(AnswerSlow, "answer.slow") \
    rule(AnswerLineFeeds, "answer.line-feeds") \
    rule(AnswerNoReason, "answer.no-reason")
