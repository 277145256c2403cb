// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// A list of rules as those in base/rules.h, which makes the values of it. One rule a line:
// clang-format off

/// The reasons for which the plan that a request links to was not fetched, or cannot be read again.
#define RUNLATCH_FETCHES(rule) \
    rule(FetchNoLink, "fetch.no-link") \
    rule(FetchNoToken, "fetch.no-token") \
    rule(FetchTokenRefused, "fetch.token-refused") \
    rule(FetchNotFound, "fetch.not-found") \
    rule(FetchNotReady, "fetch.not-ready") \
    rule(FetchNoLocation, "fetch.no-location") \
    rule(FetchSecondRedirect, "fetch.second-redirect") \
    rule(FetchRedirectPlain, "fetch.redirect-plain") \
    rule(FetchRefusedAddress, "fetch.refused-address") \
    rule(FetchCut, "fetch.cut") \
    rule(FetchTooLarge, "fetch.too-large") \
    rule(FetchStatus, "fetch.status") \
    rule(FetchLocked, "fetch.locked") \
    rule(FetchTooMany, "fetch.too-many")

// clang-format on
