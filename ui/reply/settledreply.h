// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/captures/capture.h"

#include <QWidget>

#include <memory>

class QPushButton;

namespace runlatch::ui {

class Label;
class ReviewerView;

/// A run task with its final result: the sent reply as the reviewer sees it, and the actions that are still possible.
class SettledReply final : public QWidget
{
    Q_OBJECT
public:
    /// `clock` must outlive this.
    explicit SettledReply(base::Clock &clock, QWidget *parent = nullptr);

    void setState(protocol::TaskState state); ///< shows the state while the sent replies are being read
    /// Shows the accepted replies of the capture. Long ones are read in the thread pool.
    void setCapture(const store::Capture &capture);
    void focusFirst();

signals:
    void backWanted();
    void anotherWanted(); ///< the user wants to send another reply, which the service refuses

private:
    struct Sent;
    static Sent sentOf(const store::Capture &capture);
    void showSent(const store::CaptureRow &row, const Sent &sent);

    base::Clock &m_clock;
    Label *m_fact;
    Label *m_next;
    ReviewerView *m_reviewer;
    QPushButton *m_back;
    std::unique_ptr<QObject> m_question; ///< context of what is being read
};

} // namespace runlatch::ui
