// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class BusyLine;
class RemarkLine;

/// The bar at the foot: a problem or note, Cancel, and the button for the next step.
class StepActions final : public QWidget
{
    Q_OBJECT
public:
    explicit StepActions(QWidget *parent = nullptr);

    void setRemark(Tone tone, const QString &sentence);
    /// `icon` is a name in resources/icons, or empty.
    void setPrimary(const QString &text, const QString &icon = {});
    void setCancelShown(bool shown);
    /// Disables everything except Cancel.
    void setSending(bool sending);
    void focusCancel();

signals:
    void primaryTriggered();
    void cancelTriggered();

private:
    BusyLine *m_busy;
    RemarkLine *m_remark;
    QPushButton *m_cancel;
    QPushButton *m_primary;
};

} // namespace runlatch::ui
