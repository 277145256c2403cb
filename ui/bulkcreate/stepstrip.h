// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QHBoxLayout;

namespace runlatch::ui {

class StepButton;

/// The steps of a task as a row of buttons. They can be chosen in any order.
class StepStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit StepStrip(const QStringList &words, QWidget *parent = nullptr);

    void setCurrent(int step);
    void setDone(int step, bool done);

signals:
    void chosen(int step);

private:
    struct Step
    {
        StepButton *button;
        bool done = false;
    };

    void show(int step);

    QList<Step> m_steps;
    int m_current = 0;
};

} // namespace runlatch::ui
