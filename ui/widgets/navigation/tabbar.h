// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QTabBar>

namespace runlatch::ui {

/// The pill after a tab's word, kept in its tabData.
struct TabPill
{
    int count = 0;          ///< 0: no pill
    Tone tone = Tone::None; ///< Error if it counts errors
    QString words = {};     ///< the meaning of the count, for screen readers and the tool tip; empty: the count
};

/// A tab bar with text and an accent line. The accessible name includes the count, or what it means: "Signature,
/// 1", "Findings, 2 errors".
class TabBar final : public QTabBar
{
    Q_OBJECT

public:
    explicit TabBar(QWidget *parent = nullptr);

    void setPill(int index, TabPill pill);
    TabPill pill(int index) const;

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintTab(QPainter *painter, int index) const;
};

} // namespace runlatch::ui

Q_DECLARE_METATYPE(runlatch::ui::TabPill)
