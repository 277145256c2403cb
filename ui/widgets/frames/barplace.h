// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace runlatch::ui {

/// The row of a bar, with the margins that all bars share.
QHBoxLayout *makeBarRow(QWidget &bar);
/// The box of a bar, in its own coordinates: a small gap parts it from its neighbors.
QRect barBox(const QWidget &bar);
/// The shape of all bars: the box in the color of the tone, with a border in high contrast.
void paintBar(QWidget &bar, Tone tone);

/// The one place of a page for its bars: below what they are about, and above its foot. A bar that comes takes its room
/// from the end of the list, so no row moves and the foot stays.
class BarPlace final : public QWidget
{
    Q_OBJECT

public:
    explicit BarPlace(QWidget *parent = nullptr);

    /// Adds a bar below the earlier ones. The bar shows and hides itself.
    void add(QWidget *bar);

private:
    QVBoxLayout *m_bars;
};

} // namespace runlatch::ui
