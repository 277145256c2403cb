// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/captureteller.h"
#include "app/cli/command.h"
#include "base/boundedset.h"
#include "base/systemclock.h"
#include "http/client.h"
#include "inspector/session.h"
#include "settings/secretstore.h"

#include <QSet>
#include <QTemporaryDir>

#include <memory>

namespace runlatch::cli {

/// `inspect`: the inspector without a window. Without --store the captures live in a temporary folder. --reply without
/// a key answers only where --allow-callback names the callback's origin. Ends with 1 where a reply failed, and with
/// --require-valid where a request was not valid.
class InspectCommand final : public Command
{
    Q_OBJECT
public:
    explicit InspectCommand(Output &output);
    ~InspectCommand() override;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    /// Finishes accepted requests, gives automatic replies ten seconds, and gives up the rest.
    bool stop() override;

private:
    std::optional<QString> readOptions(const QCommandLineParser &parser);
    std::optional<QString> readReply(const QCommandLineParser &parser);
    std::optional<QString> readEnd(const QCommandLineParser &parser);
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
    http::Client m_http;
    settings::SecretStore m_secrets;
    QTemporaryDir m_folder;
    QString m_file;
    inspector::ReceiverOptions m_options;
    std::optional<protocol::TaskResult> m_result;
    std::chrono::milliseconds m_delay{0};
    QList<QUrl> m_allowedCallbacks; ///< origins
    QSet<QString> m_toldOrigins;    ///< of callbacks that are not among them, at most 16
    int m_count = 0;                ///< end after so many captures; 0: never
    bool m_requiresValid = false;
    int m_taken = 0;          ///< captures that came
    int m_captured = 0;       ///< captures that were told
    int m_notValid = 0;       ///< requests that were, of those
    int m_pendingReplies = 0; ///< automatic ones that were not answered yet
    int m_failedReplies = 0;
    bool m_stopping = false; ///< a signal came
    bool m_drained = false;  ///< and what was accepted before it has come
    bool m_ending = false;
    std::optional<int> m_exitStatus;         ///< when all that came is told
    base::BoundedSet<QUuid> m_shown{10'000}; ///< while in memory only; what is forgotten is shown again when stored
    CaptureTeller m_teller;
    inspector::Session m_session;
};

} // namespace runlatch::cli
