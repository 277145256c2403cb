// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "defects.h"

#include <memory>

/// Defects in what is done with a delivery.
namespace runlatch::conformance {

inline QList<Defect> answerDefects()
{
    using enum Verdict;
    DefectList row;
    row("202", u"answer.status"_s, Failed, u"answered 202"_s, [](Habits &it) { it.answer = 202; });
    row("302", u"answer.status"_s, Failed, u"follows no redirect"_s, [](Habits &it) { it.answer = 302; });
    row("500", u"answer.status"_s, Failed, u"an error of the integration"_s, [](Habits &it) { it.answer = 500; });
    row("slow", u"answer.prompt"_s, Warned, u"The answer took"_s, [](Habits &it) { it.slowness = 1200ms; });
    row("works first", u"answer.first"_s, Warned, u"worked first"_s, [](Habits &it) { it.worksFirst = true; });
    row("calls back before it answers", u"callback.after-answer"_s, Warned, u"before the delivery was answered"_s,
        [](Habits &it) { it.worksFirst = true; });
    row("takes long to answer", u"answer.in-time"_s, Warned, u"The answer took"_s,
        [](Habits &it) { it.slowness = 5200ms; });
    row("refuses open connections", u"answer.keep-alive"_s, Failed, u"refused with 401"_s,
        refusesHeader("Connection", "keep-alive"));
    row("refuses who asks first", u"answer.continue"_s, Warned, u"refused with 401"_s,
        refusesHeader("Expect", "100-continue"));
    return row.all;
}

inline QList<Defect> verificationDefects()
{
    using enum Verdict;
    DefectList row;
    row("knows the token of a test alone", u"verification.level"_s, Observed, u"called back"_s, [](Habits &it) {
        it.isVerification = [](const protocol::RunTaskRequest &task) { return task.accessToken == "test-token"_L1; };
    });
    row("works on a verification", u"verification.recorded"_s, Failed, u"called back"_s,
        [](Habits &it) { it.isVerification = [](const protocol::RunTaskRequest &) { return false; }; });
    row("wants a stage", u"verification.recorded"_s, Failed, u"answered 500"_s, lacks(u"stage"_s));
    row("knows the level of a test alone", u"verification.token"_s, Observed, u"called back"_s, [](Habits &it) {
        it.isVerification = [](const protocol::RunTaskRequest &task) {
            return task.taskResultEnforcementLevel == "test"_L1;
        };
    });
    row("knows no stage of a test", u"verification.stage"_s, Observed, u"called back"_s,
        [](Habits &it) { it.isVerification = [](const protocol::RunTaskRequest &) { return false; }; });
    row("wants a token", u"verification.null-urls"_s, Observed, u"answered 500"_s, [](Habits &it) {
        it.refusal = 500;
        it.refuses = [](const QJsonObject &payload) { return payload[u"access_token"].isNull(); };
    });
    return row.all;
}

inline QList<Defect> signatureDefects()
{
    using enum Verdict;
    DefectList row;
    row("checks a signature where one came", u"signature.unsigned"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [right = it.accepts](const http::Request &request) {
            return signaturesOf(request).isEmpty() || right(request);
        };
    });
    row("takes an empty signature", u"signature.empty"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [right = it.accepts](const http::Request &request) {
            return signaturesOf(request) == QList<QByteArray>{QByteArray("")} || right(request);
        };
    });
    row("takes a forgery and forgets it", u"signature.other-key"_s, Failed, u"not refused: the answer is 200"_s,
        [](Habits &it) { it.refusal = 200; });
    row("refuses and works", u"signature.other-key"_s, Failed, u"refused with 401, and called back anyway"_s,
        [](Habits &it) { it.worksOnForgeries = true; });
    row("breaks at a forgery", u"signature.constant"_s, Failed, u"only a 4xx refuses it"_s,
        [](Habits &it) { it.refusal = 500; });
    row("hangs up at a forgery", u"signature.constant"_s, Failed, u"not answered"_s,
        [](Habits &it) { it.closesInstead = true; });
    row("compares without case", u"signature.upper-case"_s, Warned, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) {
            return signaturesOf(request).value(0).toLower() == protocol::sign(testKey(), request.body);
        };
    });
    row("compares the beginning", u"signature.cut"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) {
            const QByteArray given = signaturesOf(request).value(0);
            return !given.isEmpty() && protocol::sign(testKey(), request.body).startsWith(given);
        };
    });
    row("checks the length alone", u"signature.constant"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) { return signaturesOf(request).value(0).size() == 128; };
    });
    row("takes the last signature", u"signature.twice"_s, Warned, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) {
            const QList<QByteArray> all = signaturesOf(request);
            return !all.isEmpty() && all.last() == protocol::sign(testKey(), request.body);
        };
    });
    for (const QString &id : {u"signature.escaped"_s, u"signature.spaced"_s, u"signature.pretty"_s})
        row("re-serializes: " + id.toLatin1(), id, Failed, u"re-serialized"_s, [](Habits &it) {
            it.accepts = [](const http::Request &request) {
                const auto task = protocol::readRunTaskRequest(request.body);
                return task
                    && signaturesOf(request).value(0)
                    == protocol::sign(testKey(), protocol::writeRunTaskRequest(*task));
            };
        });
    row("checks the length where the body was changed", u"signature.changed-body"_s, Failed, u"worked on a forgery"_s,
        [](Habits &it) {
            it.accepts = [](const http::Request &request) { return signaturesOf(request).value(0).size() == 128; };
        });
    row("reads Latin-1", u"signature.non-ascii"_s, Failed, u"re-serialized"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) {
            return signaturesOf(request).value(0)
                == protocol::sign(testKey(), QString::fromUtf8(request.body).toLatin1());
        };
    });
    return row.all;
}

