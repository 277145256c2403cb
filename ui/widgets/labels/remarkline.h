// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

namespace runlatch::ui {

class Label;

/// An icon and a sentence in the color of the tone. Hidden if there is no sentence.
class RemarkLine final : public QWidget
{
    Q_OBJECT
public:
    explicit RemarkLine(QWidget *parent = nullptr);

    void setRemark(Tone tone, const QString &sentence);
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone = Tone::None;
    Label *m_words;
};

} // namespace runlatch::ui
