// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/message.h"
#include "json/bodystyle.h"
#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"
#include "simulator/callbackfindings.h"
#include "simulator/fault.h"
#include "simulator/state/plan.h"

#include <QList>
#include <QMetaType>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>

namespace runlatch::simulator {

/// The test that the service sends when a run task is set up or its URL or key is changed: it expects a 200 and nothing
/// else. The service's documents do not show its form; these forms were seen or are relied on.
enum class Verification {
    None,     ///< an ordinary run task
    Token,    ///< today's payload with the token "test-token" and an ordinary level
    Level,    ///< today's payload with the level "test" and an ordinary token
    Stage,    ///< the keys of the documents' table with the stage, the level and the token of a test
    Bare,     ///< null token and callback URL, level "test"
    Recorded, ///< as recorded in 2021, byte for byte: token "test-token", level "test", no `stage`. Its URLs lead to
              ///< the real service and not to the simulator, so a callback to it is not seen
};
QString verificationName(Verification verification); ///< "recorded"; empty for None
std::optional<Verification> verificationOfName(QStringView name);
/// All but None. The first is what is sent where nobody chose: all its URLs lead to the simulator.
QList<Verification> verifications();

/// The content of the signature header of a delivery. All but the first are forgeries, or what only a wrong sender
/// writes.
enum class SignatureManner {
    Right,     ///< lower-case digits over the sent bytes; empty without a key (spec 4.5)
    Omitted,   ///< no such header, as a stranger sends it
    Empty,     ///< as the service sends it where no key is set
    Constant,  ///< as many zeros as a signature has digits
    UpperCase, ///< the right one in upper case
    Cut,       ///< the first half of the right one
    OtherKey,  ///< that of a fresh key
    OtherBody, ///< that of a body which differs in one byte
    Twice,     ///< two headers: that of a fresh key, then the right one
};

/// Faults of one run task's own answers. The first request for a place meets its first fault, the second the second;
/// the next ones meet none, but for those of the whole simulator. Their probabilities do not count.
struct OwnFaults
{
    QList<Fault> callback = {};
    QList<Fault> plan = {};          ///< of `plan_json_api_url`
    QList<Fault> configuration = {}; ///< of `configuration_version_download_url`
    QList<Fault> object = {};        ///< of the links that either leads to
    QList<Fault> delivery = {};      ///< of each attempt: those of isOfDelivery()

