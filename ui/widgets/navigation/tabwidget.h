// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/navigation/tabbar.h"

#include <QSet>
#include <QTabWidget>

namespace runlatch::ui {

/// Pages under a TabBar, without a frame. A page that takes over the focus for the first time gives it to the first
/// control of its layout, later to the one that had it.
class TabWidget final : public QTabWidget
{
    Q_OBJECT

public:
    explicit TabWidget(const QString &accessibleName, QWidget *parent = nullptr);

    void setPill(int index, TabPill pill) { m_bar->setPill(index, pill); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void focusFirst();

    TabBar *m_bar;
    QSet<const QWidget *> m_visited;
};

} // namespace runlatch::ui
