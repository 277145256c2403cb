// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

namespace runlatch::ui {

class Label;

/// Shows how much of a limit is used: in words, and as a bar.
class SizeMeter final : public QWidget
{
    Q_OBJECT
public:
    explicit SizeMeter(QWidget *parent = nullptr);

    /// All in bytes. More than `advised` is a warning, more than `most` an error.
    void setSize(qint64 bytes, qint64 advised, qint64 most);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int barWidth() const;

    Label *m_words;
    double m_share = 0; ///< of the limit, 1 for all of it
    Tone m_tone = Tone::None;
};

} // namespace runlatch::ui
