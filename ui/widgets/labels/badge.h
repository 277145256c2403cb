// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"

#include <QMetaType>
#include <QString>
#include <QWidget>

class QPainter;

namespace runlatch::ui {

class Theme;

/// A state in one word. A quiet badge has no fill and shows the normal state; a filled badge shows a state that needs
/// attention.
struct BadgeSpec
{
    QString text;
    Tone tone = Tone::None;
    QString icon; ///< name in resources/icons; empty for none
    bool quiet = false;

    friend bool operator==(const BadgeSpec &, const BadgeSpec &) = default;
};

QSize badgeSize(const Theme &theme, const BadgeSpec &spec);

/// Draws the badge at the leading end of `rect`, vertically centered. A long word is elided; the icon stays.
void paintBadge(QPainter *painter, const QRect &rect, const BadgeSpec &spec, const Theme &theme);

/// A badge outside of tables. Its accessible name is its word.
class Badge final : public QWidget
{
    Q_OBJECT

public:
    explicit Badge(QWidget *parent = nullptr);
    explicit Badge(const BadgeSpec &spec, QWidget *parent = nullptr);

    void setSpec(const BadgeSpec &spec);
    const BadgeSpec &spec() const { return m_spec; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    BadgeSpec m_spec;
};

} // namespace runlatch::ui

Q_DECLARE_METATYPE(runlatch::ui::BadgeSpec)
