// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace runlatch::ui {

/// The disc before a step: its number, or a check when it is done.
class StepMark final : public QWidget
{
    Q_OBJECT

public:
    enum class State { Later, Current, Done };

    explicit StepMark(int number, QWidget *parent = nullptr);

    void setState(State state);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    State m_state = State::Later;
};

} // namespace runlatch::ui
