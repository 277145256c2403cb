// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace runlatch::simulator {

/// The faults that the simulator makes on purpose. Command line and window use these names.
enum class FaultKind {
    Latency,        ///< "latency=300ms": before every answer
    Status,         ///< "status=503": instead of the answer; the operation is not carried out
    RateLimit,      ///< "rate-limit=2": 429 with X-RateLimit-Reset of that many seconds (default 1); not carried out
    Reset,          ///< "reset": RST after the operation was carried out
    CutBody,        ///< "cut-body": half of the answer; the operation is carried out
    EndlessBody,    ///< "endless-body": an answer that never ends; the operation is carried out
    Silence,        ///< "silence": no answer, ever; carried out
    WrongTypes,     ///< "wrong-types": numbers where texts are due and the reverse; carried out
    MissingKeys,    ///< "missing-keys": attributes and pagination left out; carried out
    Html,           ///< "html": a login page with status 200; not carried out
    BrokenJson,     ///< "broken-json": text that stops being JSON in the middle; carried out
    MediaType,      ///< "media-type": the right document as text/plain; carried out
    Redirect,       ///< "redirect=URL": 302 to there; not carried out
    ShiftingPage,   ///< "shifting-page": between two requests for a list one more row is archived or added
    BulkDelay,      ///< "bulk-delay=5s": the change requests of a bulk action appear that much later
    WrongSignature, ///< "wrong-signature": run task requests signed with another key
    Repeated,       ///< "repeated": each run task request is delivered twice
    CutRequest,     ///< "cut-request": a run task request that stops in the middle, then the real one
};

/// The exchanges that a fault happens to. All but the first and the last are answers to what an integration asks, with
/// the names of Served::what.
enum class FaultPlace {
    Anywhere,      ///< no word: every answer, or every delivery
    Callback,      ///< "callback"
    Plan,          ///< "plan", of `plan_json_api_url`
    Configuration, ///< "configuration", of `configuration_version_download_url`
    Object,        ///< "object", of the links that either leads to
    Delivery,      ///< "delivery", of run task requests
};

/// The form of the text behind the "=" of a fault. Only seconds may be left out.
enum class FaultValue { None, Time, Status, Seconds, Url };

struct Fault
{
    FaultKind kind = FaultKind::Latency;
    int number = 0;                    ///< value of Status
    std::chrono::milliseconds time{0}; ///< value of Latency, RateLimit and BulkDelay
    QString target = {};               ///< value of Redirect
    double probability = 1;            ///< 0 to 1: the probability that the fault happens to a request
    FaultPlace place = FaultPlace::Anywhere;
    int count = 0; ///< how many times it happens; 0: without end

    friend bool operator==(const Fault &, const Fault &) = default;
};

constexpr int MaxFaultCount = 1'000'000;

/// Reads [PLACE:]NAME[=VALUE][@PROBABILITY][#COUNT]. Statuses are 200 to 599; times end in "ms", "s", "min" or "m" and
/// are at most an hour; a count is 1 to MaxFaultCount. Errors: Usage, `subject` = the text: "fault.name",
/// "fault.value", "fault.probability", "fault.count", "fault.place" (no such place, or the fault does not happen
/// there).
base::Result<Fault> readFault(const QString &text);
QString writeFault(const Fault &fault); ///< the fault in the form that readFault reads
QString faultName(FaultKind kind);      ///< "cut-body"
QList<FaultKind> faultKinds();          ///< the faults in the order above
FaultValue faultValue(FaultKind kind);
QStringList faultPlaceNames(); ///< "callback" and the others in the order above, without Anywhere
/// The place of a name; Anywhere for an empty one.
std::optional<FaultPlace> faultPlaceOfName(QStringView name);
/// Tells whether the fault happens to run task requests (WrongSignature, Repeated, CutRequest) and not to answers.
bool isOfDelivery(FaultKind kind);
/// Tells whether the fault happens to answers that an integration gets. ShiftingPage and BulkDelay are of change
/// requests alone.
bool isOfAnswer(FaultKind kind);

} // namespace runlatch::simulator
