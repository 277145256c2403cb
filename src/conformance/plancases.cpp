// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"

namespace runlatch::conformance {

namespace {

constexpr CaseWords FetchWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The plan and the configuration are secrets of the run: their URLs answer only to its token, and "
                      "lead to another host."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A GET with the token as bearer token; the redirect is followed."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Send “Authorization: Bearer” with the access_token, and follow the redirect.")};

constexpr CaseWords SecondHostWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The link at the second host needs no token. A client that sends it there gives it to somebody "
                      "else."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A request without the token."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Follow redirects by hand, or with a client that drops Authorization for another host or port.")};

constexpr CaseWords WaitWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The plan may not be ready when the run task arrives, links are valid for a minute, and plans "
                      "of large workspaces have many megabytes."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "The plan is asked for again, and the result arrives."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "After 204 or an expired link ask plan_json_api_url again, a few times with a pause; read the "
                      "plan as a stream.")};

constexpr CaseWords SecretWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Everybody who may see the run reads messages and outcomes. With the token and the URL they "
                      "could write its result."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "No token and no callback URL in a callback."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Leave requests out of messages and outcomes, and mask their secrets in logs.")};

constexpr CaseWords CertificateWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Without the check of certificates everybody between the integration and the service reads the "
                      "token and the plan."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "No request where the certificate is not trusted."),
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "Leave the verification of certificates on; give the certificate of a private service to the trust store.")};

constexpr Case PlanCases[] = {
    {"plan.token", Severity::Must, "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The plan is asked for with the token"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), FetchWords, Need::Plan,
     &judgePlanToken},
    {"plan.redirect", Severity::Must, "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The redirect to the plan is followed"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), FetchWords, Need::Plan,
     &judgePlanRedirect},
    {"plan.second-host", Severity::Must, "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The token does not go to the second host"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "An ordinary run task, whose plan is at another port and another name."),
     SecondHostWords, Need::Plan | Need::SecondHost, &judgeSecondHost},
    {"plan.not-ready",
     Severity::Should,
     "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A plan that is not ready is asked for again"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose plan is answered 204 at first."),
     WaitWords,
     Need::Plan | Need::Result,
     &judgeFetchAgain,
     {.fault = "plan:status=204"}},
    {"plan.expired-link",
     Severity::Should,
     "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "An expired link is replaced"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task whose first link to the plan has expired."),
     WaitWords,
     Need::Plan | Need::Result,
     &judgeFetchAgain,
     {.fault = "object:status=404"}},
    {"plan.huge",
     Severity::Should,
     "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A huge plan is read"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A run task with a plan of 20,000 resources."),
     WaitWords,
     Need::Plan | Need::Result,
     &judgeFetchAgain,
     {.planResources = 20000}},
    {"configuration.token", Severity::Must, "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The configuration is asked for with the token"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), FetchWords,
     Need::Configuration, &judgeConfigurationToken},
    {"configuration.redirect", Severity::Must, "spec 4.7",
     QT_TRANSLATE_NOOP("runlatch::conformance", "The redirect to the configuration is followed"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), FetchWords,
     Need::Configuration, &judgeConfigurationRedirect},
    {"hygiene.secrets", Severity::Must, "spec 5.2",
     QT_TRANSLATE_NOOP("runlatch::conformance", "No callback shows its token or its URL"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), SecretWords,
     Need::Callback, &judgeSecrets},
    {"hygiene.certificate",
     Severity::Must,
     "spec 5.2",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A certificate that no authority has signed is refused"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task whose URLs are https, with a certificate that no authority has signed."),
     CertificateWords,
     Need::Result | Need::Loopback,
     &judgeCertificate,
     {.encryption = Encryption::Nobody, .awaited = Awaited::Silence}},
};

} // namespace

std::span<const Case> planCases()
{
    return PlanCases;
}

} // namespace runlatch::conformance
