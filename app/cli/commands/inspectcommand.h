// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/inspecthealth.h"
#include "app/cli/commands/inspectreplies.h"
#include "app/cli/commands/inspectrules.h"
#include "app/cli/commands/inspecttunnel.h"
#include "app/cli/commands/storekeys.h"
#include "app/cli/options/command.h"
#include "app/cli/output/captureteller.h"
#include "app/cli/output/countedcaptures.h"
#include "base/systemclock.h"
#include "http/requester.h"
#include "store/sqlite/sealedfolder.h"

#include <optional>

namespace runlatch::cli {

/// `inspect`: the inspector without a window. Without --store the captures are kept in a sealed folder. Without a key,
/// --reply answers only if --allow-callback names the callback's origin. Ends with 2 if the outcome of a reply is not
/// known or its tunnel was given up, otherwise with 1 if a reply failed or, with --require-valid, if a request was not
/// valid.
///
/// Nothing waits for the reader of the output. Receiver bounds the requests that are not printed yet.
class InspectCommand final : public Command
{
    Q_OBJECT
public:
    explicit InspectCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    /// Finishes accepted requests, gives automatic replies ten seconds, and abandons the rest. Reads no more bytes
    /// after five seconds. A second signal abandons replies and bytes at once.
    bool stop() override;

private:
    std::optional<QString> readOptions(const QCommandLineParser &parser);
    std::optional<QString> readStore(const QCommandLineParser &parser);
    std::optional<QString> readEnd(const QCommandLineParser &parser);
    std::optional<QString> faultOfKeys() const;
    void openKept();
    void open(const store::StoreKey &key);
    void connectSession();
    void showUpgrade(const store::UpgradeProgress &progress);
    void showDropped(const store::Dropped &dropped);
    void listen();
    void answer(const QList<store::CaptureRow> &rows);
    void take(const QList<store::CaptureRow> &rows);
    void judge(const store::CaptureRow &row);
    void fail(const base::Error &error);
    void hurry();
    void drain();
    void endWhenDone();
    void end(int exitStatus);
    void finish();

    base::SystemClock m_clock;
    http::Requester m_http;
    StoreKeys m_storeKeys;
    store::SealedFolder m_folder;
    QString m_file;
    inspector::ReceiverOptions m_options;
    int m_count = 0; ///< ends after this number of captures; 0: never
    bool m_requiresValid = false;
    int m_captured = 0;      ///< captures that were reported
    int m_notValid = 0;      ///< requests among the reported ones that were not valid
    bool m_stopping = false; ///< a signal came
    bool m_drained = false;  ///< all requests accepted before the signal have arrived
    bool m_ending = false;
    std::optional<int> m_exitStatus; ///< used when everything that arrived is reported
    CountedCaptures m_answered;
    CountedCaptures m_reported;
    CaptureTeller m_teller;
    inspector::Session m_session;
    InspectReplies m_replies;
    InspectRules m_rules;
    InspectHealth m_health; ///< asks the receiver and the store, so it goes before them
    InspectTunnel m_tunnel; ///< asks the receiver, so it goes first
};

} // namespace runlatch::cli
