// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/storekeys.h"
#include "app/cli/options/command.h"
#include "app/cli/options/payloadvalues.h"
#include "base/systemclock.h"
#include "protocol/edits.h"
#include "replay/replay.h"
#include "store/capturestore.h"

#include <optional>

namespace runlatch::cli {

/// `replay`: sends a captured request again, once or many times: as it came, signed anew, or with other values. What
/// was changed is kept in the store as a request of its own, if no other program has its file open. Ends with 0 if all
/// were answered 2xx, with 1 if others were, with 2 if none was answered, and with 3 if some were answered 2xx.
class ReplayCommand final : public Command
{
    Q_OBJECT
public:
    explicit ReplayCommand(Output &output);
    ~ReplayCommand() override;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    Interruption interruption() const override; ///< of what is under way nobody knows whether it arrived

private:
    std::optional<QString> readBatch(const QCommandLineParser &parser);
    std::optional<QString> readChanges(const QCommandLineParser &parser);
    void load(const base::Result<store::StoreKey> &key);
    base::Done judge(const store::Capture &capture, const base::Result<store::StoreKey> &key) const;
    void warn() const;
    base::Done change();
    void send();
    void tell(const replay::Sent &sent);
    void keep();
    void finish();
    void fail(const base::Error &error);

    base::SystemClock m_clock;
    StoreKeys m_storeKeys;
    QString m_file;
    qint64 m_id = 0;
    PayloadValues m_values;
    QStringList m_unset;
    replay::Batch m_batch;
    store::Capture m_capture;
    store::StoreKey m_key;
    protocol::Edits m_edits;
    int m_firstStatus = 0; ///< of the first answer
    replay::Resender m_resender;
    replay::Replay m_replay;
    std::unique_ptr<store::CaptureStore> m_store;
};

} // namespace runlatch::cli
