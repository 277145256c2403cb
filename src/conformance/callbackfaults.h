// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"
#include "simulator/runtask.h"
#include "wording/sentence.h"

namespace runlatch::conformance {

/// Something wrong with a callback, and the case that it belongs to.
struct CallbackFault
{
    QLatin1StringView caseId; ///< "callback.token"
    bool isError = false;     ///< it was refused, or is not read; false: it works by luck
    Lapse lapse;

    QString words() const; ///< its sentence, behind its place
};

/// The words for the rule and the facts of RunTaskEvent::error, which say why the service refused a callback.
wording::Sentence refusalSentence(base::Rule rule, const QStringList &facts = {});

/// The faults of the callback of this event; none for another event, and for a callback that a fault of ours answered.
QList<CallbackFault> faultsOf(const simulator::RunTaskEvent &event);
/// Those of all callbacks of a run task, each rule once for a place.
QList<CallbackFault> faultsOf(const simulator::RunTask &runTask);

} // namespace runlatch::conformance
