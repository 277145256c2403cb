// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class RemarkLine;

/// A remark on what was entered, and a button that fixes it. Hidden if there is no remark.
class FixLine final : public QWidget
{
    Q_OBJECT
public:
    explicit FixLine(QWidget *parent = nullptr);

    /// `action` fixes it in one click ("Add https://"); without one there is no button.
    void setRemark(Tone tone, const QString &sentence, const QString &action = {});
    QString text() const;
    Tone tone() const { return m_tone; }

signals:
    void actionTriggered();

private:
    Tone m_tone = Tone::None;
    RemarkLine *m_remark;
    QPushButton *m_action;
};

} // namespace runlatch::ui
