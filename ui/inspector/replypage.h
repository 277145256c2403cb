// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/workbench.h"

#include <QWidget>

namespace runlatch::ui {

class Badge;
class ElidedLabel;
class ReplyForm;

/// The form with what surrounds it: which request it answers, the way back, and sending.
class ReplyPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ReplyPage(Workbench &workbench, QWidget *parent = nullptr);

    void open(const store::CaptureRow &row);
    /// A newer state of a capture; only the open one is of interest.
    void update(const store::CaptureRow &row);
    void focusFirst();

signals:
    void closed();
    void draftsChanged(const QSet<qint64> &captures); ///< as of ReplyForm

private:
    void showRequest(const store::CaptureRow &row);
    void loadSecrets();
    void showObstacles();
    void send(const protocol::TaskResult &result, bool anyway);

    Workbench &m_workbench;
    ElidedLabel *m_request;
    Badge *m_level;
    ReplyForm *m_form;
    store::Capture m_capture; ///< of the open row, as far as it is loaded
    bool m_loaded = false;
    bool m_ended = false;    ///< a final reply was just accepted: nobody is warned of a second one yet
    bool m_hasEnded = false; ///< by what was just sent here
};

} // namespace runlatch::ui
