// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"

using runlatch::simulator::Verification;

namespace runlatch::conformance {

namespace {

/// The form that was recorded in 2021, with our own URLs in place of those of the real service.
constexpr const char *RecordedValues =
    R"({"task_result_enforcement_level":"test","run_id":"run-xxxxxxxxxxxxxxxx",)"
    R"("run_message":"Test run message","run_created_at":"2021-01-01T00:00:00.000Z",)"
    R"("run_created_by":"test-user","workspace_id":"ws-xxxxxxxxxxxxxxxx",)"
    R"("workspace_name":"test-workspace","organization_name":"test-org"})";
constexpr const char *KeysSinceThen =
    "stage capabilities configuration_version_id configuration_version_download_url is_speculative "
    "workspace_working_directory project_id project_name project_app_url vcs_commit_hash";

constexpr CaseWords VerificationWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The service tries an address with a made-up request when a run task is set up, and again when "
                      "its URL or key changes. It is not a run: its token opens nothing."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "200, no callback, and no request for the plan."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Answer 200 and stop where access_token is “test-token”, where task_result_enforcement_level is "
                      "“test”, and where there is no callback URL.")};

constexpr Case VerificationCases[] = {
    {"verification.recorded",
     Severity::Must,
     "Set up integrations",
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A verification request as it was recorded is answered 200 and left alone"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "The verification request that was recorded in 2021; all its URLs lead here."),
     VerificationWords,
     Needs(),
     &judgeVerification,
     {.verification = Verification::Token,
      .values = RecordedValues,
      .without = KeysSinceThen,
      .awaited = Awaited::Silence}},
    {"verification.token",
     Severity::Observe,
     "Set up integrations",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A request with the token of a test is answered 200 and left alone"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A payload of today with the token “test-token”."),
     VerificationWords,
     Needs(),
     &judgeVerification,
     {.verification = Verification::Token, .awaited = Awaited::Silence}},
    {"verification.level",
     Severity::Observe,
     "Set up integrations",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A request with the level of a test is answered 200 and left alone"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "A payload of today with the enforcement level “test”."),
     VerificationWords,
     Needs(),
     &judgeVerification,
     {.verification = Verification::Level, .awaited = Awaited::Silence}},
    {"verification.stage",
     Severity::Observe,
     "Set up integrations",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A request with the stage of a test is answered 200 and left alone"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A payload of the documents' keys with the stage, the level and the token of a test."),
     VerificationWords,
     Needs(),
     &judgeVerification,
     {.verification = Verification::Stage, .awaited = Awaited::Silence}},
    {"verification.null-urls",
     Severity::Observe,
     "Set up integrations",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A test without callback URL and token is answered 200"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A payload of today with null as callback URL and token, and the level “test”."),
     VerificationWords,
     Needs(),
     &judgeVerification,
     {.verification = Verification::Bare, .awaited = Awaited::Silence}},
};

} // namespace

std::span<const Case> verificationCases()
{
    return VerificationCases;
}

} // namespace runlatch::conformance
