// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace runlatch::ui {

/// A line of one pixel that separates two groups.
class Hairline final : public QWidget
{
    Q_OBJECT

public:
    explicit Hairline(QWidget *parent = nullptr); ///< horizontal
    explicit Hairline(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace runlatch::ui
