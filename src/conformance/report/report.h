// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/exchangerecord.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>

namespace runlatch::conformance {

/// The weight of what a case asks of an integration.
enum class Severity {
    Must,    ///< the documents say so: what breaks it fails
    Should,  ///< the documents advise it, or reviewers lose something: what breaks it is warned of
    Observe, ///< the documents are silent: what happens is told
};

/// The result of a case.
enum class Verdict {
    Passed,
    Failed,
    Warned,
    Observed,
    Skipped,     ///< cannot apply, for the reason that `why` gives; never counted as passed
    NotTestable, ///< its precondition failed: counts against the integration
};
QString severityName(Severity severity); ///< "must"
QString verdictName(Verdict verdict);    ///< "not-testable"

/// A case as it is listed, without how it is tried. All texts are translated; none holds a value of a stranger.
struct CaseText
{
    QString id = {}; ///< stable: "signature.unsigned"; its group is what stands before the first dot
    Severity severity = Severity::Must;
    QString source = {};   ///< "spec 5.3"
    QString title = {};    ///< "A delivery without a signature is refused"
    QString why = {};      ///< why it matters, one or two sentences
    QString sent = {};     ///< what is sent
    QString expected = {}; ///< what is expected
    QString remedy = {};   ///< how an integration that fails it is mended
};

/// One thing that was found in a case: of the linter, of HTTP, of time, or of the case's own rule.
struct Lapse
{
    base::Rule rule = {};
    QString sentence = {}; ///< without a secret
    QString remedy = {};   ///< empty: that of the case
    QString pointer = {};
    int line = 0; ///< from 1; 0: no place in a text
    int column = 0;
};

/// A case after it was tried. What was sent and what came stands in `exchanges`; reports are written from this alone.
struct CaseResult
{
    CaseText text = {};
    Verdict verdict = Verdict::NotTestable;
    QString why = {}; ///< one sentence; empty if it passed
    QList<Lapse> lapses = {};
    QString remedy = {}; ///< of NotTestable: how to mend what failed instead; empty if that is not known
    std::chrono::milliseconds took{0};
    /// Both sides, in order of time, as `http::redact` leaves them: Sent are deliveries, Received are callbacks and
    /// fetches.
    QList<http::ExchangeRecord> exchanges = {};
    qsizetype droppedExchanges = 0; ///< exchanges beyond the bound, which are counted only
    bool isInBaseline = false;      ///< a failure that is known; it does not count against the integration
};

/// A certificate of an integration: everything that a report says.
struct Report
{
    QString program = {}; ///< "Runlatch 0.1.0"
    QString target = {};  ///< the URL, without its secrets
    QString profile = {}; ///< "full"; how the cases were chosen
    /// The reason for which the target was not reached and nothing could be tried; empty if it was reached. The cases
    /// do not repeat it.
    QString unreached = {};
    QStringList options = {}; ///< the options as they repeat it, without secrets: "--only", "signature.unsigned"
    QDateTime startedAt = {}; ///< UTC
    std::chrono::milliseconds took{0};
    QList<CaseResult> results = {}; ///< in the order of the registry
    QStringList healed = {};        ///< ids of the baseline that were tried and do not fail any more
    QStringList commandOutput = {}; ///< the end of what the tested program wrote, redacted

    qsizetype count(Verdict verdict) const; ///< without those of the baseline, for Failed and NotTestable
    /// Tells whether nothing counts against the integration: no failure and nothing that is not testable, the baseline
    /// apart. A report without results is not clean: nothing was shown.
    bool isClean() const;
};

} // namespace runlatch::conformance
