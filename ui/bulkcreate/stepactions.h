// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class BusyLine;
class RemarkLine;

/// The bar at the foot: a problem or note, the button for the step before, which cancels while something is sent, and
/// the button for the next step.
class StepActions final : public QWidget
{
    Q_OBJECT
public:
    explicit StepActions(QWidget *parent = nullptr);

    void setRemark(Tone tone, const QString &sentence);
    /// `icon` is a name in resources/icons, or empty.
    void setPrimary(const QString &text, const QString &icon = {});
    void setCancelShown(bool shown);
    /// Enables the button for the next step, as far as nothing is being sent.
    void setReady(bool ready);
    /// Disables everything except Cancel.
    void setSending(bool sending);
    void focusCancel();

signals:
    void primaryTriggered();
    void cancelTriggered();

private:
    void showReady();

    BusyLine *m_busy;
    RemarkLine *m_remark;
    QPushButton *m_cancel;
    QPushButton *m_primary;
    bool m_isReady = true;
    bool m_isSending = false;
};

} // namespace runlatch::ui