/// Keys that a payload may lack; other rows have the rest.
inline QStringList newerKeys()
{
    return {u"configuration_version_download_url"_s,
            u"configuration_version_id"_s,
            u"is_speculative"_s,
            u"project_app_url"_s,
            u"project_name"_s,
            u"vcs_commit_hash"_s,
            u"workspace_working_directory"_s};
}

inline QList<Defect> payloadDefects()
{
    using enum Verdict;
    DefectList row;
    row("wants a plan", u"payload.pre-plan"_s, Failed, u"answered 500"_s, lacks(u"plan_json_api_url"_s));
    row("wants version control", u"payload.no-vcs"_s, Failed, u"answered 500"_s, [](Habits &it) {
        it.refusal = 500;
        it.refuses = [](const QJsonObject &payload) { return payload[u"vcs_branch"].isNull(); };
    });
    row("wants known keys", u"payload.unknown-keys"_s, Failed, u"answered 500"_s, [](Habits &it) {
        it.refusal = 500;
        it.refuses = [](const QJsonObject &payload) { return payload.contains(u"another"); };
    });
    row("wants a project", u"payload.without-project-id"_s, Warned, u"answered 500"_s, lacks(u"project_id"_s));
    row("wants capabilities", u"payload.without-capabilities"_s, Warned, u"answered 500"_s, lacks(u"capabilities"_s));
    row("always sends outcomes", u"payload.outcomes-false"_s, Failed, u"outcomes"_s,
        says(R"(,"message":"Well")", outcome(R"("outcome-id":"A","description":"B")")));
    row("refuses long texts", u"payload.big"_s, Warned, u"refused with 413"_s, [](Habits &it) {
        it.refusal = 413;
        it.refuses = [](const QJsonObject &payload) { return payload[u"run_message"].toString().size() > 10'000; };
    });
    row("refuses odd texts", u"payload.odd-text"_s, Failed, u"answered 500"_s, [](Habits &it) {
        it.refusal = 500;
        it.refuses = [](const QJsonObject &payload) { return payload[u"run_message"].toString().contains(u'<'); };
    });
    for (const QString &stage : {u"post_plan"_s, u"pre_apply"_s, u"post_apply"_s})
        row("does not know " + stage.toLatin1(), u"payload."_s + QString(stage).replace(u'_', u'-'), Failed,
            u"answered 500"_s, refusesValue(u"stage"_s, stage));
    row("wants no speculative run", u"payload.speculative"_s, Failed, u"answered 500"_s,
        refusesValue(u"is_speculative"_s, true));
    row("wants a configuration", u"payload.nulls"_s, Failed, u"answered 500"_s,
        refusesValue(u"configuration_version_download_url"_s, QJsonValue(QJsonValue::Null)));
    row("does not know another version", u"payload.version-2"_s, Observed, u"answered 500"_s,
        refusesValue(u"payload_version"_s, 2));
    for (const QString &key : newerKeys())
        row("wants " + key.toLatin1(), u"payload.without-"_s + QString(key).replace(u'_', u'-'), Warned,
            u"answered 500"_s, lacks(key));
    row("sends outcomes where the payload does not mention them", u"payload.outcomes-absent"_s, Failed, u"outcomes"_s,
        says(R"(,"message":"Well")", outcome(R"("outcome-id":"A","description":"B")")));
    return row.all;
}

inline QList<Defect> deliveryDefects()
{
    using enum Verdict;
    DefectList row;
    row("forgets what it saw", u"deliveries.repeated"_s, Warned, u"2 final callbacks arrived"_s,
        [](Habits &it) { it.remembers = false; });
    row("forgets what it saw, after a lost answer", u"deliveries.lost-answer"_s, Warned, u"2 final callbacks arrived"_s,
        [](Habits &it) { it.remembers = false; });
    row("has one callback URL for all", u"deliveries.parallel"_s, Failed, u"It has no result"_s, [](Habits &it) {
        const auto newest = std::make_shared<QString>();
        it.slowness = 300ms; // all are there before the work begins
        it.refuses = [newest](const QJsonObject &payload) {
            *newest = payload[u"task_result_callback_url"].toString();
            return false;
        };
        it.addressOf = [newest](const QString &) { return *newest; };
    });
    row("takes one stage of a run", u"deliveries.out-of-order"_s, Failed, u"refused with 409"_s, [](Habits &it) {
        const auto known = std::make_shared<QSet<QString>>();
        it.refusal = 409;
        it.refuses = [known](const QJsonObject &payload) {
            const QString run = payload[u"run_id"].toString();
            const bool isKnown = known->contains(run);
            known->insert(run);
            return isKnown;
        };
    });
    return row.all;
}

inline QList<Defect> requestDefects()
{
    return answerDefects() + verificationDefects() + signatureDefects() + payloadDefects() + deliveryDefects();
}

} // namespace runlatch::conformance
