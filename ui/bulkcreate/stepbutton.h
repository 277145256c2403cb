// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/controls/pushbutton.h"

namespace runlatch::ui {

class Label;
class StepMark;

/// One step of several: its mark and its name. It can be chosen at any time.
class StepButton final : public PushButton
{
    Q_OBJECT
public:
    StepButton(int number, const QString &word, QWidget *parent = nullptr);

    void setState(bool current, bool done);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    QString m_word;
    StepMark *m_mark;
    Label *m_label;
};

} // namespace runlatch::ui
