// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "http/requester.h"
#include "inspector/receiver.h"
#include "tunnel/tunnel.h"

#include <QCommandLineParser>

#include <memory>
#include <optional>

namespace runlatch::cli {

/// The tunnel of `inspect`: started when it listens, told in events, and ended with this.
class InspectTunnel final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    InspectTunnel(Output &output, http::Requester &http, base::Clock &clock);

    static void declare(QCommandLineParser &parser);
    std::optional<QString> read(const QCommandLineParser &parser); ///< a sentence if the options are wrong
    /// Starts the command, if one was given, for the receiver, which listens and outlives this.
    void start(inspector::Receiver &receiver);

signals:
    void gaveUp(const runlatch::base::Error &error); ///< it does not start again

private:
    void take();
    void tell(const QUrl &url);

    Output &m_output;
    http::Requester &m_http;
    base::Clock &m_clock;
    QStringList m_words;
    inspector::Receiver *m_receiver = nullptr;
    std::unique_ptr<tunnel::Tunnel> m_tunnel;
    tunnel::Tunnel::State m_told = tunnel::Tunnel::State::Stopped;
    QUrl m_toldUrl;
};

} // namespace runlatch::cli
