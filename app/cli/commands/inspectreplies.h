// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/callbackteller.h"
#include "inspector/session.h"

#include <QCommandLineParser>
#include <QSet>

#include <chrono>
#include <optional>

namespace runlatch::cli {

/// The automatic replies of `inspect`: the options that ask for them, and how each one ended. A reply begins when its
/// request is stored, whatever is still to be printed; how it ended is printed after the request.
class InspectReplies final : public QObject
{
    Q_OBJECT
public:
    /// `output` must outlive this.
    explicit InspectReplies(Output &output);

    static void declare(QCommandLineParser &parser);
    std::optional<QString> read(const QCommandLineParser &parser); ///< a sentence if the options are wrong
    /// A sentence if --reply would call any address, as there is no key and no origin is named.
    std::optional<QString> faultWithoutKey() const;
    /// From now on the session, which is open and outlives this, replies as the options say.
    void use(inspector::Session &session);
    void begin(const store::CaptureRow &row); ///< starts the replies to a request, if it is allowed any
    /// The request is printed. Prints the replies to it that have ended, or why there are none.
    void toldRequest(const store::CaptureRow &row);
    void tellShortcomings() const;

    bool isPending() const { return m_pending > 0; } ///< replies have not ended, or a request waits for its plan
    bool hasFailed() const { return m_failed > 0; }
    bool hasUnknown() const { return m_unknown > 0; } ///< the service may have accepted one that was not answered 200

signals:
    void ended(); ///< a reply ended, or it is known how many a request gets: isPending() may have changed

private:
    void showUnnamed(const store::CaptureRow &row);
    void take(qint64 id, const store::SentReply &reply, const base::Error &error);
    void takeSettled(qint64 id);
    void takeChosen(const store::CaptureRow &row, const std::optional<base::Error> &missing);

    Output &m_output;
    inspector::Session *m_session = nullptr;
    std::optional<protocol::TaskResult> m_result;
    std::chrono::milliseconds m_delay{0};
    bool m_isWithoutToken = false;  ///< replies also where a request has no access token
    QList<QUrl> m_allowedCallbacks; ///< callback origins that are allowed
    QSet<QString> m_toldOrigins;    ///< callback origins that are not allowed and were reported
    CallbackTeller m_teller;
    int m_pending = 0;
    int m_failed = 0;
    int m_unknown = 0;
    int m_otherVersions = 0;   ///< requests that were not replied to because of their payload_version
    int m_withoutCallback = 0; ///< the same, because they have no callback that may be called
};

} // namespace runlatch::cli
