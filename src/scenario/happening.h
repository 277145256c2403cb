// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"
#include "filter/matcher.h"
#include "simulator/service.h"

#include <span>

namespace runlatch::scenario {

/// Something that happened in a run, which a step waits for.
struct Happening
{
    enum class Kind {
        Delivery, ///< a run task request is being sent
        Answer,   ///< it was answered, or not: then `http` is 0
        Callback, ///< the integration called back
        Result,   ///< a run task ended
        Request,  ///< the integration asked for something else
        Run,      ///< the run has another status
    };
    Kind kind = Kind::Delivery;
    QString status = {}; ///< of a callback, as written
    int http = 0;        ///< what was answered; 0: nothing
    double took = 0;     ///< milliseconds, of an answer
    int outcomes = 0;    ///< of a callback
    int findings = 0;    ///< of a callback: how many the linter has
    qint64 bytes = 0;    ///< of a callback's body
    int attempt = 0;
    QString stage = {};
    QString result = {};  ///< how a run task ended
    QString run = {};     ///< status of the run
    QString rule = {};    ///< why it was refused
    QString fault = {};   ///< that was made on purpose
    QString message = {}; ///< of a task result
    QString what = {};    ///< as in simulator::Served
    QString path = {};

    /// Of the newest event of a run task. nullopt for an event that no step waits for.
    static std::optional<Happening> of(const simulator::RunTask &runTask);
    static Happening of(const simulator::Served &served);
    static Happening of(const simulator::Run &run);

    bool fits(const QList<filter::Matcher> &conditions) const; ///< all of them accept it
    /// What tells it from others of its kind: "status=failed http=200".
    QString summary() const;
};

/// The fields of conditions, whatever happened. A happening without a value matches none.
std::span<const filter::Field> happeningFields();

} // namespace runlatch::scenario
