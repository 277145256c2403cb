// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output.h"
#include "store/capture.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// One event in both forms, which say the same: the members, and the lines for people.
struct TwoForms
{
    protocol::OrderedJson members = {};
    QStringList lines = {};
};

/// How captures are told, by `inspect` as they come and by `captures` as they were kept. Bytes are told with '*' in the
/// places of secrets; texts of any length are told whole.
class CaptureReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::CaptureReport)
public:
    explicit CaptureReport(Output &output)
        : m_output(output)
    {
    }

    /// "captured", with an event "finding" before it for each finding that `body` shows. Without `body` the findings
    /// are counted only. `tellsBody`: the event has it, null where there is none.
    void tellCaptured(const store::CaptureRow &row, const std::optional<QByteArray> &body, bool tellsBody);
    void tellRefused(const store::CaptureRow &row); ///< "refused"
    void tellKept(const store::CaptureRow &row);    ///< "capture", as a row of a list
    void tellKept(const store::Capture &capture);   ///< all of it: "finding", "capture" and "reply" events

    /// Bytes that were loaded, without the secrets that could be opened.
    static QByteArray maskedHead(const store::Capture &capture);
    static QByteArray maskedBody(const store::Capture &capture);

private:
    int tellFindings(const store::CaptureRow &row, const std::optional<QByteArray> &body);
    void tellReply(qint64 id, const store::SentReply &reply);

    Output &m_output;
};

} // namespace runlatch::cli
