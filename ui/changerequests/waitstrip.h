// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "service/client.h"

#include <QWidget>

namespace runlatch::ui {

class ElidedLabel;

/// Says that requests to the service have to wait, with the reason and the seconds. Hidden if nothing waits.
class WaitStrip final : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this.
    WaitStrip(service::Client &client, base::Clock &clock, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void begin(const service::Wait &wait);
    void tick();

    base::Clock &m_clock;
    ElidedLabel *m_sentence;
    service::Wait m_wait;
    std::chrono::milliseconds m_until{0};
};

} // namespace runlatch::ui
