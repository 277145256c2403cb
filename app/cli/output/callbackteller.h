// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "store/captures/capture.h"

#include <QCoreApplication>
#include <QList>

#include <map>

namespace runlatch::cli {

/// Prints how the automatic replies of `inspect` ended, each after the request that it answers.
class CallbackTeller
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::CallbackTeller)
public:
    /// `output` must outlive this.
    explicit CallbackTeller(Output &output)
        : m_output(output)
    {
    }

    void await(qint64 id); ///< the request is replied to, and not printed yet
    /// The reply to a request ended: the event "callback", at once unless the request is awaited.
    void take(qint64 id, const store::SentReply &reply, const base::Error &error);
    void toldRequest(qint64 id); ///< the request is printed: so are its replies that have ended

private:
    struct Ended
    {
        store::SentReply reply;
        base::Error error;
    };

    void tell(qint64 id, const Ended &ended);

    Output &m_output;
    std::map<qint64, QList<Ended>> m_awaited; ///< what has ended, by its request
};

} // namespace runlatch::cli
