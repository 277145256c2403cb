// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/captureteller.h"
#include "app/cli/command.h"
#include "base/boundedset.h"
#include "base/systemclock.h"
#include "http/requester.h"
#include "inspector/session.h"
#include "settings/secretstore.h"
#include "store/sealedfolder.h"

#include <QSet>

#include <memory>

namespace runlatch::cli {

/// `inspect`: the inspector without a window. Without --store the captures are kept in a sealed folder. Without a key,
/// --reply answers only if --allow-callback names the callback's origin. Ends with 1 if a reply failed or, with
/// --require-valid, if a request was not valid.
class InspectCommand final : public Command
{
    Q_OBJECT
public:
    explicit InspectCommand(Output &output);
    ~InspectCommand() override;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    /// Finishes accepted requests, gives automatic replies ten seconds, and abandons the rest.
    bool stop() override;

private:
    std::optional<QString> readOptions(const QCommandLineParser &parser);
    std::optional<QString> readReply(const QCommandLineParser &parser);
    std::optional<QString> readEnd(const QCommandLineParser &parser);
    std::optional<QString> faultOfKeys() const;
    void openKept();
    void open(const store::StoreKey &key);
    void connectSession();
    void showUpgrade(const store::UpgradeProgress &progress);
    void showDropped(const store::Dropped &dropped);
    void listen();
    void take(const QList<store::CaptureRow> &rows);
    void judge(const store::CaptureRow &row);
    void showUnnamed(const store::CaptureRow &row);
    void showReply(qint64 id, const store::SentReply &reply, const base::Error &error);
    void fail(const base::Error &error, wording::Activity activity = wording::Activity::Unknown);
    void endWhenDone();
    void end(int exitStatus);
    void finish();
    void showShortcomings();

    base::SystemClock m_clock;
    http::Requester m_http;
    settings::SecretStore m_secrets;
    store::SealedFolder m_folder;
    QString m_file;
    inspector::ReceiverOptions m_options;
    std::optional<protocol::TaskResult> m_result;
    std::chrono::milliseconds m_delay{0};
    QList<QUrl> m_allowedCallbacks; ///< callback origins that are allowed
    QSet<QString> m_toldOrigins;    ///< callback origins that are not allowed and were reported, at most 16
    int m_count = 0;                ///< ends after this number of captures; 0: never
    bool m_requiresValid = false;
    int m_taken = 0;          ///< captures that arrived
    int m_captured = 0;       ///< captures that were reported
    int m_notValid = 0;       ///< requests among the reported ones that were not valid
    int m_pendingReplies = 0; ///< automatic replies without an answer yet
    int m_failedReplies = 0;
    bool m_stopping = false; ///< a signal came
    bool m_drained = false;  ///< all requests accepted before the signal have arrived
    bool m_ending = false;
    std::optional<int> m_exitStatus; ///< used when everything that arrived is reported
    /// Captures that were reported while only in memory; a forgotten one is reported twice.
    base::BoundedSet<QUuid> m_shown{10'000};
    CaptureTeller m_teller;
    inspector::Session m_session;
};

} // namespace runlatch::cli