    void add(const OwnFaults &more); ///< behind these
};

/// The bodies that the events of a run task keep.
enum class KeptBodies {
    None,      ///< an excerpt of answers
    Callbacks, ///< of callbacks too, at most MaxKeptBody bytes of each
    Whole,     ///< those of answers and callbacks, uncut
};

/// One run task to send (spec 4.5).
struct RunTaskOptions
{
    QUrl target;
    QByteArray hmacKey; ///< empty: the header is sent empty (spec 4.5)
    SignatureManner signature = SignatureManner::Right;
    http::Headers moreHeaders = {}; ///< of each delivery, behind its own
    QByteArray pinnedCertificate;   ///< of the target, as in http::Outgoing
    protocol::Stage stage = protocol::Stage::PostPlan;
    protocol::EnforcementLevel enforcementLevel = protocol::EnforcementLevel::Mandatory;
    bool acceptsOutcomes = true;
    bool speculative = false;
    QString workspaceName;     ///< empty: one of the simulator's
    QString workspaceId = {};  ///< of one of the simulator's, in place of its name; empty: the name says which
    QString runMessage;        ///< empty: a made-up one
    bool hasRepository = true; ///< false: the workspace has no version control, so all `vcs_` keys are null
    /// Served at `configuration_version_download_url`, a gzipped tar archive; nullopt: that key is null (spec 2.4)
    std::optional<QByteArray> configuration = {};
    /// Served at `plan_json_api_url`; nullopt: a plan is made up from `planOptions`
    std::optional<QByteArray> plan = {};
    PlanOptions planOptions = {.kind = PlanKind::Full};
    json::BodyStyle bodyStyle = json::BodyStyle::Compact; ///< ignored by the recorded verification request
    /// Sent in place of a made-up payload: a JSON object. Token, callback URL, ids and addresses of this run are put
    /// in, and the values below; all other keys stay as they are. Empty: the payload is made up. Stage, level and the
    /// like of these options should be those that it says.
    QByteArray givenPayload = {};
    /// Values by key, of any type, that replace those of the payload. Token and callback URL are the service's own and
    /// are never replaced. The recorded verification request stays as it is.
    QJsonObject payloadValues = {};
    /// Keys that the payload lacks, of members of objects with dots: "capabilities.outcomes". The recorded verification
    /// request stays as it is.
    QStringList omittedKeys = {};
    protocol::DeadlineLimits limits;
    /// The life of the access token, by the task clock and from the first delivery; nullopt: TokenSurplus more than the
    /// run task may take. The documents say 10 minutes, from when a run task had no more than that.
    std::optional<std::chrono::milliseconds> tokenLife = {};
    static constexpr std::chrono::minutes TokenSurplus{10};
    /// Deliveries after the first. The service's own schedule is not public; ours waits 1, 2, 4... s, at most 30 s.
    int retries = 3;
    std::chrono::milliseconds answerTimeout =
        std::chrono::seconds(10); ///< of each delivery; the service's is not public
    /// Sent once. Only a 200 accepts it. A callback to it is the integrator's fault: it has no valid token, so it is
    /// answered 401 and recorded.
    Verification verification = Verification::None;
    KeptBodies kept = KeptBodies::None;
    /// A callback that is accepted is answered with the task result as a document, as the OpenAPI description has it,
    /// and not without a body (spec 4.6). With that dialect it always is.
    bool answersDocument = false;
    OwnFaults faults = {};
    bool losesAnswer = false; ///< the answer to the first delivery is lost on its way, so it is sent again at once
    /// The values that all run tasks of one run have alike: the run, its workspace, its commit. Null: it is of a run of
    /// its own. Plan and configuration have an address for each run task, which its token opens.
    std::shared_ptr<const protocol::RunTaskRequest> run = {};
};

constexpr std::chrono::seconds SlowAnswer{5}; ///< from then on an answer is "answer.slow"
constexpr qsizetype MaxKeptBody = 1024 * 1024;
constexpr qsizetype MaxKeptBodies = 64 * 1024 * 1024; ///< of one run task: the largest callback in whole

/// The fate of an answer on its way.
struct AnswerFate
{
    QString fault = {};  ///< the fault done on purpose, as of writeFault
    bool isLost = false; ///< the integrator does not get the whole answer
};

/// An event of a run task, in order of time: a row of the timeline.
struct RunTaskEvent
{
    enum class Type {
        Attempt,  ///< the request is being sent
        Answered, ///< the receiver answered `http`; only 200 accepts the request
        NoAnswer, ///< no HTTP answer; `error` says why
        Callback, ///< a callback came and was answered `http`; 0: it broke off, and nobody was left to answer
        Stray,    ///< a request was refused as HTTP before it named an address: it may be a callback
        Finished, ///< `state` is final; `error` says where the service ended it: "simulator.stopped", "run.canceled"
    };
    Type type = Type::Attempt;
    std::chrono::milliseconds at{0}; ///< since the run task was started
    int attempt = 0;
    int http = 0;
    std::chrono::milliseconds took{0};
    qint64 bytes = 0; ///< of a callback's body; 0 if it was refused by its head alone
    protocol::TaskState state = protocol::TaskState::Pending; ///< after this event
    QString status;                                           ///< of a callback, as written
    int outcomes = 0;                                         ///< of a callback, accepted or not
    CallbackFindings findings = {};                           ///< in a callback that was read, accepted or not
    /// Of a callback that was read, as RunTaskOptions::kept says: its body as it came, secrets masked. Of all bodies of
    /// a run task at most MaxKeptBodies bytes are kept.
    QByteArray body = {};
    /// Of NoAnswer and of refused callbacks: http, errors with pointers, and the rule "bearer.missing" and its like,
    /// "callback.final", "callback.late", "callback.not-accepted", "callback.method" or "callback.unasked"; no rule for
    /// 422, whose reason is in the findings; of what was not read, and of Stray, as of http::Refusal. "bearer.other"
    /// has a fact if the HMAC key was sent as the token.
    base::Error error;
    QString fault;          ///< of Attempt and Callback: the fault done on purpose; empty without one
    bool isLost = false;    ///< of Callback: as in AnswerFate; `http` is then the judgement
    bool isInstead = false; ///< of Callback: a fault answered, the callback was not carried out
    bool isUnread = false;  ///< of Callback and Stray: refused as HTTP, or broke off; `error` says why
    bool isHeld = false;    ///< of Callback: accepted before the request was answered 200, so it does not count yet
    QString answer = {};    ///< of Answered: as in RunTask
    QString location = {};  ///< of Answered with 300 to 399: where it points to, at most 256 characters, secrets masked
    /// Of Answered: what is taken and should be mended: "answer.result", "answer.slow", and http::Response::oddities.
    QList<base::Rule> warnings = {};
    std::optional<std::chrono::milliseconds> timeLeft = {};          ///< until the deadline; nullopt: no clock runs
    protocol::PassedLimit passedLimit = protocol::PassedLimit::None; ///< of Finished with state Errored
};

/// The present state of a run task.
struct RunTask
{
    QString id; ///< task result id, "taskrs-..."
    QString runId;
    QString workspaceId;
    QString workspaceName;
    bool isSpeculative = false;
    QUrl target;
    protocol::Stage stage = protocol::Stage::PostPlan;
    protocol::EnforcementLevel enforcementLevel = protocol::EnforcementLevel::Mandatory;
    QString runMessage;
    Verification verification = Verification::None; ///< ends as Passed if accepted, as Unreachable otherwise
    QDateTime startedAt;                            ///< UTC
    protocol::TaskState state = protocol::TaskState::Pending;
    protocol::DeadlineLimits limits;
    std::chrono::milliseconds answerTimeout{0};
    int http = 0;   ///< the last answer to a delivery; 0: no answer so far
    QString answer; ///< what its body says, as answerExcerpt; with KeptBodies::Whole the body, secrets masked
    /// The result of the callbacks so far: last status and url, and the message of the last one (a final one never
    /// keeps the message of an update). Outcomes of a later callback are appended; one with the same outcome-id
    /// replaces the earlier one (the real service's way is not public).
    protocol::TaskResult result;
    QList<RunTaskEvent> events;
    bool isSigned = false;    ///< deliveries have a signature, so an integration can check it
    bool showsSecret = false; ///< the body of a callback had the token, or the code of the callback URL

    /// Returns the time from the delivery before it to the first callback, accepted or not; nullopt if none came.
    std::optional<std::chrono::milliseconds> timeToCallback() const;
    /// Tells whether nothing can change its state any more. Later callbacks are events behind the end.
    bool hasEnded() const;
    /// Tells whether a verification request, which wants none, was called back.
    bool hasUnwantedCallback() const { return verification != Verification::None && timeToCallback(); }
    /// Tells whether the event is the acceptance of a delivery that a fault signed with another key.
    bool takesForgery(const RunTaskEvent &event) const;
    /// Tells whether such a delivery was accepted, or worked on: called back before a right one was sent.
    bool tookForgery() const;
};

} // namespace runlatch::simulator

Q_DECLARE_METATYPE(runlatch::simulator::RunTask)
Q_DECLARE_METATYPE(runlatch::simulator::RunTaskEvent)
