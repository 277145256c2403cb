// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCheckBox>

namespace runlatch::ui {

/// An on/off switch without text: its name is for screen readers and the tool tip.
class Switch final : public QCheckBox
{
    Q_OBJECT
public:
    explicit Switch(QWidget *parent = nullptr);

    void setName(const QString &name);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent *event) override;
};

} // namespace runlatch::ui
