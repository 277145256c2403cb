// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/readback/readbackcomparison.h"
#include "service/endpoint.h"
#include "settings/connection.h"
#include "ui/workbench.h"

#include <QWidget>

#include <memory>
#include <optional>

class QPushButton;

namespace runlatch::ui {

class HeaderStrip;
class MessageBar;

/// Asks the service what it has of a run task that was answered, and says what differs from what was sent. The question
/// goes with the person's own token, to the simulator or a connection that the callback URL belongs to, never to the
/// URL itself. Hidden while nothing was accepted.
class AskService final : public QWidget
{
    Q_OBJECT
public:
    /// The button goes into the header, which must outlive this; the answer is shown here.
    AskService(Workbench &workbench, HeaderStrip &header, QWidget *parent = nullptr);

    void clear(); ///< another request is opened
    /// A newer state of the open request too. The answer that is shown stays, unless another reply was sent since.
    void setCapture(const store::Capture &capture, const QUrl &callback);

private:
    std::optional<settings::Connection> connection() const;
    bool isOfSimulator() const;
    void showButton();
    void ask();
    void askAt(const service::Endpoint &endpoint);
    void refuse(const base::Error &error);
    void compare(const inspector::ReadBack &served);
    void tell(const inspector::ReadBackComparison &comparison);

    Workbench &m_workbench;
    store::Capture m_capture;
    QUrl m_callback;
    std::unique_ptr<QObject> m_question; ///< context of the answers; replaced with the request
    QPushButton *m_ask;
    MessageBar *m_answer;
};

} // namespace runlatch::ui
