// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "simulator/state/servicestate.h"

#include <QObject>

#include <functional>
#include <optional>

namespace runlatch::simulator {

/// Keeps a state in its file: as a whole, so that a crash leaves the old one, and readable by its owner only. It reads
/// and writes in its own thread.
class StateKeeper final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds Delay = std::chrono::seconds(1); ///< changes of that time are one write

    /// `state` gives what is to be kept. `clock` must outlive this.
    StateKeeper(base::Clock &clock, const QString &file, std::function<ServiceState()> state,
                QObject *parent = nullptr);

    /// The state in the file; nullopt if it is not there yet. Errors: those of readServiceState; Usage
    /// "file.unreadable", "state.too-large".
    static base::Result<std::optional<ServiceState>> load(const QString &file);

    /// Something may have changed: it is saved after the delay.
    void noteChange();
    /// Saves at once, unless the file has it already. Errors: Storage "file.not-written", "file.foreign-link",
    /// "state.too-large".
    base::Done save();

signals:
    /// A change could not be saved. It is tried again after the next change, and at the end.
    void failed(const runlatch::base::Error &error);

private:
    base::Clock &m_clock;
    const QString m_file;
    const std::function<ServiceState()> m_state;
    QByteArray m_saved;
    bool m_isDue = false;
};

} // namespace runlatch::simulator
