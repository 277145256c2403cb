// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tabbar.h"

#include <QTabWidget>

namespace runlatch::ui {

/// Pages under a TabBar, without a frame.
class TabWidget final : public QTabWidget
{
    Q_OBJECT

public:
    explicit TabWidget(const QString &accessibleName, QWidget *parent = nullptr);

    void setPill(int index, TabPill pill) { m_bar->setPill(index, pill); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TabBar *m_bar;
};

} // namespace runlatch::ui
