// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "defects.h"
#include "lint/resultlimits.h"

/// Defects in what an integration sends and fetches.
namespace runlatch::conformance {

inline QList<Defect> documentDefects()
{
    using enum Verdict;
    DefectList row;
    row("no callback", u"callback.final"_s, Failed, u"No final callback was accepted"_s, sends({}));
    row("updates only", u"callback.final"_s, Failed, u"the last one was running"_s, sends({callbackOf("running")}));
    row("POST", u"callback.method"_s, Failed, u"PATCH"_s, [](Habits &it) { it.method = "POST"; });
    row("no query", u"callback.address"_s, Failed, u"code"_s,
        [](Habits &it) { it.addressOf = [](const QString &url) { return url.section(u'?', 0, 0); }; });
    row("another address", u"callback.address"_s, Failed, u"which is not the callback URL"_s,
        [](Habits &it) { it.addressOf = [](const QString &url) { return url.section(u'/', 0, 2) + u"/callback"_s; }; });
    row("no token", u"callback.token"_s, Failed, u"no Authorization header"_s,
        [](Habits &it) { it.authorization = {}; });
    row("another token", u"callback.token"_s, Failed, u"not the token"_s,
        [](Habits &it) { it.authorization = "Bearer abc"; });
    row("the key as the token", u"callback.token"_s, Failed, u"The HMAC key was sent as the token"_s,
        [](Habits &it) { it.authorization = "Bearer " + testKey(); });
    row("no bearer", u"callback.token"_s, Failed, u"holds the token alone"_s,
        [](Habits &it) { it.authorization = "@"; });
    row("another media type", u"callback.media-type"_s, Warned, u"text/plain"_s,
        [](Habits &it) { it.mediaType = "text/plain"; });
    row("no JSON", u"callback.document"_s, Failed, u"JSON"_s, sends({"status=passed"}));
    row("attributes in the wrong place", u"callback.document"_s, Failed, u"attributes"_s,
        sends({R"({"data":{"type":"task-results","status":"passed"}})"}));
    row("an unknown status", u"callback.status"_s, Failed, u"status"_s, sends({callbackOf("success")}));
    row("an address that is none", u"callback.urls"_s, Failed, u"/var/out"_s,
        says(R"(,"message":"Well","url":"/var/out")"));
    row("a second final", u"callback.once"_s, Failed, u"2 final callbacks arrived"_s,
        sends({callbackOf("passed"), callbackOf("passed")}));
    row("an update behind the final", u"callback.nothing-after"_s, Failed, u"1 more arrived"_s,
        sends({callbackOf("passed"), callbackOf("running")}));
    row("no message", u"callback.message"_s, Warned, u"/data/attributes/message"_s, says({}));
    row("a level that is none", u"callback.tags"_s, Failed, u"/tags/Severity/0/level"_s,
        says(R"(,"message":"Well")",
             outcome(R"("outcome-id":"A","description":"B","tags":{"Severity":[{"label":"High","level":"fatal"}]})")));
    row("a long id", u"callback.limits"_s, Warned, u"/attributes/outcome-id"_s,
        says(R"(,"message":"Well")",
             outcome(R"("outcome-id":")" + QByteArray(lint::resultlimits::MaxOutcomeId + 1, 'A')
                     + R"(","description":"B")")));
    row("trusts no given certificate", u"callback.https"_s, Failed, u"It has no result"_s, [](Habits &) {});
    return row.all;
}

inline QList<Defect> troubleDefects()
{
    using enum Verdict;
    DefectList row;
    row("repeats what is refused", u"callback.on-401"_s, Warned, u"refused for good"_s, [](Habits &it) {
        it.repeatsRefused = true;
        it.repetitions = 20;
    });
    row("never stops", u"callback.endless"_s, Warned, u"nothing slows it down"_s, [](Habits &it) {
        it.repetitions = 1000;
        it.repetitionPause = 20ms;
    });
    row("gives up at once", u"callback.on-500"_s, Observed, u"The result is lost"_s, [](Habits &it) {
        it.repetitions = 0;
        it.callbacks = [](const protocol::RunTaskRequest &) { return QList<QByteArray>{callbackOf("passed")}; };
    });
    row("wants no body", u"callback.on-document"_s, Warned, u"A callback was refused"_s, [](Habits &it) {
        it.wantsNoBody = true;
        it.repetitionPause = 1ms;
    });
    for (const char *status : {"404", "409", "422"})
        row(QByteArray("repeats what is refused with ") + status, u"callback.on-"_s + QLatin1StringView(status), Warned,
            u"refused for good"_s, [](Habits &it) {
                it.repeatsRefused = true;
                it.repetitions = 20;
            });
    row("gives up where it is too fast", u"callback.on-429"_s, Observed, u"The result is lost"_s, [](Habits &it) {
        it.repetitions = 0;
        it.givesUp = true;
    });
    row("gives up where an answer is lost", u"callback.on-reset"_s, Observed, u"The result is lost"_s, [](Habits &it) {
        it.repetitions = 0;
        it.givesUp = true;
    });
    row("gives up where an answer is late", u"callback.on-late"_s, Observed, u"The result is lost"_s, [](Habits &it) {
        it.repetitions = 0;
        it.givesUp = true;
        it.patience = 500ms;
    });
    return row.all;
}

inline QList<Defect> planDefects()
{
    using enum Verdict;
    DefectList row;
    row("asks without the token", u"plan.token"_s, Failed, u"no Authorization header"_s,
        [](Habits &it) { it.sendsTokenForPlan = false; });
    row("follows nothing", u"plan.redirect"_s, Failed, u"not followed"_s,
        [](Habits &it) { it.followsRedirect = false; });
    row("passes the token on", u"plan.second-host"_s, Failed, u"token was sent to the host"_s,
        [](Habits &it) { it.passesTokenOn = true; });
    row("does not wait for the plan", u"plan.not-ready"_s, Warned, u"never read"_s,
        [](Habits &it) { it.asksAgain = false; });
    row("does not renew a link", u"plan.expired-link"_s, Warned, u"never read"_s,
        [](Habits &it) { it.asksAgain = false; });
    row("follows to the plan alone", u"configuration.redirect"_s, Failed, u"not followed"_s, [](Habits &it) {
        it.asksForConfiguration = true;
        it.followsToConfiguration = false;
    });
    row("asks for the configuration without the token", u"configuration.token"_s, Failed, u"no Authorization header"_s,
        [](Habits &it) {
            it.asksForConfiguration = true;
            it.sendsTokenForConfiguration = false;
        });
    row("reads the configuration, and waits for no plan", u"plan.not-ready"_s, Warned, u"never read"_s, [](Habits &it) {
        it.asksForConfiguration = true;
        it.asksAgain = false;
    });
    row("tells its token", u"hygiene.secrets"_s, Failed, u"access token"_s, says(R"(,"message":"@token@")"));
    row("hangs up where URLs are https", u"hygiene.certificate"_s, NotTestable, u"It was not answered: "_s,
        [](Habits &it) {
            it.closesInstead = true;
            it.refuses = [](const QJsonObject &payload) {
                return payload[u"task_result_callback_url"].toString().startsWith("https:"_L1);
            };
        });
    row("trusts anybody", u"hygiene.certificate"_s, Failed, u"certificate is not trusted"_s,
        [](Habits &it) { it.trustsAnybody = true; });
    row("reads small plans alone", u"plan.huge"_s, Warned, u"It has no result"_s,
        [](Habits &it) { it.largestPlan = 1024 * 1024; });
    return row.all;
}

inline QList<Defect> callbackDefects()
{
    return documentDefects() + troubleDefects() + planDefects();
}

} // namespace runlatch::conformance
