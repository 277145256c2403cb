// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>

namespace runlatch::ui {

/// Says from when on something that cannot be undone may be agreed to: what is asked has stood for a second, and no key
/// is down. So neither a key that is held down nor one that is pressed twice, both meant for what stood there before,
/// agrees to it. Keys that are pressed later take nothing back.
class ConsentTime final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds Standing{1000};

    /// `clock` must outlive this.
    explicit ConsentTime(base::Clock &clock, QObject *parent = nullptr);

    void begin(); ///< something, or something else, is asked from now on
    void end();   ///< nothing is asked
    bool isOver() const { return m_isOver; }

signals:
    void over(); ///< it may be agreed to

private:
    void look();

    base::Clock &m_clock;
    std::chrono::milliseconds m_at{0}; ///< when it has stood long enough
    bool m_isAsked = false;
    bool m_isOver = false;
};

} // namespace runlatch::ui
