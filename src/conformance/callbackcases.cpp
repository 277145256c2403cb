// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"

namespace runlatch::conformance {

namespace {

constexpr CaseWords CallbackFinalWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Without a final callback the run waits until its time is over, and the result is errored."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "One callback with passed or failed, in time."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Send passed or failed on every path of the program, also where something went wrong.")};

constexpr CaseWords CallbackHeadWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The service looks at method, address, token and media type before it reads anything."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "PATCH to task_result_callback_url as received, with the access_token as bearer token and "
                      "application/vnd.api+json."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Send “PATCH” to the whole URL with its query, “Authorization: Bearer” with the token of this "
                      "request, and “Content-Type: application/vnd.api+json”.")};

constexpr CaseWords CallbackDocumentWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "A key in the wrong place or with another name is refused or ignored, and reviewers miss it."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "data.type, data.attributes and data.relationships.outcomes.data, as in the documents."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "Compare the body with the sample of the documents, key by key.")};

constexpr CaseWords CallbackShownWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The service cuts, hides or drops what is too long or no web address; one wrong URL may hide the "
                      "whole result."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "Texts, lists and URLs within the limits of the schema."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Cut long texts and lists, and leave a URL out that does not begin with http:// or https://.")};

constexpr CaseWords CallbackOrderlyWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "A result is final once. A callback before the answer or after the end is refused, or waits."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Nothing before the 200, updates, one final callback, and nothing after it."),
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "Answer first, and let one place in the program send the final callback as the last thing.")};

constexpr CaseWords CallbackHttpsWords{
    QT_TRANSLATE_NOOP("runlatch::conformance",
                      "The real service is reached by https alone. An integration that cannot call back there never "
                      "ends a run task."),
    QT_TRANSLATE_NOOP("runlatch::conformance", "A result, as by http."),
    QT_TRANSLATE_NOOP(
        "runlatch::conformance",
        "Take scheme, host and port from task_result_callback_url as they are, and give the issuer of the "
        "certificate to the trust store of the integration.")};

constexpr Case CallbackCases[] = {
    {"callback.final", Severity::Must, "spec 4.6 rule 2",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A final callback arrives in time"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackFinalWords,
     Need::Answer, &judgeFinal},
    {"callback.method", Severity::Must, "spec 4.6", QT_TRANSLATE_NOOP("runlatch::conformance", "A callback is a PATCH"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackHeadWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.address", Severity::Must, "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback goes to its own URL, with the query"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackHeadWords,
     Need::Answer, &judgeAddress},
    {"callback.token", Severity::Must, "spec 5.2",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback carries the token of its run task"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackHeadWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.media-type", Severity::Should, "spec 4",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback is application/vnd.api+json"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackHeadWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.document", Severity::Must, "spec 2.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback has its keys in their places"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackDocumentWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.status", Severity::Must, "spec 2.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A status is running, passed or failed"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackDocumentWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.message", Severity::Should, "spec 2.5 rule 2",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A final callback has a message"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackDocumentWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.tags", Severity::Must, "spec 2.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "Tags have labels, and levels that are known"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackDocumentWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.limits", Severity::Should, "spec 2.6 rule 1",
     QT_TRANSLATE_NOOP("runlatch::conformance", "Texts and lists are within the limits"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackShownWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.urls", Severity::Must, "spec 2.5 rule 4",
     QT_TRANSLATE_NOOP("runlatch::conformance", "URLs are whole, of http or https"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackShownWords,
     Need::Callback, &judgeCallbackKind},
    {"callback.after-answer", Severity::Should, "spec 4.5",
     QT_TRANSLATE_NOOP("runlatch::conformance", "No callback arrives before the answer"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackOrderlyWords,
     Need::Callback, &judgeAfterAnswer},
    {"callback.once", Severity::Must, "spec 3.2",
     QT_TRANSLATE_NOOP("runlatch::conformance", "One final callback arrives"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackOrderlyWords,
     Need::Callback, &judgeOnce},
    {"callback.nothing-after", Severity::Must, "spec 3.2",
     QT_TRANSLATE_NOOP("runlatch::conformance", "Nothing arrives after the final callback"),
     QT_TRANSLATE_NOOP("runlatch::conformance", "An ordinary run task of the stage post_plan."), CallbackOrderlyWords,
     Need::Callback, &judgeNothingAfter},
    {"callback.https",
     Severity::Must,
     "spec 4.6",
     QT_TRANSLATE_NOOP("runlatch::conformance", "A callback arrives by https where the certificate is to be trusted"),
     QT_TRANSLATE_NOOP("runlatch::conformance",
                       "A run task whose URLs are https, with the certificate that was given."),
     CallbackHttpsWords,
     Need::Result | Need::Loopback | Need::Certificate,
     &judgeWhole,
     {.encryption = Encryption::Certified}},
};

} // namespace

std::span<const Case> callbackCases()
{
    return CallbackCases;
}

} // namespace runlatch::conformance
