// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/label.h"

namespace runlatch::ui {

/// A label of one line that elides its text and never makes the window wider. While elided, the whole text is in the
/// tool tip.
class ElidedLabel final : public Label
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, TextStyle style = TextStyle::Body, QWidget *parent = nullptr);

    void setElideMode(Qt::TextElideMode mode);
    bool isElided() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace runlatch::ui
