// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "lint/lint.h"
#include "store/captures/capture.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// One event in both forms, which have the same content: JSON members, and lines for people.
struct TwoForms
{
    json::OrderedJson members = {};
    QStringList lines = {};
};

/// Reports captures: `inspect` as they arrive, `captures` as they were stored. Secrets in bytes are printed as '*',
/// even those that could be opened; texts of any length are printed completely.
class CaptureReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::CaptureReport)
public:
    /// `now` tells the state of a kept capture, and whether a file says a time that is yet to come. `inspect` needs
    /// none.
    explicit CaptureReport(Output &output, const QDateTime &now = {})
        : m_output(output)
        , m_now(now)
    {
    }

    /// The event "captured", preceded by a "finding" event for each finding of the linter in the body as it arrived; of
    /// each rule the first Lint::MaxOfRule. Without `capture`, which has the bytes of the row, the findings are only
    /// counted. `tellsBody`: the event has a member for the body, in which secrets are '*', null without `capture`.
    /// `key`: of several keys the name of the one that holds, or that the cause concerns; empty where that is not
    /// known.
    void tellCaptured(const store::CaptureRow &row, const std::optional<store::Capture> &capture, bool tellsBody,
                      const QString &key = {});
    void tellRefused(const store::CaptureRow &row); ///< the event "refused"
    /// A signature as it was checked now, with keys that were given for it; nullopt: as it was judged when it came.
    using CheckedNow = std::optional<protocol::SignatureCheck>;
    /// The event "capture", as a row of a list.
    void tellKept(const store::CaptureRow &row, const CheckedNow &check = {});
    /// The complete capture: events "finding", "capture" and "reply".
    void tellKept(const store::Capture &capture, const CheckedNow &check = {});

private:
    lint::LintSummary tellFindings(const store::CaptureRow &row, const lint::Lint &lint);
    void tellFinding(qint64 id, const lint::LintFinding &finding);
    void tellReply(qint64 id, const store::SentReply &reply);

    Output &m_output;
    const QDateTime m_now;
};

} // namespace runlatch::cli
